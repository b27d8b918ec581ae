import * as z from "zod/mini";
import { maximumQuantity } from "../../shared/cart/cart.ts";
import { variantCodeSchema } from "../../shared/cart/cart-input.ts";
import { toInterval } from "../../shared/subscription/subscription.ts";

/** What a cart link asks for each of its variants (spec 2, cart by URL). */
export interface CartLink {
  variantCodes: string[];
  quantity: number;
  /** Raise an existing line only if it holds fewer. */
  targetQuantity?: number;
  /** Days between deliveries; 0 is a one-off purchase. */
  interval: number;
}

const parameters = ["variantId", "quantity", "targetQuantity", "interval"] as const;

/** Most variants in one link: more is no link of ours. */
const mostVariants = 20;

const codesSchema = z.array(variantCodeSchema).check(z.minLength(1), z.maxLength(mostVariants));
const countSchema = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maximumQuantity));

/** True where an address carries a cart link, even one that will be ignored: it is taken out of the address all the same. */
export function hasCartLink(url: URL): boolean {
  return url.searchParams.has("variantId") || url.searchParams.has("variantId[]");
}

/**
 * The cart link of an address. Codes stand alone, repeated, or between commas; one that is not 8 digits and the whole
 * link is ignored (spec 5, cart URL). A quantity that is not usable is 1, an interval that is not one of the ten is 0.
 */
export function parseCartLink(url: URL): CartLink | undefined {
  const { searchParams } = url;
  const codes = [...searchParams.getAll("variantId"), ...searchParams.getAll("variantId[]")].flatMap(
    (value) => value.split(","),
  );
  const variantCodes = codesSchema.safeParse(codes.map((code) => code.trim()));
  if (!variantCodes.success) return undefined;
  const quantity = countSchema.safeParse(searchParams.get("quantity"));
  const target = countSchema.safeParse(searchParams.get("targetQuantity"));
  return {
    variantCodes: [...new Set(variantCodes.data)],
    quantity: quantity.success ? quantity.data : 1,
    ...(target.success ? { targetQuantity: target.data } : {}),
    interval: toInterval(Number(searchParams.get("interval") ?? 0)),
  };
}

/** The address without its cart link; what else it carries is kept. */
export function withoutCartLink(url: URL): URL {
  const clean = new URL(url);
  for (const name of parameters) {
    clean.searchParams.delete(name);
    clean.searchParams.delete(`${name}[]`);
  }
  return clean;
}

interface Line {
  id: number;
  variantCode: string;
  quantity: number;
  subscriptionInterval: number;
}

export type CartLinkStep =
  | { kind: "add"; variantCode: string; quantity: number; interval: number }
  | { kind: "change"; id: number; quantity: number; interval: number };

/**
 * What a link does to one variant, given the line that holds it (spec 4, cart item): without a target the quantity is
 * added; with one, an existing line is raised only if it is lower; a different interval is updated.
 */
export function cartLinkStep(
  link: CartLink,
  variantCode: string,
  line: Line | undefined,
): CartLinkStep | undefined {
  const { quantity, targetQuantity, interval } = link;
  if (!line) return { kind: "add", variantCode, quantity: targetQuantity ?? quantity, interval };
  const wanted =
    targetQuantity === undefined ? line.quantity + quantity : Math.max(line.quantity, targetQuantity);
  if (wanted === line.quantity && interval === line.subscriptionInterval) return undefined;
  return { kind: "change", id: line.id, quantity: Math.min(wanted, maximumQuantity), interval };
}
