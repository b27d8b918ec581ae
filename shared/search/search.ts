import { within } from "../text/text.ts";
import { typedLine } from "../text/typed-text.ts";

/** A text in pieces, matches marked; plain text, never HTML. */
export type MarkedText = { text: string; marked?: true }[];

/** Whole minor units. */
export interface SuggestedProduct {
  sku: string;
  href: string;
  name: MarkedText;
  image: { url: string; width: number; height: number } | null;
  price: number | null;
  /** Grams for that price. */
  weight: number | null;
  several: boolean;
  inStock: boolean;
}

export interface SuggestedLink {
  href: string;
  name: MarkedText;
}

/** Empty during an outage of the search service. */
export interface Suggestions {
  products: SuggestedProduct[];
  categories: SuggestedLink[];
  pages: SuggestedLink[];
  count: number;
}

export const noSuggestions: Suggestions = { products: [], categories: [], pages: [], count: 0 };

export const shortestQuestion = 2;
/** Longer queries are cut. */
const longestQuestion = 100;

/** One typed line. */
export function tidyQuestion(text: string | null | undefined): string {
  return within(typedLine(text ?? ""), longestQuestion).trim();
}
