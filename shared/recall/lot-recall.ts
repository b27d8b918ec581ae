import type { OrderedVariant } from "../order/order.ts";
import { parseDate } from "../time/dates.ts";
import { dayAfter, dayInParis } from "../time/wall-clock.ts";

/** Lots of a format that are called back (contracts 1b, lot-recalls). */
export interface LotRecall {
  variant: OrderedVariant;
  /** As printed; none where the API tells none: then every lot counts. */
  lots: string[];
  /** The day it was published, in Paris; null where unknown. */
  since: string | null;
  /** Why, in the words of the API. */
  text: string | null;
}

/** A recall as pages show it. */
export interface ShownRecall extends Omit<LotRecall, "variant"> {
  code: string;
  /** Of the product; empty where the content system does not tell it. */
  name: string;
  format: string;
  kind: "dry" | "wet" | "treat" | null;
  href?: string;
  image?: { url: string; width: number; height: number };
}

/** For the eye, in a text: a line breaks behind its hyphens otherwise. */
export const unbrokenLot = (lot: string): string =>
  lot.replaceAll("-", "-\u2060").replaceAll(/\s/g, "\u00a0");

/** How long every page tells of it. */
const bannerDays = 30;

/** Without a day it is told: nobody knows that it is old. */
export const isRecent = ({ since }: Pick<LotRecall, "since">, now: Date): boolean =>
  since === null || dayAfter(since, bannerDays) >= dayInParis(now);

/** Of dry food, which keeps for 18 months at most, with what it lay in the warehouse. */
const monthsKept = 24;
const daysKept = monthsKept * 31;

/** Whether an order may hold one of the lots; one without a date counts. */
export function mayHold(
  { variant, since }: Pick<LotRecall, "variant" | "since">,
  order: { orderedAt: string | null; items: readonly { variant: OrderedVariant }[] },
): boolean {
  if (!order.items.some((item) => item.variant.code === variant.code)) return false;
  const ordered = parseDate(order.orderedAt);
  if (!ordered || since === null) return true;
  const day = dayInParis(ordered);
  return day <= since && day >= dayAfter(since, -daysKept);
}
