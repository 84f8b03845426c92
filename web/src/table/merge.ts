import type { Update } from "../wire";

/** Everything once, in the order of revisions; what is known already is replaced by its news. */
export function mergeByRevision<T extends { revision: number }>(known: readonly T[], news: readonly T[]): readonly T[] {
  if (news.length === 0) return known;
  const last = known.at(-1)?.revision ?? -1;
  if (news.every((each, index) => each.revision > (news[index - 1]?.revision ?? last))) return [...known, ...news];
  const byRevision = new Map([...known, ...news].map((each) => [each.revision, each]));
  return [...byRevision.values()].sort((one, other) => one.revision - other.revision);
}

/** Whether the news join what is known up to this revision: nothing is left out, and the room knows as much. */
export function followsOn(update: Update, known: number | undefined): boolean {
  return known !== undefined && update.story_since <= known && update.table.revision >= known;
}
