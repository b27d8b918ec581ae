import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { shipmentTexts } from "../../shared/subscription/next-delivery/shipment.texts.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { textOf } from "./page-html.ts";
import { askApi } from "./stand-in-api.ts";
import { atGateway, mailsTo } from "./stand-in-checkout.ts";
import {
  freshShop,
  goAhead,
  goTo,
  ledgerOf,
  ordersOf,
  readSubscription,
  run,
  standIn,
} from "./subscription-engine.ts";
import { textPattern } from "./text-pattern.ts";

const cat = "ABO0000002";

beforeEach(freshShop);

const cardAnswers = (answer: string) => standIn("/_sandbox/subscriptions/2/card", { answer });

async function asCamille<T>(method: string, path: string, body?: object) {
  const { token } = await logIn(people.camille.email);
  return (await askApi<T>(method, path, body, { token })).body;
}

async function gatewayOf(order = ""): Promise<string> {
  const { payments } = await asCamille<{ payments: { id: number }[] }>("GET", `orders/${order}`);
  const path = `orders/${order}/payments/${payments.at(-1)?.id}/configuration`;
  return (await asCamille<{ redirectUrl: string }>("GET", path)).redirectUrl;
}

const subjects = async () => (await mailsTo(people.camille.email)).map(({ subject }) => subject);

describe("a charge that the bank refuses", () => {
  test("is tried again after two and four days, then its order is cancelled and the subscription paused", async () => {
    await cardAnswers("failed");
    await goTo("renewal", cat);
    const [order] = await ordersOf(2);
    const failed = await readSubscription(2);
    expect(failed).toMatchObject({
      state: "payment_failed",
      pendingOrder: expect.stringContaining(order?.token ?? ""),
    });
    expect(failed.alerts.map(({ kind }) => kind)).toContain("payment_failed");
    expect(order).toMatchObject({ paymentState: "awaiting_payment" });
    await goAhead({ days: 30 });
    expect((await ordersOf(2))[0]).toMatchObject({ state: "cancelled", number: order?.number });
    expect(await readSubscription(2)).toMatchObject({ state: "paused", pendingOrder: null });
    const charges = (await ledgerOf(2)).filter(({ kind }) => kind === "charged");
    const [first = 0, ...later] = charges.map(({ happenedAt }) => Date.parse(happenedAt) / 86_400_000);
    expect(later.map((at) => Math.round(at - first))).toEqual([2, 6]);
    const about = (await subjects()).filter((subject) => subject.includes(order?.number ?? ""));
    expect(about.toReversed()).toEqual([
      `Le paiement de votre commande ${order?.number} a été refusé`,
      `Le paiement de votre commande ${order?.number} a été refusé`,
      `Votre commande ${order?.number} est annulée`,
    ]);
  });

  test("that ends in a pause is named on its page as the reason", async () => {
    const page = async () =>
      textOf(
        (await browserWith(await logIn(people.camille.email)).visit("/mon-compte/mes-abonnements/2/")).html,
      );
    const reason = textPattern(shipmentTexts.pausedRefused);
    await cardAnswers("failed");
    await goTo("renewal", cat);
    await goAhead({ days: 30 });
    expect(await page()).toMatch(reason);
    await env.DB.exec("update payments set state = 'cancelled' where state = 'failed'");
    const text = await page();
    expect(text).toMatch(textPattern(shipmentTexts.paused));
    expect(text).not.toMatch(reason);
  });

  test("is mended by a new card, at once", async () => {
    await cardAnswers("failed");
    await goTo("renewal", cat);
    const { redirectUrl } = await asCamille<{ redirectUrl: string }>(
      "POST",
      "subscriptions/2/payment-update",
      {},
    );
    await atGateway(redirectUrl, { number: "4970100000000000", expiry: "09/31", cvc: "123" });
    expect((await ordersOf(2))[0]).toMatchObject({ paymentState: "paid" });
    expect(await readSubscription(2)).toMatchObject({ state: "active", alerts: [] });
  });

  test("is mended by its customer, who pays the order", async () => {
    await cardAnswers("failed");
    await goTo("renewal", cat);
    const [order] = await ordersOf(2);
    const page = await gatewayOf(order?.token);
    await atGateway(page, { number: "4970100000000000", expiry: "09/31", cvc: "123" });
    expect(await readSubscription(2)).toMatchObject({ state: "active" });
    await goAhead({ days: 20 });
    const paid = (await ledgerOf(2)).filter(
      ({ kind, period }) => kind === "paid" && period === order?.period,
    );
    expect(paid.map(({ amount }) => amount)).toEqual([order?.total]);
  });

  test("puts back what was to come once", async () => {
    await run("update subscriptions set card = json_set(card, '$.answer', 'failed') where id = 1");
    const before = await readSubscription(1);
    await goTo("renewal");
    await goAhead({ days: 10 });
    const once = (items: { once: boolean; quantity: number }[]) =>
      items.filter((item) => item.once).map(({ quantity }) => quantity);
    expect(once((await readSubscription(1)).items)).toEqual(once(before.items));
  });
});

test("a card that its bank wants confirmed waits for its customer, and is charged once", async () => {
  await cardAnswers("authentication");
  await goTo("renewal", cat);
  const [order] = await ordersOf(2);
  expect(await readSubscription(2)).toMatchObject({ state: "awaiting_payment" });
  expect(await subjects()).toContain(`Confirmez le paiement de votre commande ${order?.number}`);
  const page = await gatewayOf(order?.token);
  await atGateway(`${page}/decision`, { decision: "accept" });
  expect(await readSubscription(2)).toMatchObject({ state: "active" });
  expect((await ordersOf(2))[0]).toMatchObject({ paymentState: "paid" });
});

test("an expired card is refused", async () => {
  await goTo("freeze", cat);
  await standIn("/_sandbox/subscriptions/2/card", { expires: "before" });
  await goTo("renewal", cat);
  expect(await readSubscription(2)).toMatchObject({ state: "payment_failed" });
});
