import { editDistance, prefixDistance } from "../../../shared/search/edit-distance.ts";
import { withoutAccents } from "../../../shared/text/text.ts";
import { toMarkedText } from "./marked-text.ts";

/** Letters that may differ between a word as it is typed and as it is meant. */
const mostTypos = 2;
const words = /\p{Letter}[\p{Letter}\p{Mark}]*/gu;

/**
 * The question as it must have been meant: each word that the best product does not say is replaced by the nearest of
 * those by which it was found, which are marked in its texts. Null where that changes nothing.
 */
export function correctionOf(query: string, highlights: Record<string, unknown> = {}): string | null {
  const said = [...new Set(textsOf(highlights).flatMap((text) => markedWords(text)))];
  const corrected = query.replace(words, (word) => meant(word, said));
  return corrected === query ? null : corrected;
}

function meant(word: string, said: readonly string[]): string {
  const plain = plainOf(word);
  if (plain.length < 4 || said.some((other) => plainOf(other).startsWith(plain))) return word;
  const ranked = said
    .map((other) => ({ other, typos: distance(plain, plainOf(other)) }))
    .toSorted((one, another) => one.typos - another.typos);
  const [best] = ranked;
  return best && best.typos > 0 && best.typos <= mostTypos ? best.other : word;
}

const distance = (typed: string, said: string) =>
  Math.min(editDistance(typed, said, mostTypos), prefixDistance(typed, said, mostTypos));

const markedWords = (text: string) =>
  toMarkedText(text).flatMap((piece) => (piece.marked ? (piece.text.toLowerCase().match(words) ?? []) : []));

/** Highlights stand under each attribute, in a list where it has several texts. */
function textsOf(highlights: unknown): string[] {
  if (typeof highlights !== "object" || highlights === null) return [];
  if ("value" in highlights && typeof highlights.value === "string") return [highlights.value];
  return Object.values(highlights).flatMap(textsOf);
}

const plainOf = (word: string) => withoutAccents(word).toLowerCase();
