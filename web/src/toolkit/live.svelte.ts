// What is said aloud to who listens to the page. The table page shows `live.words` in one polite live region;
// everybody else only speaks.

let words = $state("");
let isOdd = false;

export const live = {
  get words(): string {
    return words;
  },
};

/** Said once; the same words again are said again. */
export function speak(text: string): void {
  isOdd = !isOdd;
  words = isOdd ? text : `${text}\u00a0`;
}
