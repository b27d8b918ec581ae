import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { departureIn } from "../days.ts";
import { logIn, people } from "./customer.ts";
import { askApi, type Refusal, variantIri } from "./stand-in-api.ts";
import { atGateway } from "./stand-in-checkout.ts";
import { freshShop, goAhead, goTo, ordersOf, readSubscription, run, standIn } from "./subscription-engine.ts";

interface Shipped {
  order: string;
  redirectUrl: string | null;
}

beforeEach(freshShop);

async function shipNow(expectedNextShipmentDate: string | null, email: string = people.camille.email) {
  const { token } = await logIn(email);
  const body = { expectedNextShipmentDate };
  return askApi<Shipped & Refusal>("POST", "subscriptions/2/ship-now", body, { token });
}

const cardAnswers = (answer: string) =>
  env.DB.prepare("update subscriptions set card = json_set(card, '$.answer', ?) where id = 2")
    .bind(answer)
    .run();

describe("an order that is sent now", () => {
  test("is charged what was shown, and the next one comes an interval after today", async () => {
    const before = await readSubscription(2);
    const { status, body } = await shipNow(before.nextShipmentDate);
    expect([status, body.redirectUrl]).toEqual([202, null]);
    const [order] = await ordersOf(2);
    expect(order).toMatchObject({ paymentState: "paid", total: before.total });
    const after = await readSubscription(2);
    expect(after).toMatchObject({ state: "active", pendingOrder: body.order });
    expect(after.nextShipmentDate).toBe(departureIn(62));
    expect((await shipNow(before.nextShipmentDate)).status).toBe(409);
    await goAhead({ days: 5 });
    expect(await readSubscription(2)).toMatchObject({ shippedCount: 2, pendingOrder: null });
  });

  test("is made once, however often it is pressed at once", async () => {
    const { nextShipmentDate } = await readSubscription(2);
    const count = (await ordersOf(2)).length;
    const answers = await Promise.all([1, 2, 3].map(() => shipNow(nextShipmentDate)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409]);
    expect((await ordersOf(2)).length).toBe(count + 1);
  });

  test("is refused by the bank: nothing is charged, and the plan stays", async () => {
    await cardAnswers("failed");
    const before = await readSubscription(2);
    const { status, body } = await shipNow(before.nextShipmentDate);
    expect([status, body.violations[0]?.propertyPath]).toEqual([422, ""]);
    expect(await readSubscription(2)).toMatchObject({
      state: before.state,
      nextShipmentDate: before.nextShipmentDate,
      items: before.items,
    });
    expect((await ordersOf(2))[0]).toMatchObject({ state: "cancelled", period: null });
  });

  test("waits for its customer's word, which the gateway asks, and leads back to the subscription", async () => {
    await cardAnswers("authentication");
    const before = await readSubscription(2);
    const { body } = await shipNow(before.nextShipmentDate);
    expect(await readSubscription(2)).toMatchObject({ nextShipmentDate: before.nextShipmentDate });
    const accepted = await atGateway(`${body.redirectUrl}/decision`, { decision: "accept" });
    expect(accepted.headers.get("location")).toBe("/mon-compte/mes-abonnements/2/?paiement=accepte");
    expect((await ordersOf(2))[0]).toMatchObject({ paymentState: "paid", total: before.total });
    expect((await readSubscription(2)).nextShipmentDate).toBe(departureIn(62));
  });

  test("is given up where that word is a no, or never comes", async () => {
    await cardAnswers("authentication");
    const before = await readSubscription(2);
    const refused = await shipNow(before.nextShipmentDate);
    await atGateway(`${refused.body.redirectUrl}/decision`, { decision: "refuse" });
    expect((await ordersOf(2))[0]).toMatchObject({ state: "cancelled" });
    await shipNow(before.nextShipmentDate);
    await goAhead({ hours: 2 });
    expect((await ordersOf(2))[0]).toMatchObject({ state: "cancelled" });
    expect(await readSubscription(2)).toMatchObject({ state: "active", total: before.total });
  });

  test("sets goods aside once, also where the next shipment was frozen meanwhile", async () => {
    await cardAnswers("authentication");
    const stockOf = async () =>
      (await env.DB.prepare("select stock from variants where code = '21000203'").first<{ stock: number }>())
        ?.stock ?? 0;
    const [{ quantity } = { quantity: 0 }] = (await readSubscription(2)).items.filter(
      ({ variant }) => variant.code === "21000203",
    );
    const stock = await stockOf();
    const { body } = await shipNow((await readSubscription(2)).nextShipmentDate);
    // Simulates a charge that is being answered while the clock is pressed.
    await run("update orders set nextChargeAt = null where subscriptionId = 2");
    await goTo("freeze", "ABO0000002");
    expect(await stockOf()).toBe(stock - 2 * quantity);
    await atGateway(`${body.redirectUrl}/decision`, { decision: "accept" });
    expect((await ordersOf(2))[0]).toMatchObject({ paymentState: "paid" });
    expect(await stockOf()).toBe(stock - quantity);
  });

  test("takes nothing along that was added for once since", async () => {
    await cardAnswers("authentication");
    const { nextShipmentDate } = await readSubscription(2);
    const { body } = await shipNow(nextShipmentDate);
    const { token } = await logIn(people.camille.email);
    const added = { productVariant: variantIri("21000203"), quantity: 1, once: true };
    await askApi("POST", "subscriptions/2/items", added, { token });
    await atGateway(`${body.redirectUrl}/decision`, { decision: "accept" });
    expect((await readSubscription(2)).items.filter(({ once }) => once)).toMatchObject([{ quantity: 1 }]);
  });

  test("is not made of what is out of stock", async () => {
    await standIn("/_sandbox/variants/21000203", { stock: 0 });
    await standIn("/_sandbox/variants/22000501", { stock: 0 });
    const { nextShipmentDate } = await readSubscription(2);
    expect((await shipNow(nextShipmentDate)).status).toBe(422);
  });

  test("of another customer is 404", async () => {
    expect((await shipNow(null, people.paul.email)).status).toBe(404);
  });
});
