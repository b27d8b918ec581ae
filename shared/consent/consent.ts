import { dayAfter } from "../time/wall-clock.ts";

export const purposes = ["marketing", "measurement", "ads"] as const;
export type Purpose = (typeof purposes)[number];

/** Services that get events; the tag manager also gets a consent signal for each of its two purposes. */
export type Receiver = "marketing" | "tags";

/** Version of the consent text. Raising it asks every visitor again. */
export const consentText = 2;

/** Days that a choice is kept; CNIL 2020-091 recommends six months. */
export const consentDays = 182;

/** Life of a proof: twice the consent's, because consent may be disputed afterwards. */
export const proofSeconds = 2 * consentDays * 24 * 60 * 60;

export interface Consent {
  granted: readonly Purpose[];
  answered: ConsentAnswer | null;
  /** Global Privacy Control: a refusal for as long as the browser sends it. */
  refusedBySignal: boolean;
}

export interface ConsentAnswer {
  purposes: readonly Purpose[];
  day: string;
  proof: string | null;
}

const shape = /^(\d+)\.(\d{4}-\d\d-\d\d)\.([a-z-]*)\.([\w-]{0,64})$/;

/** Cookie value, for example "2.2026-11-23.marketing-ads.proof". */
export function consentValue({ purposes: granted, day, proof }: ConsentAnswer): string {
  return [consentText, day, granted.join("-"), proof ?? ""].join(".");
}

export function receiversOf(granted: readonly Purpose[]): Receiver[] {
  const hasTags = granted.includes("measurement") || granted.includes("ads");
  return [
    ...(granted.includes("marketing") ? ["marketing" as const] : []),
    ...(hasTags ? ["tags" as const] : []),
  ];
}

export function readConsent(value: string | undefined, today: string): ConsentAnswer | null {
  const [, text, day = "", granted = "", proof = ""] = shape.exec(value ?? "") ?? [];
  const isKept = Number(text) === consentText && day <= today && dayAfter(day, consentDays) > today;
  if (!isKept) return null;
  const named = granted.split("-");
  return { purposes: purposes.filter((purpose) => named.includes(purpose)), day, proof: proof || null };
}
