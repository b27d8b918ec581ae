import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test } from "vitest";
import { paymentTexts } from "../../shared/checkout/payment/payment.texts.ts";
import { recurringTexts } from "../../shared/checkout/payment/recurring.texts.ts";
import { checkoutTexts } from "../../shared/checkout/texts.ts";
import { look, type Shopper, submitStep, wayOf } from "./checkout-shopper.ts";
import { atSummary, attemptIn, captured, cards, leadsTo, order, pay } from "./payment-shopper.ts";
import { atGateway } from "./stand-in-checkout.ts";
import { askStandIns } from "./visitor.ts";

const once = { code: "11000101" };
const subscribed = { code: "12000101", interval: 31 };
const notRecurring = ["check", "bank_transfer", "paypal"];
const refusal = "Ce moyen de paiement ne convient pas à un abonnement";

const listed = (list: "all" | "recurring" | "delayed") => askStandIns("/_sandbox/payment-methods", { list });

afterEach(() => listed("all"));

function methodsIn(html: string) {
  const inputs = html.match(/<input[^>]*name="moyen"[^>]*>/g) ?? [];
  return inputs.map((input) => {
    const [, code = ""] = /value="([^"]*)"/.exec(input) ?? [];
    return input.includes("disabled") ? `${code} (disabled)` : code;
  });
}

const allUnfit = ["card", "paypal (disabled)", "check (disabled)", "bank_transfer (disabled)"];

describe("an order with a subscription, at the step of the payment", () => {
  test("shows what cannot be charged again as disabled, each with its reason; the card is preselected", async () => {
    const shopper = await atSummary(null, [once, subscribed]);
    const { html, text } = await look(shopper.browser, shopper.path("paiement"));
    expect(methodsIn(html)).toEqual(allUnfit);
    expect(text).toContain("Chaque colis de votre abonnement est payé à l’envoi");
    expect(text.match(/Pas disponible avec un abonnement/g)).toHaveLength(3);
    expect(text).not.toContain("à l’ordre de Museau SAS");
    expect(html).toMatch(/<input[^>]*checked[^>]*value="card"|<input[^>]*value="card"[^>]*checked/);
  });

  test("one without a subscription offers them all, without a word of it", async () => {
    const shopper = await atSummary(null, [once]);
    const { html, text } = await look(shopper.browser, shopper.path("paiement"));
    expect(methodsIn(html)).toEqual(["card", "paypal", "check", "bank_transfer"]);
    expect(text).not.toContain("abonnement est payé");
  });

  test.each(notRecurring)(
    "%s posted by hand is refused with a sentence, and nothing is chosen",
    async (moyen) => {
      const shopper = await atSummary(null, [subscribed]);
      const answer = await submitStep(shopper, "paiement", { moyen });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain(refusal);
      expect((await shopper.read()).payments.at(-1)?.method).toBeNull();
    },
  );

  test("a service that leaves them out is followed", async () => {
    await listed("recurring");
    const shopper = await atSummary(null, [subscribed]);
    expect(methodsIn((await look(shopper.browser, shopper.path("paiement"))).html)).toEqual(["card"]);
    expect(wayOf(await submitStep(shopper, "paiement", { moyen: "card" }))).toContain("etape=recapitulatif");
  });

  test("a method chosen before a line became a subscription leads back from the recap, with the reason", async () => {
    const shopper = await atSummary("check", [once]);
    const [line] = (await shopper.read()).items;
    await shopper.callApi("PATCH", `/items/${line?.id}`, { quantity: 1, subscriptionInterval: 31 });
    const { way, text, html } = await look(shopper.browser, shopper.path("recapitulatif"));
    expect(way.at(-1)).toContain("etape=paiement");
    expect(text).toContain("Votre moyen de paiement ne convient pas à un abonnement");
    expect(methodsIn(html)).toEqual(allUnfit);
    const pressed = await shopper.browser.post(shopper.path("recapitulatif"), {
      etape: "recapitulatif",
      vu: "x",
    });
    expect(wayOf(pressed)).toContain("etape=paiement");
    expect((await shopper.read()).state).toBe("cart");
  });
});

