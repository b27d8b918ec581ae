import type { ProductCard } from "../product/product.ts";

/** What a campaign puts forward above the footer. */
export type Offer =
  | { kind: "product"; product: ProductCard }
  | { kind: "category"; category: OfferedCategory };

export interface OfferedCategory {
  href: string;
  name: string;
  intro: string | null;
  image: ProductCard["image"];
}
