import type { Image, Seo } from "../content/content.ts";

/** Spec 3, other named entities. */
export interface Sample {
  slug: string;
  name: string;
  product: string;
  /** 8 digits (spec 9). */
  code: string;
  /** "60 g" */
  format: string;
  /** Net weight in grams. */
  weight: number | null;
  /** Whole minor units; zero is free. */
  price?: number | null;
  isInStock: boolean;
  contents: string[];
  /** Markdown. */
  description: string;
  /** Default: the product's picture. */
  image?: Image | null;
  seo?: Seo | null;
}
