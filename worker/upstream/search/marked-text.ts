import type { MarkedText } from "../../../shared/search/search.ts";

export const markTags = { highlightPreTag: "__mark__", highlightPostTag: "__/mark__" };

export function toMarkedText(value: string): MarkedText {
  return value.split("__mark__").flatMap((piece, index) => {
    if (index === 0) return pieceOf(piece);
    const [marked = "", ...rest] = piece.split("__/mark__");
    return [...(marked ? [{ text: marked, marked: true as const }] : []), ...pieceOf(rest.join(""))];
  });
}

const pieceOf = (text: string) => (text ? [{ text }] : []);
