// What is told of tables is wrong in a moment: it is asked for again while somebody looks.

const LOOK_EVERY_MS = 15_000;

/** Look now, every quarter of a minute, and when the page is looked at again; for `onMount`. */
export function keepLooking(look: () => Promise<void>): () => void {
  const lookIfSeen = (): void => void (document.hidden || look());
  lookIfSeen();
  const timer = setInterval(lookIfSeen, LOOK_EVERY_MS);
  document.addEventListener("visibilitychange", lookIfSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", lookIfSeen);
  };
}
