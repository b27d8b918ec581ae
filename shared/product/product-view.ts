import type { Product } from "./product.ts";

/** What the feed label is made of. */
export type FeedLabelFields = Pick<
  Product,
  | "kind"
  | "description"
  | "composition"
  | "additives"
  | "analyticalConstituents"
  | "metabolizableEnergy"
  | "rations"
  | "directions"
>;

/** A product ready to be bought: its visible variants. What else its page says of it is in the page's parts. */
export type ProductView = Pick<Product, "sku" | "slug" | "name" | "animal" | "kind" | "variants">;

/** Parts of a product's page as safe HTML: the worker writes them, nothing in them needs scripts. */
export interface ProductParts {
  /** The way from home. */
  trail: string;
  gallery: string;
  /** Name, kind of feed, score; on a product that is sold no more also why, and what took its place. */
  summary: string;
  label: string;
  /** Why to buy here; empty where the content system says nothing of it. */
  promises: string;
  /** The other half of a bi-nutrition pair; empty where there is none. */
  pair: string;
  reviews: string;
}
