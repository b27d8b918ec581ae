import { beforeEach, expect, test } from "vitest";
import { inDays } from "../days.ts";
import { people } from "./customer.ts";
import { mailsTo } from "./stand-in-checkout.ts";
import { subscriber } from "./stand-in-subscriber.ts";
import { freshShop, goAhead, goTo, ledgerOf, ordersOf, run } from "./subscription-engine.ts";

const chargesOf = async (id: number) => (await ledgerOf(id)).filter(({ kind }) => kind === "charged").length;
const cardAnswers = (answer: string) =>
  run(`update subscriptions set card = json_set(card, '$.answer', '${answer}') where id = 1`);

async function refusedOrder() {
  await freshShop();
  await cardAnswers("failed");
  await goTo("renewal");
  await cardAnswers("completed");
  return { ...(await subscriber(people.camille.email, 1)), charges: await chargesOf(1) };
}

beforeEach(freshShop);

test("a pause while an order waits for its money: it is charged after the pause, not in it", async () => {
  const { read, write, charges } = await refusedOrder();
  const paused = await write("POST", "/pause", { until: inDays(20) });
  expect(paused.body).toMatchObject({ state: "payment_failed", pausedUntil: inDays(20) });
  const [mail] = await mailsTo(people.camille.email);
  expect(mail?.html).toContain("sera débitée ensuite");
  await goAhead({ days: 18 });
  expect(await chargesOf(1)).toBe(charges);
  await goAhead({ days: 4 });
  expect(await chargesOf(1)).toBe(charges + 1);
  expect((await ordersOf(1))[0]).toMatchObject({ paymentState: "paid" });
  expect(await read()).toMatchObject({ state: "active", pausedUntil: null });
});

test("a pause that is ended early: it is charged some days later", async () => {
  const { write, charges } = await refusedOrder();
  await write("POST", "/pause", { until: inDays(20) });
  const resumed = await write("POST", "/resume", {});
  expect(resumed.body).toMatchObject({ state: "payment_failed", pausedUntil: null });
  await goAhead({ days: 1 });
  expect(await chargesOf(1)).toBe(charges);
  await goAhead({ days: 2 });
  expect(await chargesOf(1)).toBe(charges + 1);
});
