import type { CategoryPath } from "../category-tree.ts";
import type { PackShape, Range } from "../pictures/packshots.ts";
import type { FilterEntry } from "./filters.ts";

export interface ProductEntry {
  sku: string;
  slug: string;
  name: string;
  subtitle: string;
  animal: "dog" | "cat";
  kind: "dry" | "wet" | "treat";
  range: Range;
  category: CategoryPath;
  viewable?: false;
  heir?: string;
  partner?: string;
  pack: { shape: PackShape; lines: string[]; stage: string; weight: string };
  variants: VariantEntry[];
  filters: FilterEntry;
  feedType: string;
  description: string;
  composition: string;
  additives: string;
  analysis: Analysis;
  ration: RationProfile;
  directions: string;
}

export interface VariantEntry {
  code: string;
  name: string;
  weight: number;
  /** Cents, VAT included; null if unknown. */
  price: number | null;
  hidden?: true;
  soldOut?: true;
  lowestPrice30Days?: number;
}

export interface Analysis {
  protein: number;
  fat: number;
  ash: number;
  fibre: number;
  moisture: number;
  detail?: [name: string, percent: number][];
}

export interface ReviewEntry {
  author: string;
  score: 1 | 2 | 3 | 4 | 5;
  title: string;
  text: string;
  experience: string;
  date: string;
}

/** Daily needs in kcal per kilogram of metabolic weight, by FEDIAF for healthy animals. */
const rationProfiles = {
  dogActive: { factor: 110, exponent: 0.75, weights: [10, 15, 20, 25, 30, 40] },
  dogQuiet: { factor: 95, exponent: 0.75, weights: [5, 10, 15, 20, 30, 40] },
  dogSmall: { factor: 105, exponent: 0.75, weights: [2, 4, 6, 8, 10] },
  dogLarge: { factor: 110, exponent: 0.75, weights: [25, 30, 40, 50, 60, 70] },
  puppy: { factor: 175, exponent: 0.75, weights: [2, 5, 8, 12, 18, 25] },
  catActive: { factor: 100, exponent: 0.67, weights: [3, 4, 5, 6, 7] },
  catQuiet: { factor: 75, exponent: 0.67, weights: [3, 4, 5, 6, 7] },
  kitten: { factor: 175, exponent: 0.67, weights: [1, 1.5, 2, 2.5, 3] },
  dogTreat: { factor: 9.5, exponent: 0.75, weights: [5, 10, 20, 30, 40] },
  catTreat: { factor: 7.5, exponent: 0.67, weights: [3, 4, 5, 6] },
} as const;

type RationProfile = keyof typeof rationProfiles;

export function carbohydrate({ protein, fat, ash, fibre, moisture }: Analysis): number {
  return Math.round((100 - protein - fat - ash - fibre - moisture) * 10) / 10;
}

export function energyOf(analysis: Analysis): number {
  return Math.round(3.5 * analysis.protein + 8.5 * analysis.fat + 3.5 * carbohydrate(analysis));
}

/** `weight` is in kilograms, `grams` per day of this food alone. */
export function rationsOf(profile: RationProfile, energy: number): { weight: number; grams: number }[] {
  const { factor, exponent, weights } = rationProfiles[profile];
  return weights.map((weight) => ({
    weight,
    grams: Math.round(((factor * weight ** exponent) / energy) * 100),
  }));
}

export function formatSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("×", "x")
    .replaceAll(/[\s,]+/g, "-");
}

/** `code` has eight digits: animal, kind, product, format. */
export function format(code: string, name: string, weight: number, price: number | null): VariantEntry {
  return { code, name, weight, price };
}

export function review(
  author: string,
  score: ReviewEntry["score"],
  title: string,
  text: string,
  experience: string,
  date: string,
): ReviewEntry {
  return { author, score, title, text, experience, date };
}
