import { within } from "../text/text.ts";
import { typedLine } from "../text/typed-text.ts";

/** Plain text, never HTML. */
export type MarkedText = { text: string; marked?: true }[];

export interface SuggestedProduct {
  sku: string;
  href: string;
  /** First part of the name; absent if the name is not in two parts. */
  audience?: MarkedText;
  name: MarkedText;
  image: { url: string; width: number; height: number } | null;
  price: number | null;
  weight: number | null;
  several: boolean;
  inStock: boolean;
}

export interface SuggestedLink {
  href: string;
  name: MarkedText;
}

export interface Suggestions {
  products: SuggestedProduct[];
  categories: SuggestedLink[];
  pages: SuggestedLink[];
  count: number;
}

export const noSuggestions: Suggestions = { products: [], categories: [], pages: [], count: 0 };

export const shortestQuestion = 2;
const longestQuestion = 100;

export function tidyQuestion(text: string | null | undefined): string {
  return within(typedLine(text ?? ""), longestQuestion).trim();
}
