import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { recurringTexts } from "../../../shared/checkout/payment/recurring.texts.ts";
import { checkoutOrderSchema } from "../../upstream/ecommerce/order/order.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { orderTakenOnce } from "./take-once.ts";

const orderOf = (...intervals: number[]) =>
  z.parse(checkoutOrderSchema, {
    tokenValue: "abc",
    checkoutState: "shipping_selected",
    items: intervals.map((subscriptionInterval, place) => ({
      id: place + 1,
      productName: ["Poulet", "Saumon"][place],
      variant: { code: `1100010${place}` },
      quantity: 1,
      unitPrice: 350,
      subscriptionInterval,
    })),
  });
type Given = ReturnType<typeof orderOf> | UpstreamError;

const give = (given: Given | undefined) =>
  given instanceof UpstreamError ? Promise.reject(given) : Promise.resolve(given ?? orderOf());

/** @param writes successive answers to the changes; @param reads successive readings */
async function taken(order: ReturnType<typeof orderOf>, writes: Given[], reads: Given[]) {
  const changeItem = vi.fn(() => give(writes.shift()));
  const services = { ecommerce: { changeItem, order: () => give(reads.shift()) }, log: { error: vi.fn() } };
  const after = await orderTakenOnce(services as unknown as Parameters<typeof orderTakenOnce>[0], order);
  return { ...after, writes: changeItem.mock.calls.length };
}

const both = orderOf(31, 31);
const lost = new UpstreamError("PATCH", 0, null);
const refused = new UpstreamError("PATCH", 422, null);
const down = new UpstreamError("GET", 503, null);

test("done: all lines are shown without a subscription", async () => {
  expect(await taken(both, [both, both], [orderOf(0, 31), orderOf(0, 0)])).toMatchObject({
    notice: {
      tone: "success",
      text: recurringTexts.nowOnce({ names: "«\u00a0Poulet\u00a0» et «\u00a0Saumon\u00a0»" }),
    },
  });
});

test("done: an answer is lost, but the order shows it", async () => {
  expect(await taken(orderOf(31), [lost], [orderOf(0)])).toMatchObject({ notice: { tone: "success" } });
});

test("not done: a refused line and the ones behind it are still subscribed", async () => {
  expect(await taken(both, [refused], [down])).toMatchObject({
    notice: {
      tone: "error",
      text: recurringTexts.stillSubscribed({ names: "«\u00a0Poulet\u00a0» et «\u00a0Saumon\u00a0»" }),
    },
    writes: 1,
  });
  expect(await taken(both, [both, refused], [orderOf(0, 31)])).toMatchObject({
    notice: { tone: "error", text: recurringTexts.stillSubscribed({ names: "Saumon" }) },
  });
});

test.each([
  ["the answer is lost", lost],
  ["the change was answered", orderOf(0, 31)],
])("unknown: %s, and the order cannot be read", async (_, answer) => {
  expect(await taken(both, [answer], [down])).toMatchObject({
    to: "/commande/abc/?etape=paiement",
    notice: { tone: "error", text: recurringTexts.unsureOnce({ names: "Poulet" }) },
    writes: 1,
  });
});

test("an order that is gone is followed by the step", async () => {
  await expect(taken(both, [new UpstreamError("PATCH", 404, null)], [])).rejects.toMatchObject({
    status: 404,
  });
});
