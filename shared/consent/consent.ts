import { dayAfter } from "../time/wall-clock.ts";

/** What needs a yes (readings, consent); the shop's own anonymous audience figures do not. */
export const purposes = ["marketing", "tags"] as const;
export type Purpose = (typeof purposes)[number];

/** Of the text of the choice: a new one asks everybody again. */
export const consentText = 1;

/** Days for which a choice is kept (CNIL 2020-091: about six months). */
export const consentDays = 182;

export interface Consent {
  granted: readonly Purpose[];
  /** The visitor's own answer; null before it, or when it is too old. */
  answered: ConsentAnswer | null;
  /** Global Privacy Control: a no for as long as the browser sends it. */
  refusedBySignal: boolean;
}

export interface ConsentAnswer {
  purposes: readonly Purpose[];
  /** Y-m-d. */
  day: string;
  /** Id of its proof; null of a refusal, which needs none. */
  proof: string | null;
}

const shape = /^(\d+)\.(\d{4}-\d\d-\d\d)\.([a-z-]*)\.([\w-]{0,64})$/;

/** The cookie's value: "1.2026-11-23.marketing-tags.proof". */
export function consentValue({ purposes: granted, day, proof }: ConsentAnswer): string {
  return [consentText, day, granted.join("-"), proof ?? ""].join(".");
}

/** Null where there is none, or where it no longer counts. @param today Y-m-d */
export function readConsent(value: string | undefined, today: string): ConsentAnswer | null {
  const [, text, day = "", granted = "", proof = ""] = shape.exec(value ?? "") ?? [];
  const isKept = Number(text) === consentText && day <= today && dayAfter(day, consentDays) > today;
  if (!isKept) return null;
  const named = granted.split("-");
  return { purposes: purposes.filter((purpose) => named.includes(purpose)), day, proof: proof || null };
}
