import * as z from "zod/mini";
import { maximumQuantity } from "../../shared/cart/cart.ts";
import { variantCodeSchema } from "../../shared/cart/cart-input.ts";
import {
  isSourceItemList,
  type SourceItemList,
  sourceParameter,
} from "../../shared/cart/source-item-list.ts";
import type { OrderItem } from "../../shared/order/order.ts";
import { type Frequency, isOffered, noSubscription } from "../../shared/subscription/subscription.ts";

/** Applies to each of its variants (spec 2, cart by URL). */
export interface CartLink {
  variantCodes: string[];
  quantity: number;
  /** Raises an existing line only if it holds fewer. */
  targetQuantity?: number;
  /** Days between deliveries; 0 is a one-off purchase. */
  interval: number;
  sourceItemList: SourceItemList;
}

const parameters = ["variantId", "quantity", "targetQuantity", "interval", sourceParameter] as const;

const mostVariants = 20;

const codesSchema = z.array(variantCodeSchema).check(z.minLength(1), z.maxLength(mostVariants));
const countSchema = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maximumQuantity));

/** Also true for an invalid link, which is removed from the address as well. */
export function hasCartLink(url: URL): boolean {
  return url.searchParams.has("variantId") || url.searchParams.has("variantId[]");
}

/**
 * Codes repeated or comma-separated; one that is not 8 digits invalidates the link (spec 5, cart URL). An invalid
 * quantity is 1, an unknown interval 0.
 */
export function parseCartLink(url: URL, frequencies: readonly Frequency[]): CartLink | undefined {
  const { searchParams } = url;
  const codes = [...searchParams.getAll("variantId"), ...searchParams.getAll("variantId[]")].flatMap(
    (value) => value.split(","),
  );
  const variantCodes = codesSchema.safeParse(codes.map((code) => code.trim()));
  if (!variantCodes.success) return undefined;
  const quantity = countSchema.safeParse(searchParams.get("quantity"));
  const target = countSchema.safeParse(searchParams.get("targetQuantity"));
  const source = searchParams.get(sourceParameter);
  const interval = Number(searchParams.get("interval"));
  return {
    variantCodes: [...new Set(variantCodes.data)],
    quantity: quantity.success ? quantity.data : 1,
    ...(target.success ? { targetQuantity: target.data } : {}),
    interval: isOffered(frequencies, interval) ? interval : noSubscription,
    sourceItemList: isSourceItemList(source) ? source : "lien_panier",
  };
}

export function withoutCartLink(url: URL): URL {
  const clean = new URL(url);
  for (const name of parameters) {
    clean.searchParams.delete(name);
    clean.searchParams.delete(`${name}[]`);
  }
  return clean;
}

/** A line whose quantity or interval is unknown is not changed. */
type Line = Pick<OrderItem, "id" | "quantity" | "subscriptionInterval">;

export type CartLinkStep =
  | { kind: "add"; variantCode: string; quantity: number; interval: number }
  | { kind: "change"; id: number; quantity: number; interval: number };

/**
 * Without a target the quantity is added; with one, an existing line is only raised; another interval is updated (spec
 * 4, cart item).
 */
export function cartLinkStep(
  link: CartLink,
  variantCode: string,
  line: Line | undefined,
): CartLinkStep | undefined {
  const { quantity, targetQuantity, interval } = link;
  if (!line) return { kind: "add", variantCode, quantity: targetQuantity ?? quantity, interval };
  if (line.quantity === null) return undefined;
  const wanted =
    targetQuantity === undefined ? line.quantity + quantity : Math.max(line.quantity, targetQuantity);
  if (wanted === line.quantity && interval === line.subscriptionInterval) return undefined;
  return { kind: "change", id: line.id, quantity: Math.min(wanted, maximumQuantity), interval };
}
