import { matchRoute } from "../../../shared/match-route.ts";
import { quietPlaceOf } from "../../../shared/popup/quiet-place.ts";

export type OfferKind = "product" | "category";

/** Milliseconds: as long as a popup that was closed stays away. */
const quietAfterClosing = 30 * 24 * 60 * 60 * 1000;

/** Not in checkout and account, on legal pages and in web views, nor where the page is the offer itself. */
export function isOfferPlace(path: string, href: string): boolean {
  const key = matchRoute(path)?.route.key;
  if (!key || key.startsWith("mon-compte") || quietPlaceOf(path)) return false;
  return new URL(href, "https://shop.invalid").pathname !== path;
}

/** "product 1763856000000": what was closed, and when in milliseconds since 1970. */
export const closedEntry = (kind: OfferKind, now: number): string => `${kind} ${now}`;

export function isClosedLately(entries: readonly string[], kind: OfferKind, now: number): boolean {
  return entries.some((entry) => {
    const [of, at] = entry.split(" ");
    return of === kind && now - Number(at) < quietAfterClosing;
  });
}

/** An insertion there moves nothing that is seen. @param top of the place, in the window */
export const isBelowWindow = (top: number, windowHeight: number): boolean => top >= windowHeight;
