/** What is asked at the foot of a box that scrolls is seen at once, with its answers. */
export function bringIntoSight(node: HTMLElement): void {
  node.scrollIntoView({ block: "nearest" });
}
