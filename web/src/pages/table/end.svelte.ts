import type { Attachment } from "svelte/attachments";

const NEAR_PX = 60;

/** Scrolls along as lines are added, unless the reader has scrolled back. */
export function staysAtEnd(lines: () => readonly unknown[]): Attachment<HTMLElement> {
  return (element) => {
    let isAtEnd = true;
    const look = (): void => {
      isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
    };
    const follow = (): void => {
      if (isAtEnd) element.scrollTop = element.scrollHeight;
    };
    element.addEventListener("scroll", look, { passive: true });
    const size = new ResizeObserver(follow);
    size.observe(element);
    $effect(() => {
      lines();
      follow();
    });
    return () => {
      size.disconnect();
      element.removeEventListener("scroll", look);
    };
  };
}
