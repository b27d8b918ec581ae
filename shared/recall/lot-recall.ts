import type { OrderedVariant } from "../order/order.ts";
import { parseDate } from "../time/dates.ts";
import { dayAfter, dayInParis } from "../time/wall-clock.ts";

export interface LotRecall {
  variant: OrderedVariant;
  /** Printed lot numbers; empty means that every lot is recalled. */
  lots: string[];
  since: string | null;
  text: string | null;
}

export interface ShownRecall extends Omit<LotRecall, "variant"> {
  code: string;
  name: string;
  format: string;
  kind: "dry" | "wet" | "treat" | null;
  href?: string;
  image?: { url: string; width: number; height: number };
}

export const unbrokenLot = (lot: string): string =>
  lot.replaceAll("-", "-\u2060").replaceAll(/\s/g, "\u00a0");

const bannerDays = 30;

export const isRecent = ({ since }: Pick<LotRecall, "since">, now: Date): boolean =>
  since === null || dayAfter(since, bannerDays) >= dayInParis(now);

/** Older orders cannot hold a recalled lot: dry food keeps for 18 months at most, plus time in the warehouse. */
const monthsKept = 24;
const daysKept = monthsKept * 31;

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
