import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { orderCancellationTexts } from "../../shared/order/cancel/order-cancellation.texts.ts";
import { confirmationTexts } from "../../shared/order/confirmation/confirmation.texts.ts";
import { orderDetailTexts } from "../../shared/order/detail/order-detail.texts.ts";
import { browserWith, lastMailTo, logIn, people } from "./customer.ts";
import { withoutSubscription } from "./order-lines.ts";
import { textOf } from "./page-html.ts";
import { askApi } from "./stand-in-api.ts";
import { freshShop } from "./subscription-engine.ts";
import { textPattern } from "./text-pattern.ts";
import { countCalls } from "./upstream-calls.ts";
import { breakService, mendAfterEach, switchSetting } from "./visitor.ts";

beforeEach(async () => {
  await freshShop();
  await withoutSubscription(paid);
});
mendAfterEach();

const paid = "demo-payee";
const pageOf = (order: string) => `/mon-compte/mes-commandes/${order}/`;
const stepOf = (order: string) => `${pageOf(order)}annuler/`;

const asMarguerite = async () => browserWith(await logIn(people.marguerite.email));

async function stateOf(order: string) {
  const { token } = await logIn(people.marguerite.email);
  const { body } = await askApi<{ state: string; paymentState: string; shippingState: string }>(
    "GET",
    `orders/${order}`,
    undefined,
    { token },
  );
  return [body.state, body.paymentState, body.shippingState];
}

const stock = async () => {
  const row = await env.DB.prepare(
    "select sum(stock) as sum from variants where code in (select variantCode from order_items join orders on orders.id = order_items.orderId where tokenValue = ?)",
  )
    .bind(paid)
    .first<{ sum: number }>();
  return row?.sum ?? 0;
};

const leaves = (order: string) =>
  env.DB.prepare("update orders set shippingState = 'shipped' where tokenValue = ?").bind(order).run();

describe("an order that waits to be sent", () => {
  test("leads to a step that says what is refunded, when, and that it costs nothing; reading it changes nothing", async () => {
    const browser = await asMarguerite();
    expect((await browser.visit(pageOf(paid))).html).toContain(`href="${stepOf(paid)}"`);
    const { html, answer } = await browser.visit(stepOf(paid));
    const text = textOf(html);
    expect(answer.status).toBe(200);
    expect(text).toContain(orderCancellationTexts.free);
    expect(text).toMatch(/\d+,\d\d € vous seront remboursés par le moyen de paiement utilisé, sous 14 jours/);
    expect(await stateOf(paid)).toEqual(["new", "paid", "ready"]);
  });

  test("is cancelled by one press, refunded, put back in stock, told by a mail, and offers it no more", async () => {
    const browser = await asMarguerite();
    const before = await stock();
    const answer = await browser.post(stepOf(paid), {});
    expect([answer.status, answer.headers.get("location")]).toEqual([303, pageOf(paid)]);
    const { html } = await browser.visit(pageOf(paid));
    expect(textOf(html)).toMatch(
      /Votre commande est annulée\. \d+,\d\d € vous seront remboursés .* sous 14 jours au plus tard\./,
    );
    const later = textOf((await browser.visit(pageOf(paid))).html);
    expect(later).toMatch(textPattern(confirmationTexts.next.paymentText.cancelled));
    expect(later).toContain("sous 14 jours au plus tard");
    expect(html).not.toContain(stepOf(paid));
    expect(await stateOf(paid)).toEqual(["cancelled", "refunded", "cancelled"]);
    expect(await stock()).toBeGreaterThan(before);
    const mail = await lastMailTo(people.marguerite.email);
    expect(mail).toMatch(/Votre commande MUS\d+ est annulée/);
    expect(mail).toMatch(/Nous vous remboursons <strong>\d+,\d\d/);
  });

  test("is cancelled once, however often it is pressed", async () => {
    const browser = await asMarguerite();
    await browser.post(stepOf(paid), {});
    const calls = await countCalls("ecommerce", `/shop/orders/${paid}/cancellation`);
    const again = await browser.post(stepOf(paid), {});
    expect([again.status, await calls()]).toEqual([303, 0]);
    expect(textOf((await browser.visit(pageOf(paid))).html)).toMatch(
      textPattern(orderCancellationTexts.done),
    );
  });

  test("that is not paid yet costs nothing, and says so", async () => {
    const browser = await asMarguerite();
    expect(textOf((await browser.visit(stepOf("demo-en-attente"))).html)).toMatch(
      textPattern(orderCancellationTexts.unpaid),
    );
    await browser.post(stepOf("demo-en-attente"), {});
    expect(await stateOf("demo-en-attente")).toEqual(["cancelled", "cancelled", "cancelled"]);
  });
});

