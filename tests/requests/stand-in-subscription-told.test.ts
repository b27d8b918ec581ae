import { beforeEach, expect, test } from "vitest";
import { departureFrom } from "../../shared/delivery/departure.ts";
import { dayAfter } from "../../shared/time/wall-clock.ts";
import { daysBetween, today } from "../days.ts";
import { people } from "./customer.ts";
import { mailsTo } from "./stand-in-checkout.ts";
import { subscriber } from "./stand-in-subscriber.ts";
import { freshShop, goAhead, readSubscription, run, standIn } from "./subscription-engine.ts";

const { camille } = people;
const subjects = async () => (await mailsTo(camille.email)).map(({ subject }) => subject);

beforeEach(freshShop);

test("a price that changes before the lock is told at once, with both amounts", async () => {
  const before = await readSubscription(2);
  await standIn("/_sandbox/variants/22000501", { price: 9990 });
  const after = await readSubscription(2);
  expect(after.total).not.toBe(before.total);
  const told = (await mailsTo(camille.email)).filter(({ subject }) => subject.includes("Le prix de votre"));
  expect(told).toHaveLength(1);
  for (const { total } of [before, after])
    expect(told[0]?.html).toContain((total / 100).toFixed(2).replace(".", ","));
  await standIn("/_sandbox/variants/22000501", { stock: 500 });
  expect((await subjects()).filter((subject) => subject.includes("Le prix de votre"))).toHaveLength(1);
});

test("a reminder is sent once, however the clock goes on", async () => {
  await run("delete from mails");
  const { nextShipmentDate } = await readSubscription(2);
  await run("update subscriptions set state = 'stopped', nextShipmentDate = null where id = 1");
  const days = daysBetween(today(), nextShipmentDate) - 7;
  await goAhead({ days });
  for (let move = 0; move < 8; move += 1) await goAhead({ hours: 3 });
  expect((await subjects()).filter((subject) => subject.includes("Votre prochain colis part"))).toHaveLength(
    1,
  );
});

test("while the bank’s page of a shipment that is sent now is open, its day stays", async () => {
  await run("update subscriptions set card = json_set(card, '$.answer', 'authentication') where id = 2");
  const { read, write } = await subscriber(camille.email, 2);
  const { nextShipmentDate } = await read();
  await write("POST", "/ship-now", { expectedNextShipmentDate: nextShipmentDate });
  const later = departureFrom(dayAfter(nextShipmentDate ?? "", 20));
  const refused = await write("PATCH", "", { nextShipmentDate: later });
  expect(refused).toMatchObject({ status: 422, body: { violations: [{ code: "subscription.charging" }] } });
  expect(await read()).toMatchObject({ nextShipmentDate });
  await goAhead({ hours: 2 });
  expect((await write("PATCH", "", { nextShipmentDate: later })).status).toBe(200);
});
