import * as z from "zod/mini";
import { maximumQuantity } from "../../../shared/cart/cart.ts";
import {
  isSourceItemList,
  type SourceItemList,
  sourceParameter,
} from "../../../shared/cart/source-item-list.ts";
import { type Frequency, isOffered, noSubscription } from "../../../shared/frequency/frequency.ts";
import type { OrderItem } from "../../../shared/order/order.ts";

export interface CartLink {
  variantCodes: string[];
  quantity: number;
  /** An existing line is only raised to this quantity, never lowered. */
  targetQuantity?: number;
  /** Days between deliveries; 0 is a one-off purchase. */
  interval: number;
  sourceItemList: SourceItemList;
  replaced: Replaced[];
}

type Replaced = "quantity" | "interval";

const parameters = ["variantId", "quantity", "targetQuantity", "interval", sourceParameter] as const;

const mostVariants = 20;

/** Stricter than other codes, so that a foreign `variantId` of an advertisement is no link. */
const linkedCodeSchema = z.string().check(z.regex(/^\d{8}$/));
const codesSchema = z.array(linkedCodeSchema).check(z.minLength(1), z.maxLength(mostVariants));
/** Digits only: `Number` also reads "1e1" and "0x10". */
const digitsSchema = z.pipe(z.string().check(z.trim(), z.regex(/^\d+$/)), z.transform(Number));
const countSchema = z.pipe(digitsSchema, z.number().check(z.minimum(1), z.maximum(maximumQuantity)));

/** An invalid code voids the link. A bad quantity becomes 1 and an unknown interval 0 (see `replaced`). */
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
  const rhythm = searchParams.get("interval")?.trim() ?? "";
  const interval = digitsSchema.safeParse(rhythm).data ?? Number.NaN;
  const isKnown = isOffered(frequencies, interval);
  const isQuantityWrong =
    (searchParams.has("quantity") && !quantity.success) ||
    (searchParams.has("targetQuantity") && !target.success);
  return {
    variantCodes: [...new Set(variantCodes.data)],
    quantity: quantity.success ? quantity.data : 1,
    ...(target.success ? { targetQuantity: target.data } : {}),
    interval: isKnown ? interval : noSubscription,
    sourceItemList: isSourceItemList(source) ? source : "lien_panier",
    replaced: [
      ...(isQuantityWrong ? (["quantity"] as const) : []),
      ...(isKnown || ["", String(noSubscription)].includes(rhythm) ? [] : (["interval"] as const)),
    ],
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

type Line = Pick<OrderItem, "id" | "quantity" | "subscriptionInterval">;

export type CartLinkStep =
  | { kind: "add"; variantCode: string; quantity: number; interval: number }
  | { kind: "change"; id: number; quantity: number; interval: number; isCapped: boolean };

export function cartLinkStep(
  link: Omit<CartLink, "replaced">,
  variantCode: string,
  line: Line | undefined,
): CartLinkStep | undefined {
  const { quantity, targetQuantity, interval } = link;
  if (!line) return { kind: "add", variantCode, quantity: targetQuantity ?? quantity, interval };
  if (line.quantity === null) return undefined;
  const wanted =
    targetQuantity === undefined ? line.quantity + quantity : Math.max(line.quantity, targetQuantity);
  if (wanted === line.quantity && interval === line.subscriptionInterval) return undefined;
  const isCapped = wanted > maximumQuantity;
  return { kind: "change", id: line.id, quantity: isCapped ? maximumQuantity : wanted, interval, isCapped };
}
