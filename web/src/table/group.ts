import type { Told } from "../wire";

/** Something told, and how many times running. */
export interface Repeated extends Told {
  times: number;
}

/** The same told again and again is one line. */
export function groupRepeated(story: readonly Told[]): readonly Repeated[] {
  const groups: Repeated[] = [];
  let last = "";
  for (const told of story) {
    const now = JSON.stringify(told.sentences);
    if (now === last) groups.at(-1)!.times += 1;
    else groups.push({ ...told, times: 1 });
    last = now;
  }
  return groups;
}
