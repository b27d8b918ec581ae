import type { Purpose } from "../../../shared/consent/consent.ts";
import type { StoredList } from "./stored-list.ts";

/** Longest lists. */
const mostPages = 100;
const mostOrders = 20;

interface SentOnceParts {
  /** Of this tab. */
  pages: StoredList<string>;
  /** Of all tabs. */
  orders: StoredList<string>;
  /** Whether another page has sent what this history entry left behind. */
  isTaken: (entry: string) => boolean;
  /** Whether the document was loaded for this entry by a reload or a step back: counts where storage is disabled. */
  isReloaded: (entry: string) => boolean;
}

export interface SentOnce {
  /** Whether a page of this history entry is new to `purpose`; it then no longer is. */
  isNewPage(purpose: Purpose, entry: string): boolean;
  isNewOrder(purpose: Purpose, order: string): boolean;
  /** The order is new to `purpose` again. */
  forgetOrder(purpose: Purpose, order: string): void;
}

/** A page shown again by a reload, a step back or a prerender is sent once; an order in one tab only. */
export function createSentOnce({ pages, orders, isTaken, isReloaded }: SentOnceParts): SentOnce {
  const isNew = (list: StoredList<string>, most: number) => (purpose: Purpose, id: string) => {
    const sent = list.read();
    const key = `${purpose} ${id}`;
    if (sent.includes(key)) return false;
    list.write([...sent, key].slice(-most));
    return true;
  };
  const isNewEntry = isNew(pages, mostPages);
  return {
    isNewPage: (purpose, entry) =>
      isNewEntry(purpose, entry) && !isTaken(entry) && (pages.isKept() || !isReloaded(entry)),
    isNewOrder: isNew(orders, mostOrders),
    forgetOrder: (purpose, order) =>
      orders.write(orders.read().filter((sent) => sent !== `${purpose} ${order}`)),
  };
}
