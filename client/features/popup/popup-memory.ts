import * as clock from "../../../shared/time/clock.ts";
import { attempt } from "../../browser/attempt.ts";
import type { MarketingPopup } from "./popup-rules.ts";

/** Withdrawing consent clears all entries with this prefix. */
const prefix = "mesure:marketing:";
const closedKey = (kind: MarketingPopup) => `${prefix}popup:${kind}`;
const visitKey = `${prefix}visit`;
const pagesKey = `${prefix}pages`;

/** Milliseconds since 1970; "unknown" if the browser has no storage. */
export function closedAt(kind: MarketingPopup): number | undefined | "unknown" {
  const stored = attempt(() => {
    // Full storage can still be read, so only a write shows whether storage works.
    localStorage.setItem(`${prefix}probe`, "");
    localStorage.removeItem(`${prefix}probe`);
    return localStorage.getItem(closedKey(kind));
  });
  return stored === undefined ? "unknown" : instantIn(stored);
}

export function rememberClosed(kind: MarketingPopup): void {
  attempt(() => localStorage.setItem(closedKey(kind), String(clock.now())));
}

/** Milliseconds since 1970; nothing is stored before consent. */
export function visitBegan(): number {
  return attempt(() => instantIn(sessionStorage.getItem(visitKey))) ?? performance.timeOrigin;
}

export function rememberVisit(): void {
  attempt(() => sessionStorage.setItem(visitKey, String(visitBegan())));
}

export const pagesOfVisit = (): number => attempt(() => instantIn(sessionStorage.getItem(pagesKey))) ?? 1;

export function rememberPage(): void {
  const pages = attempt(() => instantIn(sessionStorage.getItem(pagesKey))) ?? 0;
  attempt(() => sessionStorage.setItem(pagesKey, String(pages + 1)));
}

function instantIn(value: string | null): number | undefined {
  const instant = Number(value);
  return value && Number.isFinite(instant) ? instant : undefined;
}
