import { afterAll, beforeAll, expect, test, vi } from "vitest";

let route: typeof import("./route.svelte");
const location = { pathname: "/", hash: "" };
const go = (_state: null, _title: string, path: string): void => void (location.pathname = path);

beforeAll(async () => {
  vi.stubGlobal("window", { location, history: { pushState: go, replaceState: go }, scrollTo: () => {} });
  vi.stubGlobal("document", { getElementById: () => null });
  route = await import("./route.svelte");
});

afterAll(() => void vi.unstubAllGlobals());

test.each(["/t/LFM%20KRT", "/t/lfm-krt", "/t/LFMKRT/"])("the table of %j is found", (path) => {
  expect(route.readRoute(path)).toEqual({ page: "table", code: "lfmkrt" });
});

test.each([
  ["#CH-1", "CH-1"],
  ["#1%2F2", "1/2"],
  ["#100%", "100%"],
  ["", null],
])("a rulebook opens at %j", (hash, rule) => {
  expect(route.readRoute("/rules/chess", hash)).toEqual({ page: "rules", game: "chess", rule });
});

test("an address of no letters leads nowhere, and the page opens all the same", () => {
  expect(route.readRoute("/t/%E0%A4%A")).toEqual({ page: "lost" });
});

test("an answer leads on who is still here", async () => {
  const { place } = route;
  place.go("/try/chess");
  await place.goWhen(Promise.resolve("/t/lfmkrt"), "replaceState");
  expect(place.route).toEqual({ page: "table", code: "lfmkrt" });
});

test("an answer does not fetch back who has gone on", async () => {
  const { place } = route;
  place.go("/try/chess");
  const led = place.goWhen(Promise.resolve("/t/lfmkrt"));
  place.go("/rules/chess");
  await led;
  expect(place.route).toEqual({ page: "rules", game: "chess", rule: null });
});
