import type { EnergyNeed } from "../nutrition/energy.ts";
import type { ProductCard, Variant } from "../product/product.ts";
import type { Advice, NoAdvice } from "./advice.ts";

/** Foods that are compared side by side. */
export const mostCompared = 3;

/** An advice as far as the shop stands for it. */
export interface ShownAdvice {
  energy: NonNullable<Advice["energy"]>;
  /** FEDIAF's formula, where the service's need is within 5 % of it. */
  formula: EnergyNeed | null;
  /** Best first. */
  foods: AdvisedFood[];
  /** One of the foods is made for what is told of its health. */
  answered: boolean;
  excluded: { name: string; href: string | null; reason: string }[];
}

export type AdviceOutcome = { kind: "advice"; advice: ShownAdvice } | { kind: "none"; reason: NoAdvice };

export interface AdvisedFood {
  sku: string;
  /** Address of the format that suits. */
  href: string;
  product: string;
  name: string;
  subtitle: string;
  image: ProductCard["image"];
  kind: "dry" | "wet";
  /** Grams a day, whole: the service's own. */
  ration: number;
  /** kcal for 100 g as sold, from the label. */
  energyPer100g: number;
  reasons: string[];
  /** The format that suits. */
  format: Variant & { weight: number };
  /** Whole days that one pack of it lasts. */
  packDays: number;
  /** Whole minor units. */
  pricePerDay: number | null;
  /** Packs at a time, their days, and how often they would come. */
  plan: { packs: number; days: number; interval: number } | null;
}
