import type { Link } from "../content/content.ts";
import type { Frequency } from "../subscription/subscription.ts";

/** Raw values: weight, age, birthday (ISO), number of animals. */
export type RationFields = Partial<Record<(typeof rationFieldNames)[number], string>>;

export const rationFieldNames = ["poids", "age", "ans", "mois", "naissance", "nombre"] as const;

/** Error keys by field: required, invalid, tooSmall, tooLarge, future. */
export type RationProblems = Partial<Record<"poids" | "age" | "naissance" | "nombre", string>>;

/** From the content system: grams a day for one animal, or why there are none. */
export interface Recommendation {
  grams?: number | null;
  /** kcal a day. */
  energy?: number | null;
  reason?: string | null;
  link?: Link | null;
}

export type RationOutcome =
  | {
      kind: "ration";
      /** Grams a day for one animal. */
      grams: number;
      /** kcal a day for one animal. */
      energy: number | null;
      animals: number;
    }
  | { kind: "none"; reason: string; link: Link | null }
  | { kind: "failed" };

export interface RationSubject {
  sku: string;
  animal: "dog" | "cat";
  kind?: "dry" | "wet" | "treat" | null | undefined;
  format: { name: string; weight: number };
  /** Heavier formats that cost less per kilo, smallest first. */
  larger: { name: string; weight: number; path: string }[];
  /** Path of the format's page, where the form leads. */
  path: string;
  /** In stock, with a subscription price. */
  subscribable: boolean;
  /** ISO 8601. */
  today: string;
}

/** Also the answer of `GET /api/ration`. */
export interface RationView {
  draft: RationFields;
  problems?: RationProblems;
  outcome?: RationOutcome;
}

export interface RationCalculatorProps {
  subject: RationSubject;
  view: RationView;
  frequencies: readonly Frequency[];
}

export function isRequested({ problems, outcome }: RationView): boolean {
  return problems !== undefined || outcome !== undefined;
}

/** Key of the draft of the calculator on a page. */
export const rationDraft = (path: string): string => `ration:${path}`;
