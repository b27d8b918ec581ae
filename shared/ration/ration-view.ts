import type { Link } from "../content/content.ts";

/** The calculator's fields, as they were typed: weight, age, birthday (ISO), how many such animals. */
export type RationFields = Partial<Record<(typeof rationFieldNames)[number], string>>;

export const rationFieldNames = ["poids", "age", "ans", "mois", "naissance", "nombre"] as const;

/** What is wrong with a field, by its name: required, invalid, tooSmall, tooLarge, future. */
export type RationProblems = Partial<Record<"poids" | "age" | "naissance" | "nombre", string>>;

/** What came of a request: a ration, the reason why there is none, or a service that did not answer. */
export type RationOutcome =
  | {
      kind: "ration";
      /** Grams a day for one animal. */
      grams: number;
      /** kcal a day for one animal, where it is told. */
      energy: number | null;
      animals: number;
    }
  | { kind: "none"; reason: string; link: Link | null }
  | { kind: "failed" };

/** The product that the calculator stands beside, and the format whose days it counts. */
export interface RationSubject {
  sku: string;
  animal: "dog" | "cat";
  kind: "dry" | "wet" | "treat";
  format: { name: string; weight: number };
  /** Formats that weigh more and cost less per kilo, the smallest first, each with the path of its page. */
  larger: { name: string; weight: number; path: string }[];
  /** Path of the format's page, where the form and the choice of a rhythm lead. */
  path: string;
  /** The format is in stock and has a price to subscribe to. */
  subscribable: boolean;
  /** The day the page was made, ISO 8601. */
  today: string;
}

/** The calculator on a page, and what `GET /api/ration` answers. */
export interface RationView {
  typed: RationFields;
  problems?: RationProblems;
  outcome?: RationOutcome;
}

/** The calculator of a product page. */
export interface RationCalculatorProps {
  subject: RationSubject;
  /** What the address asks, and what came of it. */
  view: RationView;
}

/** An address has asked something. */
export function isAsked({ problems, outcome }: RationView): boolean {
  return problems !== undefined || outcome !== undefined;
}
