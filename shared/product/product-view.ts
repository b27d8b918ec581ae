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