describe("where no method can be charged again", () => {
  const atNoMethod = async (lines = [once, subscribed]): Promise<Shopper> => {
    await listed("delayed");
    return atSummary(null, lines);
  };

  test("says so, and what becomes of the lines, before they are taken once", async () => {
    const shopper = await atNoMethod();
    const { html, text } = await look(shopper.browser, shopper.path("paiement"));
    expect(methodsIn(html)).toEqual(["paypal (disabled)", "check (disabled)", "bank_transfer (disabled)"]);
    expect(text).toContain("Aucun moyen de paiement ne convient à un abonnement en ce moment");
    expect(text).not.toContain(recurringTexts.choose);
    expect(text).toMatch(/\S[^.]* : [\d,]+\s€ l’unité, au lieu de [\d,]+\s€ en abonnement/);
    expect(text).not.toContain(checkoutTexts.goOn);
    expect((await shopper.read()).items.map(({ subscriptionInterval }) => subscriptionInterval)).toEqual([
      0, 31,
    ]);
    const answer = await submitStep(shopper, "paiement", { unique: "1" });
    expect(wayOf(answer)).toBe(`303 ${shopper.path("paiement")}`);
    expect((await shopper.read()).items.map(({ subscriptionInterval }) => subscriptionInterval)).toEqual([
      0, 0,
    ]);
    const after = await look(shopper.browser, shopper.path("paiement"));
    expect(after.text).toContain("Passé en achat unique");
    expect(methodsIn(after.html)).toEqual(["paypal", "check", "bank_transfer"]);
  });

  test("a form of before another change takes nothing", async () => {
    const shopper = await atNoMethod();
    const { html } = await look(shopper.browser, shopper.path("paiement"));
    await shopper.callApi("PATCH", `/items/${(await shopper.read()).items[0]?.id}`, {
      quantity: 3,
      subscriptionInterval: 0,
    });
    const answer = await shopper.browser.post(shopper.path("paiement"), {
      etape: "paiement",
      unique: "1",
      vu: /name="vu" value="([^"]*)"/.exec(html)?.[1] ?? "",
    });
    expect(wayOf(answer)).toContain("etape=paiement");
    expect((await shopper.read()).items.map(({ subscriptionInterval }) => subscriptionInterval)).toEqual([
      0, 31,
    ]);
  });
});

describe("a placed order with a subscription", () => {
  const refusedAt = async () => {
    const shopper = await atSummary("card", [subscribed]);
    const gateway = await order(shopper);
    await atGateway(gateway, cards.refused);
    return shopper;
  };

  test("after a refused payment another card is advised, and no other method can be chosen", async () => {
    const shopper = await refusedAt();
    const { text, html } = await look(shopper.browser, shopper.path());
    expect(text).toContain("avec une autre carte");
    expect(text).not.toContain("un autre moyen de paiement.");
    expect(methodsIn(html)).toEqual(allUnfit);
  });

  test.each(notRecurring)(
    "%s posted by hand is refused with a sentence; the card still pays",
    async (moyen) => {
      const shopper = await refusedAt();
      const answer = await pay(shopper, { moyen });
      expect(answer.status).toBe(422);
      const html = await answer.text();
      expect(html).toContain(refusal);
      const again = await shopper.browser.post(shopper.path(), { tentative: attemptIn(html), moyen: "card" });
      await atGateway(leadsTo(again), cards.good);
      expect(await captured(shopper)).toHaveLength(1);
    },
  );

  test("an attempt whose method the API does not name is not resumed; a card pays it", async () => {
    const shopper = await atSummary("card", [subscribed]);
    await order(shopper);
    await env.DB.prepare("update payments set method = null where gatewayToken is not null").run();
    const { html, text } = await look(shopper.browser, `${shopper.path()}?verifie=1`);
    expect(text).not.toContain(paymentTexts.check.resume);
    const fields = { tentative: attemptIn(html) };
    const resumed = await shopper.browser.post(shopper.path(), { ...fields, reprise: "1" });
    expect(wayOf(resumed)).toBe(`303 ${shopper.path()}?paiement=autre`);
    const again = await shopper.browser.post(shopper.path(), { ...fields, moyen: "card" });
    await atGateway(leadsTo(again), cards.good);
    expect(await captured(shopper)).toHaveLength(1);
  });

  test("without a chargeable method it says that it is kept, and how to buy without a subscription", async () => {
    const shopper = await refusedAt();
    await listed("delayed");
    const { text, html } = await look(shopper.browser, shopper.path());
    expect(text).toContain("Aucun moyen de paiement ne convient à un abonnement en ce moment");
    expect(text).toContain("remettez ses articles dans votre panier, en achat unique");
    expect(html).toContain(`/api/orders/${shopper.cart}/buy-again`);
  });

  test("the account says why, beside the way to pay", async () => {
    const shopper = await refusedAt();
    const { text } = await look(shopper.browser, `/mon-compte/mes-commandes/${shopper.cart}/`);
    expect(text).toContain("Choisissez un moyen de paiement qui convient à un abonnement");
  });
});

describe("the stand-in", () => {
  const method = (code: string) => ({ paymentMethod: `/api/v2/shop/payment-methods/${code}` });

  test.each(notRecurring)(
    "refuses %s at paymentMethod: when it is chosen, placed and changed",
    async (code) => {
      const shopper = await atSummary(null, [subscribed]);
      const payment = (await shopper.read()).payments.at(-1)?.id;
      const chosen = await shopper.callApi("PATCH", `/payments/${payment}`, method(code));
      expect(chosen.status).toBe(422);
      expect(chosen.body).toMatchObject({ violations: [{ propertyPath: "paymentMethod" }] });

      const late = await atSummary(code, [once]);
      const [line] = (await late.read()).items;
      await late.callApi("PATCH", `/items/${line?.id}`, { quantity: 1, subscriptionInterval: 31 });
      const placed = await late.callApi("PATCH", "/complete", {});
      expect(placed.body).toMatchObject({ violations: [{ propertyPath: "paymentMethod" }] });
    },
  );
});
