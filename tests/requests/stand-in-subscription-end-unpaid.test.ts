import { expect, test } from "vitest";
import { people } from "./customer.ts";
import { subscriber } from "./stand-in-subscriber.ts";
import { freshShop, goAhead, goTo, ordersOf, standIn } from "./subscription-engine.ts";

test("an end while an order waits for its money cancels it: it can no longer be charged", async () => {
  await freshShop();
  await standIn("/_sandbox/subscriptions/1/card", { answer: "failed" });
  const { read, write } = await subscriber(people.camille.email, 1);
  await goTo("renewal");
  expect(await read()).toMatchObject({ state: "payment_failed" });
  const ended = await write("POST", "/abort", { reason: "prix", message: "Trop cher." });
  expect(ended.body).toMatchObject({ state: "stopped", nextShipmentDate: null, pendingOrder: null });
  expect((await ordersOf(1))[0]).toMatchObject({ state: "cancelled", paymentState: "cancelled" });
  const count = (await ordersOf(1)).length;
  await goAhead({ days: 400 });
  expect(await ordersOf(1)).toHaveLength(count);
  expect(await read()).toMatchObject({ state: "stopped" });
});
