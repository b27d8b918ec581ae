import type { Image, Seo } from "../content/content.ts";

/** A little of a product, to be tasted before a pack is bought (spec 3, other named entities). */
export interface Sample {
  slug: string;
  name: string;
  /** sku of the product that it is of. */
  product: string;
  /** What the e-commerce API sells it under: 8 digits (spec 9). */
  code: string;
  /** "60 g" */
  format: string;
  /** Net weight in grams. */
  weight: number;
  /** Whole minor units; zero is offered. */
  price?: number | null;
  isInStock: boolean;
  /** What is in the envelope, line by line. */
  contents: string[];
  /** Markdown. */
  description: string;
  /** Without it the product's own picture serves. */
  image?: Image | null;
  seo?: Seo | null;
}
