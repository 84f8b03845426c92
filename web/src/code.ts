// The code of a table, as people read it aloud, type it and paste it.

const PASTED_LINK = /\/t\/([^/?#\s]+)/;
const CODE = /^[bcdfghjkmnpqrstvwxyz2-9]{12}$/;

/** The code in what somebody typed or pasted: a link, capitals, blanks and missing dashes are fine. */
export function readCode(text: string): string | null {
  const word = PASTED_LINK.exec(text)?.[1] ?? text;
  const letters = word.toLowerCase().replace(/[\s\-–_.]/g, "");
  return CODE.test(letters) ? letters.match(/.{4}/g)!.join("-") : null;
}
