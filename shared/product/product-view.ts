import type { Product } from "./product.ts";

export type FeedLabelFields = Pick<
  Product,
  | "sku"
  | "kind"
  | "feedType"
  | "description"
  | "composition"
  | "additives"
  | "analyticalConstituents"
  | "metabolizableEnergy"
  | "rations"
  | "directions"
>;

export type ProductView = Pick<Product, "sku" | "slug" | "name" | "animal" | "kind" | "variants">;
