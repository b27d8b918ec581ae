import { departureFrom } from "../../delivery/departure.ts";
import { dayAfter } from "../../time/wall-clock.ts";
import type { CustomerSubscription } from "../customer-subscription.ts";

export type EarliestEnd =
  | { kind: "after" | "later"; day: string }
  | { kind: "sending" }
  | { kind: "unknown" };

export function earliestEnd({
  shippedCount,
  minimumShipments,
  pendingOrder,
  nextShipmentDate,
  interval,
}: Pick<
  CustomerSubscription,
  "shippedCount" | "minimumShipments" | "pendingOrder" | "nextShipmentDate" | "interval"
>): EarliestEnd | null {
  if (shippedCount === null || shippedCount >= minimumShipments) return null;
  const planned = minimumShipments - shippedCount - (pendingOrder ? 1 : 0);
  if (planned === 0) return { kind: "sending" };
  if (!nextShipmentDate) return { kind: "unknown" };
  if (planned === 1) return { kind: "after", day: nextShipmentDate };
  return interval
    ? { kind: "later", day: departureFrom(dayAfter(nextShipmentDate, interval * (planned - 1))) }
    : { kind: "unknown" };
}