test("an order whose money is only reserved refunds nothing, because nothing was debited", async () => {
  const browser = await asMarguerite();
  const text = textOf((await browser.visit(stepOf("demo-autorisee"))).html);
  expect(text).toContain(orderCancellationTexts.authorized);
  expect(text).not.toMatch(/virement|chèque|remboursés/);
});

describe("an order that can no longer be cancelled", () => {
  test("because its parcel left while the step was open, stays, and the shopper is told", async () => {
    const browser = await asMarguerite();
    await browser.visit(stepOf(paid));
    // The shop reads the order as it was; only the API knows that the parcel is leaving.
    const { token } = await logIn(people.marguerite.email);
    await leaves(paid);
    const { status } = await askApi("POST", `orders/${paid}/cancellation`, {}, { token });
    expect(status).toBe(422);
    const answer = await browser.post(stepOf(paid), {});
    expect(answer.status).toBe(303);
    expect(textOf((await browser.visit(pageOf(paid))).html)).toMatch(
      textPattern(orderCancellationTexts.tooLate),
    );
    expect(await stateOf(paid)).toEqual(["new", "paid", "shipped"]);
  });

  test.each(["demo-expediee", "demo-annulee", "demo-partiellement-payee"])(
    "%s does not offer it, and its step leads back",
    async (order) => {
      const browser = await asMarguerite();
      expect((await browser.visit(pageOf(order))).html).not.toContain(orderDetailTexts.cancel);
      const answer = await browser.get(stepOf(order));
      expect([answer.status, answer.headers.get("location")]).toEqual([302, pageOf(order)]);
    },
  );
});

test("another customer's order is not found, and stays as it was", async () => {
  const browser = browserWith(await logIn(people.camille.email));
  expect((await browser.get(stepOf(paid))).status).toBe(404);
  expect((await browser.post(stepOf(paid), {})).status).toBe(404);
  expect(await stateOf(paid)).toEqual(["new", "paid", "ready"]);
});

test("an API that refuses while the order still looks cancellable is told as too late", async () => {
  const browser = await asMarguerite();
  const path = `/shop/orders/${paid}/cancellation`;
  await breakService({ service: "ecommerce", mode: "status", status: 422, path, method: "POST" });
  expect((await browser.post(stepOf(paid), {})).status).toBe(303);
  expect(textOf((await browser.visit(pageOf(paid))).html)).toMatch(
    textPattern(orderCancellationTexts.tooLate),
  );
});

test.each([
  ["down", { status: 503 }, orderCancellationTexts.notDone],
  ["in doubt", { status: 502 }, orderCancellationTexts.unsure],
])("an API that is %s is told so, and the order stays", async (_, fault, words) => {
  const browser = await asMarguerite();
  const path = `/shop/orders/${paid}/cancellation`;
  await breakService({ service: "ecommerce", mode: "status", ...fault, path, method: "POST" });
  const answer = await browser.post(stepOf(paid), {});
  expect([answer.status, textOf(await answer.text())]).toEqual([
    503,
    expect.stringMatching(textPattern(words)),
  ]);
  expect(await stateOf(paid)).toEqual(["new", "paid", "ready"]);
});

test("without the feature the order does not offer it, and the step is not found", async () => {
  await switchSetting("features", []);
  const browser = await asMarguerite();
  expect((await browser.visit(pageOf(paid))).html).not.toContain(orderDetailTexts.cancel);
  expect((await browser.get(stepOf(paid))).status).toBe(404);
  await switchSetting("features", undefined);
});
