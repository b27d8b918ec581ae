import { within } from "../text/text.ts";

/** A text in pieces, those that answer the question marked: it may be shown as it is, and never holds HTML. */
export type MarkedText = { text: string; marked?: true }[];

/** A product under the search box. Prices are whole minor units. */
export interface SuggestedProduct {
  sku: string;
  href: string;
  name: MarkedText;
  image: { url: string; width: number; height: number } | null;
  price: number | null;
  /** Grams that the price buys. */
  weight: number | null;
  /** There are dearer formats. */
  several: boolean;
  inStock: boolean;
}

export interface SuggestedLink {
  href: string;
  name: MarkedText;
}

/** What is proposed while a question is typed; all empty where the search service does not answer. */
export interface Suggestions {
  products: SuggestedProduct[];
  categories: SuggestedLink[];
  pages: SuggestedLink[];
  /** Products that answer the question in all. */
  count: number;
}

export const noSuggestions: Suggestions = { products: [], categories: [], pages: [], count: 0 };

/** Letters from which on something is proposed. */
export const shortestQuestion = 2;
/** What is typed behind these letters is not sent. */
const longestQuestion = 100;

/** A question as it is asked: without spaces around it, and with one between words. */
export function tidyQuestion(typed: string | null | undefined): string {
  return within((typed ?? "").replace(/\s+/g, " ").trim(), longestQuestion).trim();
}
