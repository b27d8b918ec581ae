import { dash, titleOf } from "../../shared/product/product-title.ts";
import type { MarkedText, SuggestedProduct } from "../../shared/search/search.ts";

/** Splits a name at its dash and keeps the marks; what the recipe leaves out stays behind it. */
export function markedTitle(name: MarkedText): Pick<SuggestedProduct, "audience" | "name"> {
  const whole = name.map(({ text }) => text).join("");
  const found = dash.exec(whole);
  if (!found || titleOf(whole).audience === null) return { name };
  return {
    audience: slice(name, 0, found.index),
    name: slice(name, found.index + found[0].length, whole.length),
  };
}

function slice(marked: MarkedText, from: number, to: number): MarkedText {
  let start = 0;
  return marked.flatMap((piece) => {
    const text = piece.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    start += piece.text.length;
    return text ? [{ ...piece, text }] : [];
  });
}
