import type { AnimalFacts } from "../animal/animal.ts";

export type AdviceKind = "food" | "menu" | "mini-menu" | "nutrition";

export interface AdviceRequest {
  animal: AnimalFacts;
  kind: AdviceKind;
  every?: boolean | undefined;
  kibble?: string | undefined;
  wet?: readonly string[] | undefined;
  frequency?: 3 | 7 | undefined;
  meals?: number | undefined;
}

export interface Advice {
  energy: { need: number; low: number; high: number; source: string } | null;
  recommendations: Recommended[];
  excluded: { sku: string; reason: string }[];
  menu: Menu | null;
}

export interface Recommended {
  sku: string;
  variantCode: string | null;
  /** Grams a day as the only food; a menu's wet recipe is eaten beside the kibble. */
  ration: number;
  bagLifetime: number | null;
  reasons: { code: string; text: string }[];
  score: number | null;
}

export interface Menu {
  kibble: { sku: string; ration: number | null } | null;
  wet: { sku: string; ration: number; perWeek: number }[];
  frequency: 3 | 7;
}

/** Reasons for an empty advice, which is a normal answer and not an error. */
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
