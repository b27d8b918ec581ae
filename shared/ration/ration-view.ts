import type { Link } from "../content/content.ts";
import type { Frequency } from "../frequency/frequency.ts";

export type RationFields = Partial<Record<(typeof rationFieldNames)[number], string>>;

export const rationFieldNames = ["poids", "age", "ans", "mois", "naissance", "nombre"] as const;

export type RationProblems = Partial<Record<"poids" | "age" | "naissance" | "nombre", string>>;

/** Grams a day for one animal. */
export interface Recommendation {
  grams?: number | null;
  energy?: number | null;
  reason?: string | null;
  link?: Link | null;
}

export type RationOutcome =
  | {
      kind: "ration";
      grams: number;
      energy: number | null;
      animals: number;
    }
  | { kind: "none"; reason: string; link: Link | null }
  | { kind: "failed" };

export interface RationFormat {
  name: string;
  /** Grams. */
  weight: number;
  path: string;
  /** Whole minor units by subscription; null if the format is not sold that way. */
  price: number | null;
}

export interface RationSubject {
  sku: string;
  animal: "dog" | "cat";
  kind?: "dry" | "wet" | "treat" | null | undefined;
  format: RationFormat;
  /** Those that cost less per kilo. */
  larger: RationFormat[];
  path: string;
  subscribable: boolean;
  today: string;
}

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

export const rationDraft = (path: string): string => `ration:${path}`;
