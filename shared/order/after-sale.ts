import { dayAfter, wallClock } from "../time/wall-clock.ts";

/** Days after shipping (spec 9). */
const invoiceDays = { first: 7, last: 10 };

/** Days after shipping on which a parcel counts as delivered: the API does not tell the delivery itself. */
const longestDelivery = 7;

/** Days after delivery (code de la consommation, L221-18). */
const withdrawalDays = 14;

/** Days as `Y-m-d`. `later`: the parcel has not left. */
export type InvoiceView = { kind: "none" | "later" | "ready" } | { kind: "from"; from: string; to: string };

export interface AfterSale {
  invoice: InvoiceView;
  /** Null where it is over or was never possible; `until` is null while it is not known. */
  withdrawal: { until: string | null } | null;
  /** The latest day of delivery, `Y-m-d`. */
  deliveredBy: string | null;
  isDelivered: boolean;
}

interface Sale {
  isSent: boolean;
  /** Cancelled, or refunded in full. */
  isEnded: boolean;
  /** Unknown where an API does not tell it. */
  shippedAt: Date | undefined;
}

export function afterSale({ isSent, isEnded, shippedAt }: Sale, now: Date): AfterSale {
  const today = dayOf(now);
  const shipped = isSent && shippedAt ? dayOf(shippedAt) : undefined;
  const deliveredBy = shipped ? dayAfter(shipped, longestDelivery) : null;
  const until = deliveredBy && dayAfter(deliveredBy, withdrawalDays);
  return {
    invoice: invoiceOf({ isSent, isEnded, shipped, today }),
    withdrawal: isEnded || (until !== null && today > until) ? null : { until },
    deliveredBy,
    isDelivered: deliveredBy !== null && today > deliveredBy,
  };
}

function invoiceOf({
  isSent,
  isEnded,
  shipped,
  today,
}: Pick<Sale, "isSent" | "isEnded"> & { shipped: string | undefined; today: string }): InvoiceView {
  if (!isSent) return { kind: isEnded ? "none" : "later" };
  // Of an unknown date: the API knows whether there is one.
  if (!shipped) return { kind: "ready" };
  const from = dayAfter(shipped, invoiceDays.first);
  return today >= from ? { kind: "ready" } : { kind: "from", from, to: dayAfter(shipped, invoiceDays.last) };
}

const dayOf = (moment: Date): string => wallClock(moment.getTime(), "Europe/Paris").date;
