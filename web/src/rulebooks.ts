// Where the rulebooks of all games are: a long list, loaded when one is opened. Nothing here names a game.

const rulebooks = import.meta.glob<string>("../../src/hrajme/games/*/rulebook/*.md", { import: "default" });

/** The rulebook of a game as HTML; "" where there is none. */
export async function readRulebook(game: string, language: string): Promise<string> {
  return (await rulebooks[`../../src/hrajme/games/${game}/rulebook/${language}.md`]?.()) ?? "";
}
