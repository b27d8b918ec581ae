import type { AnimalFacts } from "../animal/animal.ts";

/** What the content system can be asked to advise (contracts 1b, recommendation). */
export type AdviceKind = "food" | "menu" | "mini-menu" | "nutrition";

export interface AdviceRequest {
  animal: AnimalFacts;
  kind: AdviceKind;
  /** Every candidate, not only the best ones; of a menu, kibble and wet recipes alike. */
  every?: boolean | undefined;
  /** sku of the kibble of a menu. */
  kibble?: string | undefined;
  /** skus of its wet recipes. */
  wet?: readonly string[] | undefined;
  /** Days a week with wet food. */
  frequency?: 3 | 7 | undefined;
  /** A day, 1 to 4. */
  meals?: number | undefined;
}

export interface Advice {
  /** kcal a day. */
  energy: { need: number; low: number; high: number; source: string } | null;
  /** Best first; may be empty. */
  recommendations: Recommended[];
  excluded: { sku: string; reason: string }[];
  menu: Menu | null;
}

export interface Recommended {
  sku: string;
  /** Of the format that suits. */
  variantCode: string | null;
  /**
   * Grams a day of this food alone; of a wet recipe of a menu, beside the kibble, on a day with it. In a menu of three
   * days the kibble has this ration on the four others.
   */
  ration: number;
  /** Days that the format lasts, as it is used. */
  bagLifetime: number | null;
  /** Made for what is told of the animal's health, a reason has its code. */
  reasons: { code: string; text: string }[];
  score: number | null;
}

/** A day with wet food: the ration of the kibble and that of one recipe, each in grams. */
export interface Menu {
  kibble: { sku: string; ration: number | null } | null;
  wet: { sku: string; ration: number; perWeek: number }[];
  frequency: 3 | 7;
}

/** Why nothing is advised: an answer, not an error (spec 8, bi-nutrition checks). */
export const noAdvice = [
  "wrong_kibble_type",
  "wrong_animal_type",
  "overweight",
  "pathology",
  "kitten_with_adult_kibble",
  "adult_with_kitten_kibble",
  "menu_unavailable",
  "not_eligible",
  "no_result",
] as const;
export type NoAdvice = (typeof noAdvice)[number];
