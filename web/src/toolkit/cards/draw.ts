// The faces of playing cards, drawn as SVG on 100 by 140. One text for all who show cards: boards, and the
// rulebooks that are made when the page is built. Colours come from classes, see cards.css.

import { FIGURES, isCourt } from "./court";
import { pipsOf } from "./pips";
import { type CardName, isRed, OUTLINES, readCard, type Suit, writeCard } from "./suits";

const round = (number: number): number => Math.round(number * 1000) / 1000;

/** The sign of a suit with its middle at a point, so many high. */
function sign(suit: Suit, x: number, y: number, size: number, isTurned = false): string {
  const scale = round((isTurned ? -size : size) / 90);
  return `<path class="sign" transform="translate(${x} ${round(y)}) scale(${scale})" d="${OUTLINES[suit]}"/>`;
}

/** Both halves of something that looks the same when the card is turned. */
const twice = (half: string): string => `${half}<g transform="rotate(180 50 70)">${half}</g>`;

function letters(rank: string, x: number, y: number, size: number): string {
  // Ten has two of them, and as little room as the others.
  const narrow = rank.length > 1 ? ` textLength="${round(size * 0.84)}" lengthAdjust="spacingAndGlyphs"` : "";
  return `<text x="${x}" y="${y}" font-size="${size}"${narrow}>${rank.toUpperCase()}</text>`;
}

function drawMiddle({ rank, suit }: CardName): string {
  if (isCourt(rank)) return drawCourt(rank, suit);
  if (rank === "a") return `<circle class="ring" cx="50" cy="70" r="30"/>${sign(suit, 50, 70, 40)}`;
  return pipsOf(rank)
    .map(({ x, y, isTurned }) => sign(suit, x, y, 18, isTurned))
    .join("");
}

function drawCourt(rank: "j" | "q" | "k", suit: Suit): string {
  const figure = `<g transform="translate(6.5 9.1) scale(.87)">${FIGURES[rank]}</g>`;
  const frame = '<rect class="frame" x="25.6" y="15" width="48.8" height="110" rx="3"/>';
  return `<g class="court">${twice(figure + sign(suit, 33.5, 26, 10.5))}${frame}</g>`;
}

/** What is seen of a card as large as in a hand: index, signs, figures. */
function drawLarge(card: CardName): string {
  const corner = letters(card.rank, 13.5, 27, 28) + sign(card.suit, 13.5, 41, 17);
  return `<g class="large">${twice(corner)}${drawMiddle(card)}</g>`;
}

/** What can still be read of a small one: a great index and one great sign. */
function drawSmall({ rank, suit }: CardName): string {
  return `<g class="small">${letters(rank, 33, 56, 66)}${sign(suit, 62, 99, 58)}</g>`;
}

/** The face of a card by its name ("10d"), without the paper; "" where there is no such card. */
export function drawFace(name: string): string {
  const card = readCard(name);
  return card === null ? "" : drawSmall(card) + drawLarge(card);
}

/** A whole card as a picture of its own that says its name, for texts. */
export function drawCard(name: string): string {
  const card = readCard(name);
  if (card === null) return "";
  const colour = isRed(card.suit) ? "red" : "black";
  const paper = '<rect class="paper" x="1" y="1" width="98" height="138" rx="9"/>';
  const head = `<svg class="playing-card ${colour}" viewBox="0 0 100 140" role="img" aria-label="${writeCard(name)}">`;
  return `${head}${paper}${drawLarge(card)}</svg>`;
}
