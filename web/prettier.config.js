// How everything of the page is laid out: `npm run format`.

export default {
  printWidth: 120,
  plugins: ["prettier-plugin-svelte"],
};
