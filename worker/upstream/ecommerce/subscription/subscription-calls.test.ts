import { expect, test } from "vitest";
import { subscriptionCalls } from "./subscription-calls.ts";

const decided = { id: 2, plannedDate: "2026-12-25" };
const expected = "expectedNextShipmentDate";

type Calls = ReturnType<typeof subscriptionCalls>;

const writes: Record<string, (calls: Calls) => Promise<unknown>> = {
  changeSubscription: (calls) => calls.changeSubscription(decided, { interval: 31 }),
  addSubscriptionItem: (calls) =>
    calls.addSubscriptionItem(decided, { variant: "11000101", quantity: 1, once: true }),
  changeSubscriptionItem: (calls) => calls.changeSubscriptionItem(decided, 3, { quantity: 2 }),
  removeSubscriptionItem: (calls) => calls.removeSubscriptionItem(decided, 3),
  shipNow: (calls) => calls.shipNow(decided),
  pauseSubscription: (calls) => calls.pauseSubscription(decided, "2026-12-20"),
  resumeSubscription: (calls) => calls.resumeSubscription(decided),
  abortSubscription: (calls) => calls.abortSubscription(decided, { reason: "prix", message: "Trop cher." }),
  updatePayment: (calls) => calls.updatePayment(decided, "/mon-compte/"),
  addSubscriptionCoupon: (calls) => calls.addSubscriptionCoupon(decided, "FIDELE10"),
  removeSubscriptionCoupon: (calls) => calls.removeSubscriptionCoupon(decided, "FIDELE10"),
};
const reads = ["subscriptions", "subscription", "subscriptionCarriers", "subscriptionOrders", "reminder"];
/** Changes nothing of the shipment. */
const notes = ["confirmReminder"];

test.each(Object.entries(writes))("%s says which shipment it was decided on", async (_, write) => {
  const sent: unknown[] = [];
  const calls = subscriptionCalls((...call) => {
    sent.push(call);
    return Promise.reject(new Error("not answered"));
  });
  await expect(write(calls)).rejects.toThrow("not answered");
  expect(sent).toEqual([
    [
      expect.anything(),
      expect.anything(),
      expect.toSatisfy(({ body, query }) => (body ?? query)[expected] === decided.plannedDate),
    ],
  ]);
});

test("every call that writes is among them", () => {
  const calls = subscriptionCalls(() => Promise.reject(new Error("not answered")));
  expect(Object.keys(calls).toSorted()).toEqual([...Object.keys(writes), ...reads, ...notes].toSorted());
});
