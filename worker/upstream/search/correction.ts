import { editDistance, prefixDistance } from "../../../shared/search/edit-distance.ts";
import { withoutAccents } from "../../../shared/text/text.ts";
import { toMarkedText } from "./marked-text.ts";

const mostTypos = 2;
const words = /\p{Letter}[\p{Letter}\p{Mark}]*/gu;

export function correctionOf(query: string, highlights: Record<string, unknown> = {}): string | null {
  const matched = [...new Set(textsOf(highlights).flatMap((text) => markedWords(text)))];
  const corrected = query.replace(words, (word) => correctWord(word, matched));
  return corrected === query ? null : corrected;
}

function correctWord(word: string, matched: readonly string[]): string {
  const plain = plainOf(word);
  if (plain.length < 4 || matched.some((other) => plainOf(other).startsWith(plain))) return word;
  const ranked = matched
    .map((other) => ({ other, typos: distance(plain, plainOf(other)) }))
    .toSorted((one, another) => one.typos - another.typos);
  const [best] = ranked;
  return best && best.typos > 0 && best.typos <= mostTypos ? best.other : word;
}

const distance = (typed: string, matched: string) =>
  Math.min(editDistance(typed, matched, mostTypos), prefixDistance(typed, matched, mostTypos));

const markedWords = (text: string) =>
  toMarkedText(text).flatMap((piece) => (piece.marked ? (piece.text.toLowerCase().match(words) ?? []) : []));

function textsOf(highlights: unknown): string[] {
  if (typeof highlights !== "object" || highlights === null) return [];
  if ("value" in highlights && typeof highlights.value === "string") return [highlights.value];
  return Object.values(highlights).flatMap(textsOf);
}

const plainOf = (word: string) => withoutAccents(word).toLowerCase();
