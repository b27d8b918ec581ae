import type { Image, Seo } from "../content/content.ts";

/** A format on sale; its code has 8 digits (spec 9). Prices are whole minor units; anything else shows as dashes. */
export interface Variant {
  code: string;
  /** The last part of the product's address: "2-kg". */
  slug: string;
  /** "2 kg", "12 × 85 g". */
  name: string;
  /** Net weight in grams. */
  weight: number;
  isVisible: boolean;
  isInStock: boolean;
  price?: number | null;
  subscriptionPrice?: number | null;
  /** Lowest price of the last 30 days where the price was lowered since: nothing is struck through without it (L112-1-1). */
  lowestPrice30Days?: number | null;
  /** The pack of this format; without it the product's own picture serves. */
  image?: Image | null;
}

/** What is known of a product that is only named (spec 3, load level 0). */
export interface ProductName {
  sku: string;
  slug: string;
  name: string;
  viewable: boolean;
}

/** What a card shows (spec 3, load level 1). */
export interface ProductSummary extends ProductName {
  animal: "dog" | "cat";
  kind: "dry" | "wet" | "treat";
  /** One line under the name: "Poulet et riz, chien adulte". */
  subtitle: string;
  image?: Image | null;
  /** Out of 5; null without reviews. */
  rating?: number | null;
  reviewCount: number;
  /** What it is filtered by: {name: "âge", value: "Adulte"}. */
  filters: { name: string; value: string }[];
  variants: Variant[];
  /** When it came to the shop, ISO 8601; a listing is sorted by it. */
  createdAt?: string | null;
}

/** A verified review: both dates are duties of the trade (date of the review, date of the experience), ISO 8601. */
export interface Review {
  id: string;
  author: string;
  /** 1 to 5. */
  score: number;
  title: string;
  text: string;
  date: string;
  experienceDate: string;
}

/** The whole product (spec 3, load level 2), with every statement of the feed label (Reg. 767/2009, art. 11). */
export interface Product extends ProductSummary {
  /** Markdown. */
  description: string;
  images: Image[];
  category: { id: number; name: string; path: string };
  ancestors: { name: string; path: string }[];
  /** "Aliment complet pour chiens adultes" */
  feedType: string;
  composition: string;
  additives: string;
  /** Shares of 100 g as sold. */
  analyticalConstituents: { name: string; percent: number }[];
  /** kcal for 100 g as sold. */
  metabolizableEnergy: number;
  /** Grams a day for a healthy animal of this weight (kg). */
  rations: { weight: number; grams: number }[];
  directions: string;
  /** sku of the other half of a bi-nutrition pair: dry beside wet, for the same animal. */
  nutritionPartner?: string | null;
  /** Slug of the sample to taste it by. */
  sample?: string | null;
  reviews: Review[];
  /** Slug of the heir where the product is sold no more. */
  oldProduct?: { heir?: string | null } | null;
  seo?: Seo | null;
}

/** What a card of a listing, a row or a cross-sell shows of a product: small, since it also travels in the page's payload. */
export interface ProductCard {
  sku: string;
  href: string;
  name: string;
  subtitle: string;
  image: { url: string; alternativeText: string; width: number; height: number } | null;
  rating: number | null;
  reviewCount: number;
  /** Lowest whole price of the visible variants in minor units, with the weight (g) it is for; null where there is none. */
  price: number | null;
  weight: number | null;
  /** Of that variant; only where its price was lowered since. */
  lowestPrice30Days?: number;
  /** The product has several prices: the card says "dès". */
  several: boolean;
  inStock: boolean;
}
