// The code of a table, as people read it aloud, type it and paste it.

const PASTED_LINK = /\/t\/([^/?#\s]+)/;
const CODE = /^[bcdfghjkmnpqrstvwxyz2-9]{12}$/;
// What a short one may be heard as; which letters are meant, the room knows.
const SHORT = /^[b-df-hj-np-tv-xz]{6}$/;

/** The code in what somebody typed or pasted: a link, capitals, blanks and missing dashes are fine. */
export function readCode(text: string): string | null {
  const word = PASTED_LINK.exec(text)?.[1] ?? text;
  const letters = word.toLowerCase().replace(/[\s\-–_.]/g, "");
  if (SHORT.test(letters)) return letters;
  return CODE.test(letters) ? letters.match(/.{4}/g)!.join("-") : null;
}

/** A short code as it is read aloud: "LFM KRT". */
export const spaced = (short: string): string => `${short.slice(0, 3)} ${short.slice(3)}`.toUpperCase();
