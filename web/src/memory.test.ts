import { afterEach, expect, test, vi } from "vitest";
import { keep, keepAll, recall, recallAll } from "./memory";

afterEach(() => vi.unstubAllGlobals());

test("what was kept is recalled", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) });
  keep("language", "cs");
  keepAll("settings", { theme: "dark" });
  expect([recall("language"), recallAll("settings"), recallAll("nothing")]).toEqual(["cs", { theme: "dark" }, null]);
  expect(recallAll("language")).toBeNull();
});

test("a browser that keeps nothing is no reason to stop", () => {
  const refuse = (): never => {
    throw new DOMException("Access is denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  keep("language", "cs");
  keepAll("settings", {});
  expect([recall("language"), recallAll("settings")]).toEqual([null, null]);
});
