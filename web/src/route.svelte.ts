// Which page the address means. Plain paths, the browser's own history, no library.

import { readCode } from "./code";

export type Route =
  | { page: "home" }
  | { page: "table"; code: string }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "score"; game: string }
  | { page: "try"; game: string }
  | { page: "lost" };

export function readRoute(path: string, hash = ""): Route {
  const parts = path
    .split("/")
    .filter((part) => part !== "")
    .map(readable);
  if (parts.length === 0) return { page: "home" };
  if (parts.length === 2 && parts[0] === "t") {
    const code = readCode(parts[1]!);
    return code === null ? { page: "lost" } : { page: "table", code };
  }
  if (parts.length === 2 && parts[0] === "rules") {
    return { page: "rules", game: parts[1]!, rule: hash.length > 1 ? readable(hash.slice(1)) : null };
  }
  if (parts.length === 2 && (parts[0] === "score" || parts[0] === "try")) return { page: parts[0], game: parts[1]! };
  return { page: "lost" };
}

/** An address may have been typed by hand: what stands for no letters stays as it is. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Place {
  route: Route = $state.raw(readRoute(window.location.pathname, window.location.hash));

  /** With "replaceState" one does not come back to where one goes from. */
  go(path: string, how: "pushState" | "replaceState" = "pushState"): void {
    window.history[how](null, "", path);
    this.arrive();
    window.scrollTo(0, 0);
    // The keyboard starts at the top of the new page.
    document.getElementById("app")?.focus();
  }

  /** Where an answer leads that takes its time: whoever has gone elsewhere meanwhile is not fetched from there. */
  async goWhen(answer: Promise<string>, how?: "pushState" | "replaceState"): Promise<void> {
    const from = this.route;
    const path = await answer;
    if (this.route === from) this.go(path, how);
  }

  arrive(): void {
    this.route = readRoute(window.location.pathname, window.location.hash);
  }
}

export const place = new Place();

/** Links within the room change the page without loading it again. */
export function followLinks(event: MouseEvent): void {
  const isPlainClick = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || !isPlainClick) return;
  if (link.target !== "" || link.origin !== window.location.origin || link.hasAttribute("download")) return;
  if (link.getAttribute("href")!.startsWith("#")) return;
  event.preventDefault();
  place.go(link.pathname + link.search + link.hash);
}
