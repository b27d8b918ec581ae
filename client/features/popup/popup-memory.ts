import * as clock from "../../../shared/time/clock.ts";
import type { MarketingPopup } from "./popup-rules.ts";

/** What marketing keeps is cleared when its yes is withdrawn. */
const prefix = "mesure:marketing:";
const closedKey = (kind: MarketingPopup) => `${prefix}popup:${kind}`;
const visitKey = `${prefix}visit`;

/** Milliseconds since 1970; "unknown" where the browser keeps nothing. */
export function closedAt(kind: MarketingPopup): number | undefined | "unknown" {
  try {
    // Full or switched off, it cannot be written.
    localStorage.setItem(`${prefix}probe`, "");
    localStorage.removeItem(`${prefix}probe`);
    return instantIn(localStorage.getItem(closedKey(kind)));
  } catch {
    return "unknown";
  }
}

export function rememberClosed(kind: MarketingPopup): void {
  try {
    localStorage.setItem(closedKey(kind), String(clock.now()));
  } catch {
    // No other popup opens then (`closedAt`).
  }
}

/** Of the tab's first page since the yes: before it nothing is kept. */
export function visitBegan(): number {
  try {
    return instantIn(sessionStorage.getItem(visitKey)) ?? performance.timeOrigin;
  } catch {
    return performance.timeOrigin;
  }
}

export function rememberVisit(): void {
  try {
    sessionStorage.setItem(visitKey, String(visitBegan()));
  } catch {
    // Each page then counts as the first of the visit.
  }
}

function instantIn(value: string | null): number | undefined {
  const instant = Number(value);
  return value && Number.isFinite(instant) ? instant : undefined;
}
