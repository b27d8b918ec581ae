import type { Image, Seo } from "../content/content.ts";

/** A format on sale; its code has 8 digits (spec 9). Prices are whole minor units; anything else shows as dashes. */
export interface Variant {
  code: string;
  slug: string;
  /** "2 kg", "12 × 85 g". */
  name: string;
  /** Net weight in grams; unknown: no price per kilo. */
  weight: number | null;
  isVisible: boolean;
  isInStock: boolean;
  price?: number | null;
  /** For professionals, where the configuration says so. */
  priceWithoutTax?: number | null;
  subscriptionPrice?: number | null;
  /** Lowest price of the last 30 days, after a reduction: required to strike a price through (L112-1-1). */
  lowestPrice30Days?: number | null;
  /** Default: the product's picture. */
  image?: Image | null;
}

/** Spec 3, load level 0. */
export interface ProductName {
  sku: string;
  slug: string;
  name: string;
  viewable: boolean;
}

/** Spec 3, load level 1. */
export interface ProductSummary extends ProductName {
  animal?: "dog" | "cat" | null;
  kind?: "dry" | "wet" | "treat" | null;
  /** One line under the name: "Poulet et riz, chien adulte". */
  subtitle: string;
  image?: Image | null;
  /** Out of 5; null without reviews. */
  rating?: number | null;
  reviewCount: number;
  /** {name: "âge", value: "Adulte"} */
  filters: { name: string; value: string }[];
  variants: Variant[];
  /** ISO 8601; listings sort by it. */
  createdAt?: string | null;
}

/** A verified review; the law requires both dates (review, experience), ISO 8601. */
export interface Review {
  id: string;
  /** Empty if unknown; so is the text of a review with a score alone. */
  author: string;
  /** 1 to 5, halves and the like included. */
  score: number;
  title: string;
  text: string;
  date: string;
  experienceDate: string;
}

/** As sold: per cent, or an amount in another unit ("mg/kg"). */
export interface Constituent {
  name: string;
  percent?: number;
  amount?: number;
  unit?: string;
}

/** Spec 3, load level 2, with every statement of the feed label (Reg. 767/2009, art. 11). */
export interface Product extends ProductSummary {
  /** Markdown. */
  description: string;
  images: Image[];
  category?: { id: string; name: string; path: string } | null;
  ancestors: { name: string; path: string }[];
  /** "Aliment complet pour chiens adultes" */
  feedType: string;
  composition: string;
  additives: string;
  analyticalConstituents: Constituent[];
  /** kcal per 100 g as sold. */
  metabolizableEnergy?: number | null;
  /** Grams a day for a weight in kg. */
  rations: { weight: number; grams: number }[];
  directions: string;
  /** sku of the bi-nutrition partner: dry with wet. */
  nutritionPartner?: string | null;
  sample?: string | null;
  reviews: Review[];
  /** Discontinued; slug of its successor. */
  oldProduct?: { heir?: string | null } | null;
  seo?: Seo | null;
}

/** Product data of a card: small, since a page has many. */
export interface ProductCard {
  sku: string;
  href: string;
  name: string;
  subtitle: string;
  image: { url: string; alternativeText: string; width: number; height: number } | null;
  rating: number | null;
  reviewCount: number;
  /** Lowest valid price of the visible variants in minor units, for `format` of `weight` grams; null without one. */
  price: number | null;
  weight: number | null;
  format: string;
  lowestPrice30Days?: number;
  /** Several prices: the card says "dès". */
  several: boolean;
  inStock: boolean;
}
