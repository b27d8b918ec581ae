import type { ProductCard } from "../product/product.ts";

export type MarketingOffer =
  | { kind: "product"; product: ProductCard }
  | { kind: "category"; category: OfferedCategory };

export interface OfferedCategory {
  href: string;
  name: string;
  intro: string | null;
  image: ProductCard["image"];
}
