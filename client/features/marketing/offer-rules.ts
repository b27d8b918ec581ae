import { matchRoute } from "../../../shared/match-route.ts";
import { quietPlaceOf } from "../../../shared/popup/quiet-place.ts";

export type OfferKind = "product" | "category";

/** Milliseconds; the same as for a closed popup. */
const quietAfterClosing = 30 * 24 * 60 * 60 * 1000;

export function isOfferPlace(path: string, href: string): boolean {
  const key = matchRoute(path)?.route.key;
  if (!key || key.startsWith("mon-compte") || quietPlaceOf(path)) return false;
  return new URL(href, "https://shop.invalid").pathname !== path;
}

/** Stored shape: the kind and the time of closing in milliseconds, as in "product 1763856000000". */
export const closedEntry = (kind: OfferKind, now: number): string => `${kind} ${now}`;

export function isClosedLately(entries: readonly string[], kind: OfferKind, now: number): boolean {
  return entries.some((entry) => {
    const [of, at] = entry.split(" ");
    return of === kind && now - Number(at) < quietAfterClosing;
  });
}

export const isBelowWindow = (top: number, windowHeight: number): boolean => top >= windowHeight;
