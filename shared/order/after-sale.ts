import { dayAfter, wallClock } from "../time/wall-clock.ts";

/** Days after shipping (spec 9). */
const invoiceDays = { first: 7, last: 10 };

/**
 * Days after shipping after which a parcel counts as received, late ones and those that wait at a pickup point too: the
 * right to renounce hangs on it, so that it is longer than what is announced (shared/delivery).
 */
const longestDelivery = 21;

/** Days after the one of reception, which does not count (code de la consommation, L221-18 and L221-19). */
const withdrawalDays = 14;

/** Days by which weekends and public holidays put the last day off at most (L221-19, 3°). */
const longestExtension = 4;

/** Days as `Y-m-d`. `later`: the parcel has not left. `isDue`: the last day for it to be there is over. */
export type InvoiceView =
  | { kind: "none" | "later" }
  | { kind: "from"; from: string; to: string }
  | { kind: "ready"; isDue: boolean };

export interface AfterSale {
  invoice: InvoiceView;
  /** False where it is over for certain, or was never possible: its last day hangs on the reception. */
  canWithdraw: boolean;
  /** The last day on which it is expected, `Y-m-d`; null once it is over, until the parcel counts as received. */
  deliveredBy: string | null;
  /** As late as that may be: nobody tells that a parcel has arrived. */
  isDelivered: boolean;
}

interface Sale {
  isSent: boolean;
  /** Cancelled, or refunded in full. */
  isEnded: boolean;
  /** Unknown where an API does not tell it. */
  shippedAt: Date | undefined;
  /** By the terms of its carrier; null where they are unknown. */
  expectedBy?: string | null;
}

export function afterSale({ isSent, isEnded, shippedAt, expectedBy = null }: Sale, now: Date): AfterSale {
  const today = dayOf(now);
  const shipped = isSent && shippedAt ? dayOf(shippedAt) : undefined;
  const receivedBy = shipped && dayAfter(shipped, longestDelivery);
  const until = receivedBy && dayAfter(receivedBy, withdrawalDays + longestExtension);
  const isDelivered = receivedBy !== undefined && today > receivedBy;
  const isToldStill = isDelivered || (expectedBy !== null && today <= expectedBy);
  return {
    invoice: invoiceOf({ isSent, isEnded, shipped, today }),
    canWithdraw: !isEnded && (!until || today <= until),
    deliveredBy: shipped && isToldStill ? expectedBy : null,
    isDelivered,
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
  if (!shipped) return { kind: "ready", isDue: false };
  const from = dayAfter(shipped, invoiceDays.first);
  const to = dayAfter(shipped, invoiceDays.last);
  return today >= from ? { kind: "ready", isDue: today > to } : { kind: "from", from, to };
}

const dayOf = (moment: Date): string => wallClock(moment.getTime(), "Europe/Paris").date;
