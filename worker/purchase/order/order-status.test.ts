import { expect, test } from "vitest";
import { lastOrderOf, unpaidOf } from "../../account/dashboard/last-order.ts";
import { orderRow } from "../../order/list/order-rows.ts";
import { orderSummarySchema } from "../../upstream/ecommerce/order/order-summary.ts";

const placed = {
  tokenValue: "a",
  number: "1",
  state: "new",
  checkoutState: "completed",
  paymentState: "awaiting_payment",
  shippingState: "ready",
  total: 4380,
};

const seen = (answer: object) => {
  const order = orderSummarySchema.parse({ ...placed, ...answer });
  const row = orderRow(order);
  const last = lastOrderOf([order]);
  expect([last?.status, last?.isToPay]).toEqual([row.status, row.isToPay]);
  return { colour: row.status?.colour, kind: unpaidOf([order])[0]?.kind };
};

const card = (state: string) => ({ state, method: "card" });

test.each([
  ["a card that was refused", { payments: [card("failed"), card("new")] }, "red", "refused"],
  ["and left last", { payments: [card("failed")] }, "red", "refused"],
  [
    "and told by the order",
    { paymentState: "payment_failure", payments: [card("failed")] },
    "red",
    "refused",
  ],
  ["a card that was not tried", { payments: [card("new")] }, "orange", "due"],
  ["a card that was given up", { payments: [card("cancelled"), card("new")] }, "orange", "due"],
  ["a transfer", { payments: [{ state: "new", method: "bank_transfer" }] }, "orange", "promised"],
  ["payments that the list does not tell", {}, "orange", "unknown"],
  ["payments that the list only names", { payments: ["/api/v2/shop/payments/9"] }, "orange", "unknown"],
  ["a payment that is being checked", { payments: [card("processing")] }, "orange", undefined],
  [
    "a card that was taken after a refusal",
    { payments: [card("failed"), card("completed")] },
    "orange",
    undefined,
  ],
  ["a cancelled order", { state: "cancelled", payments: [card("failed")] }, "grey", undefined],
])("every list tells %s alike", (_, answer, colour, kind) => {
  expect(seen(answer)).toEqual({ colour, kind });
});
