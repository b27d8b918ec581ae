import type { Receiver } from "../../../shared/consent/consent.ts";
import type { StoredList } from "../../visit/stored-list.ts";

const mostPages = 100;
const mostOrders = 20;

interface SentOnceParts {
  pages: StoredList<string>;
  orders: StoredList<string>;
  isTaken: (entry: string) => boolean;
  /** Detects a repeated page if storage is disabled. */
  isReloaded: (entry: string) => boolean;
}

export interface SentOnce {
  /** Also marks the page as sent. */
  isNewPage(receiver: Receiver, entry: string): boolean;
  isNewOrder(receiver: Receiver, order: string): boolean;
  forgetOrder(receiver: Receiver, order: string): void;
}

export function createSentOnce({ pages, orders, isTaken, isReloaded }: SentOnceParts): SentOnce {
  const isNew = (list: StoredList<string>, most: number) => (receiver: Receiver, id: string) => {
    const sent = list.read();
    const key = `${receiver} ${id}`;
    if (sent.includes(key)) return false;
    list.write([...sent, key].slice(-most));
    return true;
  };
  const isNewEntry = isNew(pages, mostPages);
  return {
    isNewPage: (receiver, entry) =>
      isNewEntry(receiver, entry) && !isTaken(entry) && (pages.isKept() || !isReloaded(entry)),
    isNewOrder: isNew(orders, mostOrders),
    forgetOrder: (receiver, order) =>
      orders.write(orders.read().filter((sent) => sent !== `${receiver} ${order}`)),
  };
}
