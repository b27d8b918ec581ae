import * as clock from "../../../shared/time/clock.ts";
import { attempt } from "../../browser/attempt.ts";
import type { MarketingPopup } from "./popup-rules.ts";

/** What marketing keeps is cleared when its yes is withdrawn. */
const prefix = "mesure:marketing:";
const closedKey = (kind: MarketingPopup) => `${prefix}popup:${kind}`;
const visitKey = `${prefix}visit`;
const pagesKey = `${prefix}pages`;

/** Milliseconds since 1970; "unknown" where the browser keeps nothing. */
export function closedAt(kind: MarketingPopup): number | undefined | "unknown" {
  const stored = attempt(() => {
    // Full storage can be read, but not written.
    localStorage.setItem(`${prefix}probe`, "");
    localStorage.removeItem(`${prefix}probe`);
    return localStorage.getItem(closedKey(kind));
  });
  return stored === undefined ? "unknown" : instantIn(stored);
}

export function rememberClosed(kind: MarketingPopup): void {
  // If this fails, no other popup opens (`closedAt`).
  attempt(() => localStorage.setItem(closedKey(kind), String(clock.now())));
}

/** Of the tab's first page since the yes: before it nothing is kept. */
export function visitBegan(): number {
  return attempt(() => instantIn(sessionStorage.getItem(visitKey))) ?? performance.timeOrigin;
}

export function rememberVisit(): void {
  // If this fails, each page counts as the first of the visit.
  attempt(() => sessionStorage.setItem(visitKey, String(visitBegan())));
}

/** Pages of this visit since marketing was accepted; 1 if the browser has no storage. */
export const pagesOfVisit = (): number => attempt(() => instantIn(sessionStorage.getItem(pagesKey))) ?? 1;

export function rememberPage(): void {
  const pages = attempt(() => instantIn(sessionStorage.getItem(pagesKey))) ?? 0;
  attempt(() => sessionStorage.setItem(pagesKey, String(pages + 1)));
}

function instantIn(value: string | null): number | undefined {
  const instant = Number(value);
  return value && Number.isFinite(instant) ? instant : undefined;
}
