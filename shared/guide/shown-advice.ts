import type { EnergyNeed } from "../nutrition/energy.ts";
import type { ProductCard, Variant } from "../product/product.ts";
import type { Advice, NoAdvice } from "./advice.ts";

export const mostCompared = 3;

export interface ShownAdvice {
  energy: NonNullable<Advice["energy"]>;
  formula: EnergyNeed | null;
  foods: AdvisedFood[];
  answered: boolean;
  excluded: { name: string; href: string | null; reason: string }[];
}

export type AdviceOutcome = { kind: "advice"; advice: ShownAdvice } | { kind: "none"; reason: NoAdvice };

export interface AdvisedFood {
  sku: string;
  href: string;
  product: string;
  name: string;
  subtitle: string;
  image: ProductCard["image"];
  kind: "dry" | "wet";
  ration: number;
  /** kcal per 100 g as sold. */
  energyPer100g: number;
  reasons: string[];
  format: Variant & { weight: number };
  packDays: number;
  /** Whole minor units. */
  pricePerDay: number | null;
  plan: { packs: number; days: number; interval: number } | null;
}
