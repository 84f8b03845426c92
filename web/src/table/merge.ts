/** Everything once, in the order of revisions; what is known already is replaced by its news. */
export function mergeByRevision<T extends { revision: number }>(known: readonly T[], news: readonly T[]): readonly T[] {
  if (news.length === 0) return known;
  const last = known.at(-1)?.revision ?? -1;
  if (news.every((each, index) => each.revision > (news[index - 1]?.revision ?? last))) return [...known, ...news];
  const byRevision = new Map([...known, ...news].map((each) => [each.revision, each]));
  return [...byRevision.values()].sort((one, other) => one.revision - other.revision);
}
