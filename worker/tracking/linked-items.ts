import * as z from "zod/mini";
import type { EventItem, TrackedEvent } from "../../shared/tracking/events.ts";
import type { AppContext } from "../context.ts";
import { clearCookie, longestValue, readJsonCookie, writeCookie } from "../session/cookies.ts";
import { isVisit } from "../session/visitor/visit.ts";

const itemsSchema = z.array(
  z.object({
    sku: z.string(),
    variant: z.nullable(z.string()),
    name: z.string(),
    price: z.nullable(z.number()),
    quantity: z.number(),
    interval: z.number(),
    list: z.optional(z.string()),
  }),
);

/** Seconds. */
const maxAge = 60;

export function noteLinkedItems(c: AppContext, items: readonly EventItem[]): void {
  if (items.length === 0) return;
  const noted = JSON.stringify(items);
  if (encodeURIComponent(noted).length <= longestValue) writeCookie(c, "linkedItems", noted, maxAge);
  else noteLinkedItems(c, items.slice(0, -1));
}

export function takeLinkedItems(c: AppContext): TrackedEvent[] {
  const items = readJsonCookie(c, "linkedItems", itemsSchema);
  if (!items || !isVisit(c)) return [];
  clearCookie(c, "linkedItems");
  return [{ name: "add_to_cart", data: { items } }];
}
