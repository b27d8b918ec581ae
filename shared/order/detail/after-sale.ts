import { dayAfter, wallClock } from "../../time/wall-clock.ts";

const invoiceDays = { first: 7, last: 10 };

/**
 * Days after shipping until a parcel counts as received. Longer than the announced delivery, because the
 * right of withdrawal starts then.
 */
const longestDelivery = 21;

/** Days after the purchase until a parcel that left on an unknown day counts as received. */
const longestUntold = 60;

/** The day of reception does not count (code de la consommation, L221-18 and L221-19). */
const withdrawalDays = 14;

/** Maximum days that weekends and public holidays postpone the deadline (L221-19, 3°). */
const longestExtension = 4;

export type InvoiceView =
  | { kind: "none" | "later" }
  | { kind: "from"; from: string; to: string }
  | { kind: "ready"; isDue: boolean };

/** Days after the purchase in which the right of withdrawal lasts, however early a parcel left and came. */
const shortestWithdrawal = longestDelivery + withdrawalDays + longestExtension;

export interface AfterSale {
  invoice: InvoiceView;
  /** False only if the period is certainly over: no carrier reports the day of reception. */
  canWithdraw: boolean;
  /** True only if the period certainly lasts, whatever is known of parcels. */
  mayWithdraw: boolean;
  deliveredBy: string | null;
  /** The announced day is over, but the parcel may still be on its way. */
  isDue: boolean;
  isDelivered: boolean;
}

interface Sale {
  isSent: boolean;
  isEnded: boolean;
  shippedAt: Date | undefined;
  orderedAt?: Date | undefined;
  expectedBy?: string | null;
}

export function afterSale(sale: Sale, now: Date): AfterSale {
  const { isSent, isEnded, shippedAt, orderedAt, expectedBy = null } = sale;
  const today = dayOf(now);
  const shipped = isSent && shippedAt ? dayOf(shippedAt) : undefined;
  const receivedBy = shipped && dayAfter(shipped, longestDelivery);
  const until = receivedBy && dayAfter(receivedBy, withdrawalDays + longestExtension);
  const latest = receivedBy ?? (isSent && orderedAt ? dayAfter(dayOf(orderedAt), longestUntold) : undefined);
  const isDelivered = latest !== undefined && today > latest;
  const deliveredBy = shipped ? expectedBy : null;
  return {
    invoice: invoiceOf({ isSent, isEnded, shipped, today }),
    canWithdraw: !isEnded && (!until || today <= until),
    mayWithdraw:
      !isEnded &&
      (!isSent || (orderedAt !== undefined && today <= dayAfter(dayOf(orderedAt), shortestWithdrawal))),
    deliveredBy,
    isDue: !isDelivered && deliveredBy !== null && today > deliveredBy,
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
  if (!shipped) return { kind: "ready", isDue: false };
  const from = dayAfter(shipped, invoiceDays.first);
  const to = dayAfter(shipped, invoiceDays.last);
  return today >= from ? { kind: "ready", isDue: today > to } : { kind: "from", from, to };
}

const dayOf = (moment: Date): string => wallClock(moment.getTime()).date;
