import type { Update } from "../wire";

/** Everything once, in the order of revisions; what is known already is replaced by its news. */
export function mergeByRevision<T extends { revision: number }>(known: readonly T[], news: readonly T[]): readonly T[] {
  if (news.length === 0) return known;
  const last = known.at(-1)?.revision ?? -1;
  if (news.every((each, index) => each.revision > (news[index - 1]?.revision ?? last))) return [...known, ...news];
  const byRevision = new Map([...known, ...news].map((each) => [each.revision, each]));
  return [...byRevision.values()].sort((one, other) => one.revision - other.revision);
}

/**
 * Whether the news join what is known up to this revision: nothing is left out, and the room knows as much. What is
 * told again is told to somebody else, who is not to read the rest.
 */
export function followsOn({ table, story, story_since }: Update, known: number | undefined): boolean {
  if (known === undefined || story_since > known || table.revision < known) return false;
  return story.every(({ revision }) => revision > known);
}
