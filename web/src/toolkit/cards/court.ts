// Jack, queen and king: our own drawings, one half of each; the other half stands on its head. The colours are
// classes (see cards.css), so that the page decides about them.

type Court = "j" | "q" | "k";

export const isCourt = (rank: string): rank is Court => rank === "j" || rank === "q" || rank === "k";

const FACE =
  '<path class="skin" d="M41.5 33H58.5V43C58.5 50 54 54 50 54S41.5 50 41.5 43Z"/>' +
  '<path class="line" d="M44 39.5q2-1.600 4 0M52 39.5q2-1.600 4 0M50 41.5v4.5h-1.600M47.5 49.300q2.5 1.5 5 0"/>' +
  '<path class="ink" d="M45.200 41.600a1 1 0 1 0 1.900 0ZM53 41.600a1 1 0 1 0 1.900 0Z"/>';

const SHOULDERS = '<path class="robe" d="M22 72V64C26 56 37 55 42 52L50 60 58 52C63 55 74 56 78 64V72Z"/>';
const SLEEVES =
  '<path class="trim" d="M31 57.300 35.5 55.800 32 72H27ZM69 57.300 64.5 55.800 68 72H73Z"/>' +
  '<path class="line" d="M42 52 36 72M58 52 64 72"/>';
const PANEL =
  '<path class="trim" d="M44.5 56 50 61 55.5 56V72H44.5Z"/>' +
  '<path class="robe" d="M50 63.5 52.5 67 50 70.5 47.5 67Z"/>';
const SASH =
  '<path class="trim" d="M22 67.5H78V72.5H22Z"/><path class="line" d="M22 67.5H78"/>' +
  '<path class="robe" d="M28 70l2-1.600 2 1.600-2 1.600ZM38 70l2-1.600 2 1.600-2 1.600ZM48 70l2-1.600 2 1.600-2 1.600ZM58 70l2-1.600 2 1.600-2 1.600ZM68 70l2-1.600 2 1.600-2 1.600Z"/>';

const JACK =
  '<path class="hair" d="M39 31C37 38 37.5 47 41 50.5 43 48 43 40 42.5 33H57.5C57 40 57 48 59 50.5 62.5 47 63 38 61 31Z"/>' +
  FACE +
  '<path class="robe" d="M37.5 33C36.5 23 45 18.5 52 19.5 60 20.5 64 26 62.5 33Z"/>' +
  '<path class="trim" d="M37 33.5V30.200C45 28.600 55 28.600 63 30.200V33.5C55 32 45 32 37 33.5Z"/>' +
  '<path class="plume" d="M59 29C62 21 68 16.5 74.5 17.5 74 23.5 69 28.5 61.5 30.5Z"/>' +
  '<path class="line" d="M60.5 29.5Q66 23 72 19.5"/>' +
  SHOULDERS +
  SLEEVES +
  '<path class="plume" d="M43 51.5 50 58.5 57 51.5 60 54.5 50 64 40 54.5Z"/>' +
  '<path class="line" d="M29.5 66V41"/><path class="trim" d="M29.5 33 33 42H26Z"/>';

const QUEEN =
  '<path class="hair" d="M39.5 29C35.5 37 34.5 50 38 57.5L43 53.5V33H57V53.5L62 57.5C65.5 50 64.5 37 60.5 29Z"/>' +
  FACE +
  '<path class="hair" d="M41.5 37C43 32.5 47 31.5 50 31.5S57 32.5 58.5 37L59.5 31H40.5Z"/>' +
  '<path class="trim" d="M39.5 31.5 37 21.5 43.5 26.5 50 18.5 56.5 26.5 63 21.5 60.5 31.5C54 29.800 46 29.800 39.5 31.5Z"/>' +
  '<path class="robe" d="M35.400 20.5a1.700 1.700 0 1 1 3.400 0 1.700 1.700 0 1 1-3.400 0ZM48.300 17.5a1.700 1.700 0 1 1 3.400 0 1.700 1.700 0 1 1-3.400 0ZM61.200 20.5a1.700 1.700 0 1 1 3.400 0 1.700 1.700 0 1 1-3.400 0Z"/>' +
  SHOULDERS +
  PANEL +
  '<path class="plume" d="M40 54C43 60 47 61.5 50 61.5S57 60 60 54L58 52C56 56 53 57.5 50 57.5S44 56 42 52Z"/>' +
  '<path class="line" d="M70.5 66C69 60 70.5 54 70.5 48"/>' +
  '<path class="plume" d="M70.5 41.5a3.200 3.200 0 0 1 3.600 4.600 3.200 3.200 0 0 1-2 5.400h-3.200a3.200 3.200 0 0 1-2-5.400 3.200 3.200 0 0 1 3.600-4.600Z"/>' +
  '<path class="trim" d="M68.700 47a1.800 1.800 0 1 1 3.600 0 1.800 1.800 0 1 1-3.600 0Z"/>';

const KING =
  '<path class="hair" d="M39 31C37 38 38 44 41 47.5V33H59V47.5C62 44 63 38 61 31Z"/>' +
  FACE +
  '<path class="hair" d="M41.5 44C41 54 45 60.5 50 60.5S59 54 58.5 44C57 47.5 53.5 48 50 46.800 46.5 48 43 47.5 41.5 44Z"/>' +
  '<path class="skin" d="M47.300 49.600q2.700 2 5.400 0-2.700-1.300-5.400 0Z"/>' +
  '<path class="trim" d="M38.5 33 36 21 43.300 26 46.800 19.5H53.200L56.700 26 64 21 61.5 33C54 31.300 46 31.300 38.5 33Z"/>' +
  '<path class="trim" d="M48.800 20V17.300H46.700V15.200H48.800V13.200H51.200V15.200H53.300V17.300H51.200V20Z"/>' +
  '<path class="robe" d="M50 23.5 52 26.5 50 29.5 48 26.5ZM42.5 27.200 44 29 42.5 30.800 41 29ZM57.5 27.200 59 29 57.5 30.800 56 29Z"/>' +
  SHOULDERS +
  SLEEVES +
  '<path class="plume" d="M40 53C41.5 61 46 64.5 50 64.5S58.5 61 60 53L63.5 55C61.5 65 56 69.5 50 69.5S38.5 65 36.5 55Z"/>' +
  '<path class="hair" d="M41.800 51C43 57 46 60.5 50 60.5S57 57 58.200 51C57 54 46 54 41.800 51Z"/>' +
  '<path class="line" d="M71 67V36"/><path class="trim" d="M68.200 34.5a2.800 2.800 0 1 1 5.600 0 2.800 2.800 0 1 1-5.600 0ZM70.200 31.800V27.5H71.800V31.800Z"/>' +
  '<path class="line" d="M69 29.300h4"/>';

/** The upper half, in a frame from 22, 12 to 78, 70. */
export const FIGURES: Readonly<Record<Court, string>> = { j: JACK + SASH, q: QUEEN + SASH, k: KING + SASH };
