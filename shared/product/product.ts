import type { Image, Seo } from "../content/content.ts";

/** Prices in whole minor units; anything else shows as dashes. */
export interface Variant {
  code: string;
  slug: string;
  name: string;
  /** Net grams; null hides the price per kilo. */
  weight: number | null;
  isVisible: boolean;
  isInStock: boolean;
  price?: number | null;
  priceWithoutTax?: number | null;
  subscriptionPrice?: number | null;
  /** L112-1-1 requires this price before a higher one may be struck through. */
  lowestPrice30Days?: number | null;
  image?: Image | null;
  /** GTIN-8, -12, -13 or -14. */
  gtin?: string | null;
}

export interface ProductName {
  sku: string;
  slug: string;
  name: string;
  viewable: boolean;
}

export interface ProductSummary extends ProductName {
  animal?: "dog" | "cat" | null;
  kind?: "dry" | "wet" | "treat" | null;
  subtitle: string;
  /** The maker, named to search engines and in feeds. */
  brand?: string | null;
  image?: Image | null;
  rating?: number | null;
  reviewCount: number;
  filters: { name: string; value: string }[];
  variants: Variant[];
  createdAt?: string | null;
  feedType: string;
  composition: string;
  /** kcal per 100 g as sold. */
  metabolizableEnergy?: number | null;
}

/** Both dates (review, experience) are required by law, ISO 8601. */
export interface Review {
  id: string;
  author: string;
  score: number;
  title: string;
  text: string;
  date: string;
  experienceDate: string;
}

export interface Constituent {
  name: string;
  percent?: number;
  amount?: number;
  unit?: string;
}

/** Includes every statement of the feed label (Reg. 767/2009, art. 11). */
export interface Product extends ProductSummary {
  description: string;
  images: Image[];
  category?: { id: string; name: string; path: string } | null;
  ancestors: { name: string; path: string }[];
  additives: string;
  analyticalConstituents: Constituent[];
  /** Grams a day for a weight in kg. */
  rations: { weight: number; grams: number }[];
  directions: string;
  nutritionPartner?: string | null;
  sample?: string | null;
  reviews: Review[];
  oldProduct?: { heir?: string | null } | null;
  seo?: Seo | null;
}

export interface ProductCard {
  sku: string;
  href: string;
  name: string;
  subtitle: string;
  image: { url: string; alternativeText: string; width: number; height: number } | null;
  rating: number | null;
  reviewCount: number;
  /** Lowest valid price in minor units; `format` and `weight` (grams) belong to that variant. */
  price: number | null;
  weight: number | null;
  format: string;
  lowestPrice30Days?: number;
  several: boolean;
  inStock: boolean;
  /** The ration of an animal that the recipe is made for. */
  ration: string | null;
  /** Two at most; absent if none. */
  badges?: string[];
}
