import type { OrderSummary } from "../order/order-summary.ts";
import { type LotRecall, mayHold } from "./lot-recall.ts";

/** An article of an order that may be of a recalled lot. */
export interface RecalledArticle {
  token: string;
  /** Of the order; empty where unknown. */
  number: string;
  code: string;
  name: string;
  format: string;
  lots: readonly string[];
}

type Order = Pick<OrderSummary, "token" | "number" | "orderedAt" | "items" | "state">;

/** Each recall once, with the latest order that may hold it. @param orders newest first */
export const recalledIn = (orders: readonly Order[], recalls: readonly LotRecall[]): RecalledArticle[] =>
  recalls.flatMap((recall) => {
    const order = orders.find((one) => one.state !== "cancelled" && mayHold(recall, one));
    return order ? articlesIn(order, [recall]) : [];
  });

/** @param recalls those that the order may hold */
export const articlesIn = (
  { token, number, items }: Pick<Order, "token" | "number" | "items">,
  recalls: readonly LotRecall[],
): RecalledArticle[] =>
  recalls.flatMap(({ variant: { code }, lots }) => {
    const item = items.find(({ variant }) => variant.code === code);
    if (!item) return [];
    return [{ token, number: number ?? "", code, name: item.productName, format: item.variantName, lots }];
  });
