import { expect, test } from "vitest";
import { readCode, spaced } from "./code";

test.each([
  ["bcdf-ghjk-mnp2", "as it is kept"],
  ["bcdfghjkmnp2", "without dashes"],
  [" BCDF GHJK MNP2 ", "in capitals, with blanks"],
  ["https://hra.example/t/bcdf-ghjk-mnp2", "as a link"],
  ["Pojď hrát! http://10.0.0.7:7777/t/BCDF-GHJK-MNP2?x=1#y", "as a link in a message"],
])("a code is read from %j, %s", (text) => {
  expect(readCode(text)).toBe("bcdf-ghjk-mnp2");
});

test.each(["lfmkrt", "LFM KRT", " lfm-krt ", "https://hra.example/t/LFMKRT"])(
  "a short code is read from %j",
  (text) => {
    expect(readCode(text)).toBe("lfmkrt");
  },
);

test("a short code that was misheard goes to the room as it is", () => {
  expect(readCode("PVN QST")).toBe("pvnqst");
});

test("a short code is shown in two halves", () => {
  expect(spaced("lfmkrt")).toBe("LFM KRT");
});

test.each([
  "lfmkr",
  "lfmkrta",
  "lfmkra",
  "lfmkr2",
  "",
  "bcdf",
  "bcdf-ghjk-mnp",
  "bcdf-ghjk-mnp22",
  "acdf-ghjk-mnp2",
  "bcdf-ghjk-mnp1",
  "/t/",
  "bcdf/ghjk/mnp2",
])("%j is no code", (text) => {
  expect(readCode(text)).toBeNull();
});
