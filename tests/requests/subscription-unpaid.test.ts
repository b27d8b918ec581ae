import { beforeEach, describe, expect, test } from "vitest";
import { cancellationTexts } from "../../shared/subscription/cancel/cancellation.texts.ts";
import { paymentCardTexts } from "../../shared/subscription/payment/payment-card.texts.ts";
import { stockTexts } from "../../shared/subscription/stock/stock.texts.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { textOf } from "./page-html.ts";
import { freshShop, goTo, ordersOf, readSubscription, run } from "./subscription-engine.ts";
import { stepPath, takeStep } from "./subscription-step.ts";
import { textPattern } from "./text-pattern.ts";
import { breakService, mendAfterEach, type Visitor } from "./visitor.ts";

mendAfterEach();
beforeEach(freshShop);

const step = stepPath(1, "paiement");

async function refusedRenewal(): Promise<Visitor> {
  await run(
    `update subscriptions set card = json_set(card, '$.expiresAt', '2031-01-31T22:59:59.000Z', '$.answer', 'failed')`,
  );
  await goTo("renewal");
  return browserWith(await logIn(people.camille.email));
}

async function newCard(browser: Visitor, number: string): Promise<string> {
  const gateway = (await takeStep(browser, step)).headers.get("location") ?? "";
  const answer = await browser.post(gateway, { number, expiry: "09/31" });
  return answer.headers.get("location") ?? "";
}

const shown = async (browser: Visitor, path: string) => textOf((await browser.visit(path)).html);

describe("an order of a subscription whose payment was refused", () => {
  test("is paid by a new card at once, and told as paid", async () => {
    const browser = await refusedRenewal();
    expect(await ordersOf()).toMatchObject([{ paymentState: "awaiting_payment" }, {}, {}, {}]);
    expect(await shown(browser, step)).toMatch(textPattern(paymentCardTexts.waiting));
    const text = await shown(browser, await newCard(browser, "4970100000000000"));
    expect(text).toContain(paymentCardTexts.result.settled);
    expect(await ordersOf()).toMatchObject([{ paymentState: "paid" }, {}, {}, {}]);
    expect(await readSubscription()).toMatchObject({ state: "active" });
  });

  test("is what the stock at home leads to when it runs short, never a second parcel", async () => {
    const browser = await refusedRenewal();
    await takeStep(browser, stepPath(1, "stock"), { "reste-11000103": "0" });
    const { html } = await browser.visit("/mon-compte/mes-abonnements/1/");
    const [order] = await ordersOf();
    const card = html.slice(html.indexOf(`>${stockTexts.title}<`));
    expect(textOf(card)).toContain(stockTexts.short.unpaid);
    expect(card).toContain(`href="/commande/${order?.token}/?compte=1"`);
    expect(card).not.toMatch(/modifier=(date&amp;le|envoyer|passer)/);
  });

  test("waits on where the new card is refused for it too", async () => {
    const browser = await refusedRenewal();
    const text = await shown(browser, await newCard(browser, "5100100000000016"));
    expect(text).toMatch(textPattern(paymentCardTexts.result.stillWaiting));
    expect((await ordersOf())[0]).toMatchObject({ paymentState: "awaiting_payment" });
  });

  test("is never told as paid where the last try cancelled it and paused the subscription", async () => {
    const browser = await refusedRenewal();
    await run("update orders set charges = 2 where subscriptionId = 1 and paymentState = 'awaiting_payment'");
    const text = await shown(browser, await newCard(browser, "5100100000000016"));
    expect((await ordersOf())[0]).toMatchObject({ state: "cancelled" });
    expect(text).toMatch(textPattern(paymentCardTexts.result.cancelled));
    expect(text).toContain("Votre abonnement est en pause. Reprendre mes livraisons");
    expect(text).not.toMatch(textPattern(paymentCardTexts.result.settled));
    expect(text).not.toContain("seront débitées");
  });

  test("is not told as paid where it cannot be read", async () => {
    const browser = await refusedRenewal();
    const back = await newCard(browser, "4970100000000000");
    const [order] = await ordersOf();
    await breakService({
      service: "ecommerce",
      mode: "status",
      status: 503,
      path: `/shop/orders/${order?.token}`,
    });
    const text = await shown(browser, back);
    expect(text).toContain("est enregistrée");
    expect(text).not.toMatch(textPattern(paymentCardTexts.result.settled));
  });

  test("is cancelled with its subscription, and the step says so before", async () => {
    const browser = await refusedRenewal();
    const text = await shown(browser, stepPath(1, "resiliation"));
    expect(text).toMatch(textPattern(cancellationTexts.pending.unpaid));
    expect(text).not.toMatch(textPattern(cancellationTexts.pending.sent));
    await takeStep(browser, stepPath(1, "resiliation"), { reason: "price", message: "Trop cher." });
    expect((await ordersOf())[0]).toMatchObject({ state: "cancelled" });
  });
});
