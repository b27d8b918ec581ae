import * as z from "zod/mini";
import type { Payment } from "../../../../shared/checkout/checkout-order.ts";
import type { OrderSummary } from "../../../../shared/order/list/order-summary.ts";
import { listOf, tolerantMembers } from "../../lists.ts";
import { filledText, money, orDefault, text } from "../fields.ts";
import { reference } from "../references.ts";
import { linesSchema, statesOfOrder, withToken } from "./order.ts";
import { paymentSchema } from "./shipment.ts";

const toldPayments = z.pipe(
  z.nullish(listOf("payment", paymentSchema)),
  z.transform((payments: Payment[] | null | undefined) =>
    payments?.every(({ state }) => state !== null) ? payments : null,
  ),
);

const summaryFields = {
  token: z.string(),
  ...tolerantMembers({
    number: text,
    ...statesOfOrder,
    payments: toldPayments,
    checkoutCompletedAt: filledText,
    currencyCode: orDefault(z.string(), "EUR"),
    total: money,
    items: linesSchema,
    subscription: reference,
  }),
};

export const orderSummarySchema: z.ZodMiniType<OrderSummary> = z.pipe(
  z.pipe(z.transform(withToken), z.object(summaryFields)),
  z.transform(({ state, checkoutState, checkoutCompletedAt, items: { items, unreadLines }, ...order }) => ({
    ...order,
    state: state ?? (checkoutState === "cart" ? "cart" : "new"),
    orderedAt: checkoutCompletedAt,
    articles: articlesIn(items, unreadLines),
    items: items.map(({ variant, productName, variantName, quantity }) => ({
      variant,
      productName,
      variantName,
      quantity,
    })),
  })),
);

function articlesIn(items: readonly { quantity: number | null }[], unreadLines: number): number | null {
  const isTold = items.length > 0 && unreadLines === 0 && items.every(({ quantity }) => quantity !== null);
  return isTold ? items.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0) : null;
}
