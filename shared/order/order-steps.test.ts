import { expect, test } from "vitest";
import { type OrderProgress, orderSteps } from "./order-steps.ts";

const sold: OrderProgress = { orderedOn: null, payment: "paid", sent: false, carrier: null };

test.each<[string, Partial<OrderProgress>, string[]]>([
  ["waits for its payment", { payment: "due" }, ["done", "current", "coming", "coming"]],
  ["is paid", {}, ["done", "done", "current", "coming"]],
  ["has left", { sent: true }, ["done", "done", "done", "current"]],
  ["has arrived", { sent: true, isDelivered: true }, ["done", "done", "done", "done"]],
  ["was cancelled", { payment: "cancelled" }, ["done", "done"]],
  ["was paid back on its way", { payment: "refunded", sent: true }, ["done", "done", "current", "done"]],
])("of an order that %s each step tells its state, one at most is current", (_, progress, states) => {
  expect(orderSteps({ ...sold, ...progress }).map(({ state }) => state)).toEqual(states);
});
