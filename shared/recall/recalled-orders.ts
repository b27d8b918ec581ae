import type { OrderSummary } from "../order/list/order-summary.ts";
import { meaningOfOrder } from "../order/order-states.ts";
import { type LotRecall, mayHold } from "./lot-recall.ts";

export interface RecalledArticle {
  key: string;
  token: string;
  number: string;
  code: string;
  name: string;
  format: string;
  lots: readonly string[];
}

type Order = Pick<OrderSummary, "token" | "number" | "orderedAt" | "items" | "state">;

/** @param orders newest first, so that each recall names the latest order */
export function recalledIn(orders: readonly Order[], recalls: readonly LotRecall[]): RecalledArticle[] {
  const articles = recalls.flatMap((recall) => {
    const order = orders.find((one) => meaningOfOrder(one.state).isKept && mayHold(recall, one));
    return order ? articlesIn(order, [recall]) : [];
  });
  return [...new Map(articles.map((article) => [article.key, article])).values()];
}

export const articlesIn = (
  { token, number, items }: Pick<Order, "token" | "number" | "items">,
  recalls: readonly LotRecall[],
): RecalledArticle[] =>
  recalls.flatMap(({ variant: { code }, lots }) => {
    const item = items.find(({ variant }) => variant.code === code);
    if (!item) return [];
    const key = [token, code, ...lots].join(" ");
    return [
      { key, token, number: number ?? "", code, name: item.productName, format: item.variantName, lots },
    ];
  });
