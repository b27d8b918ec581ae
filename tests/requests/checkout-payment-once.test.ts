import { afterEach, describe, expect, test } from "vitest";
import { paymentTexts } from "../../shared/checkout/payment/payment.texts.ts";
import { confirmationTexts } from "../../shared/order/confirmation/confirmation.texts.ts";
import { checkoutNotices } from "../../worker/purchase/texts.ts";
import { part, whole } from "../words.ts";
import { look, submitStep, versionIn, wayOf } from "./checkout-shopper.ts";
import { browserWith, logIn } from "./customer.ts";
import { holdCalls } from "./held-calls.ts";
import {
  atPayment,
  atSummary,
  attemptIn,
  captured,
  cards,
  leadsTo,
  order,
  pay,
  placedOrders,
} from "./payment-shopper.ts";
import { atGateway, leaveFailedLast, lyon } from "./stand-in-checkout.ts";
import { askStandIns, breakService, mendServices, visitor } from "./visitor.ts";

afterEach(mendServices);

describe("an order is placed once", () => {
  test("two parallel presses end at the same page of the gateway", async () => {
    const before = await placedOrders();
    const shopper = await atSummary();
    const { html } = await look(shopper.browser, shopper.path("recapitulatif"));
    const press = () =>
      shopper.browser.post(shopper.path("recapitulatif"), { etape: "recapitulatif", vu: versionIn(html) });
    const [one, other] = (await Promise.all([press(), press()])).map(leadsTo);
    expect(one).toMatch(/^\/_sandbox\/paiement\//);
    expect(other).toBe(one);
    expect(await placedOrders()).toBe(before + 1);
  });

  test("the summary of another tab, pressed later, follows the open attempt", async () => {
    const shopper = await atSummary();
    const { html } = await look(shopper.browser, shopper.path("recapitulatif"));
    const gateway = await order(shopper);
    const late = await shopper.browser.post(shopper.path("recapitulatif"), {
      etape: "recapitulatif",
      vu: versionIn(html),
    });
    expect(leadsTo(late)).toBe(gateway);
  });

  test("the summary pressed after a refusal explains it before a new attempt", async () => {
    const { shopper, gateway } = await atPayment();
    await atGateway(gateway, cards.refused);
    const late = await shopper.browser.post(shopper.path("recapitulatif"), { etape: "recapitulatif" });
    expect(leadsTo(late)).toBe(shopper.path());
  });

  test("a lost answer is recovered: the order is then paid", async () => {
    const shopper = await atSummary();
    const { html } = await look(shopper.browser, shopper.path("recapitulatif"));
    await breakService({
      service: "ecommerce",
      mode: "lost",
      status: 500,
      method: "PATCH",
      path: `/shop/orders/${shopper.cart}/complete`,
      times: 1,
    });
    const answer = await shopper.browser.post(shopper.path("recapitulatif"), {
      etape: "recapitulatif",
      vu: versionIn(html),
    });
    expect(leadsTo(answer)).toMatch(/^\/_sandbox\/paiement\//);
    expect((await shopper.read()).state).toBe("new");
  });
});

describe("an order is paid once", () => {
  test("after two returns, a reload and a step back there is one payment", async () => {
    const { shopper, gateway } = await atPayment();
    await atGateway(gateway, cards.good);
    for (const path of [
      shopper.path(),
      shopper.path("paiement"),
      shopper.path("recapitulatif"),
      shopper.path(),
    ]) {
      expect((await look(shopper.browser, path)).way.at(-1)).toContain("/confirmation/");
    }
    expect((await atGateway(gateway, cards.good)).status).toBe(409);
    expect(await captured(shopper)).toHaveLength(1);
  });

  test("an old page in another tab starts no payment", async () => {
    const { shopper, gateway } = await atPayment();
    await atGateway(gateway, cards.refused);
    const { html } = await look(shopper.browser, shopper.path());
    const tentative = attemptIn(html);
    const pressed = await shopper.browser.post(shopper.path(), { tentative, moyen: "card" });
    const open = leadsTo(pressed);
    await atGateway(open, cards.refused);
    const late = await shopper.browser.post(shopper.path(), { tentative, moyen: "card" });
    expect(leadsTo(late)).toBe(shopper.path());
    expect((await look(shopper.browser, shopper.path())).text).toMatch(part(paymentTexts.notices.moved));
  });

  test.each(["facturation", "livraison", "paiement"])(
    "a step of another tab, sent after the order was placed, begins nothing: %s",
    async (step) => {
      const shopper = await atSummary();
      await shopper.callApi("PATCH", "/complete", {});
      const late = await shopper.browser.post(shopper.path(step), {
        etape: step,
        vu: "x",
        moyen: "card",
        transporteur: "colissimo",
      });
      expect(leadsTo(late)).toBe(shopper.path());
      expect((await shopper.read()).payments.map(({ state }) => state)).toEqual(["new"]);
    },
  );

  test("when the failed payment stays the last one, a new one is requested, for the same method too", async () => {
    const { shopper, gateway } = await atPayment();
    await atGateway(gateway, cards.refused);
    await leaveFailedLast(shopper.cart);
    expect((await look(shopper.browser, shopper.path())).text).toContain("(code 51)");
    const again = leadsTo(await pay(shopper, { moyen: "card" }));
    expect(again).toMatch(/^\/_sandbox\/paiement\//);
    expect(again).not.toBe(gateway);
    await atGateway(again, cards.good);
    expect(await captured(shopper)).toHaveLength(1);
  });

  test("two parallel retries get one attempt", async () => {
    const { shopper, gateway } = await atPayment();
    await atGateway(gateway, cards.refused);
    const { html } = await look(shopper.browser, shopper.path());
    const press = () => shopper.browser.post(shopper.path(), { tentative: attemptIn(html), moyen: "card" });
    const ways = (await Promise.all([press(), press()])).map(leadsTo);
    const gateways = new Set(ways.filter((way) => way.startsWith("/_sandbox/")));
    expect(gateways.size).toBe(1);
    const { payments } = await shopper.read();
    expect(payments.filter(({ state }) => state === "processing")).toHaveLength(1);
  });

  test("another method cancels the open attempt", async () => {
    const { shopper, gateway } = await atPayment();
    const { html } = await look(shopper.browser, `${shopper.path()}?verifie=1`);
    const paypal = leadsTo(
      await shopper.browser.post(shopper.path(), { tentative: attemptIn(html), moyen: "paypal" }),
    );
    expect((await atGateway(gateway, cards.good)).status).toBe(409);
    await atGateway(`${paypal}/decision`, { decision: "accept" });
    expect(await captured(shopper)).toHaveLength(1);
  });
});

describe("the order is what was read", () => {
  test("a changed order is shown again, and not placed", async () => {
    const shopper = await atSummary();
    const { html } = await look(shopper.browser, shopper.path("recapitulatif"));
    const [line] = (await shopper.read()).items;
    await shopper.callApi("PATCH", `/items/${line?.id}`, { quantity: 3, subscriptionInterval: 0 });
    const answer = await shopper.browser.post(shopper.path("recapitulatif"), {
      etape: "recapitulatif",
      vu: versionIn(html),
    });
    expect(wayOf(answer)).toBe(`303 ${shopper.path("recapitulatif")}`);
    expect((await look(shopper.browser, shopper.path("recapitulatif"))).text).toContain(
      "Votre commande a changé depuis que vous l’avez relue",
    );
    expect((await shopper.read()).state).toBe("cart");
  });

  test("so is one with a changed address or payment", async () => {
    const shopper = await atSummary("check");
    const { payments } = await shopper.read();
    const changes = [
      () =>
        shopper.callApi("PATCH", `/payments/${payments.at(-1)?.id}`, {
          paymentMethod: "/api/v2/shop/payment-methods/card",
        }),
      async () => {
        await shopper.callApi("PATCH", "/address", {
          billingAddress: { ...lyon, street: "1 quai Perrache" },
        });
        const { shipments, payments: fresh } = await shopper.read();
        await shopper.callApi("PATCH", `/shipments/${shipments[0]?.id}`, {
          shippingMethod: "/api/v2/shop/shipping-methods/colissimo",
        });
        await shopper.callApi("PATCH", `/payments/${fresh.at(-1)?.id}`, {
          paymentMethod: "/api/v2/shop/payment-methods/card",
        });
      },
    ];
    for (const change of changes) {
      const { html } = await look(shopper.browser, shopper.path("recapitulatif"));
      await change();
      const answer = await shopper.browser.post(shopper.path("recapitulatif"), {
        etape: "recapitulatif",
        vu: versionIn(html),
      });
      expect(wayOf(answer)).toBe(`303 ${shopper.path("recapitulatif")}`);
      expect((await shopper.read()).state).toBe("cart");
    }
  });

  test.each([
    ["card", "Réglez votre commande"],
    ["check", "Merci Paul, votre commande est enregistrée"],
  ])(
    "a change during the placing is shown, with its total, before the payment: by %s",
    async (method, heading) => {
      const shopper = await atSummary(method);
      const { html } = await look(shopper.browser, shopper.path("recapitulatif"));
      const [line] = (await shopper.read()).items;
      const held = holdCalls((call) => call.endsWith(`/shop/orders/${shopper.cart}/complete`));
      const pressed = shopper.browser.post(shopper.path("recapitulatif"), {
        etape: "recapitulatif",
        vu: versionIn(html),
      });
      await held.waiting(1);
      await shopper.callApi("PATCH", `/items/${line?.id}`, { quantity: 2, subscriptionInterval: 0 });
      held.end();
      expect(leadsTo(await pressed)).toBe(shopper.path());
      const { total, state, payments } = await shopper.read();
      expect([state, payments.map((payment) => payment.state)]).toEqual(["new", ["new"]]);
      const page = await look(shopper.browser, shopper.path());
      expect(page.heading).toBe(heading);
      expect(page.text).toMatch(part(checkoutNotices.changedWhilePlaced));
      expect(page.text.replace(/\s/g, " ")).toContain(
        `pour un total de ${(total / 100).toFixed(2).replace(".", ",")} €`,
      );
    },
  );

  test("a changed price shows on the summary, and is then charged", async () => {
    const shopper = await atSummary("card", [{ code: "12000101" }]);
    const old = (await shopper.read()).items[0]?.unitPrice ?? 0;
    await askStandIns("/_sandbox/variants/12000101", { price: old + 100 });
    const refused = await submitStep(shopper, "recapitulatif");
    expect(wayOf(refused)).toBe(`303 ${shopper.path("recapitulatif")}`);
    const { text } = await look(shopper.browser, shopper.path("recapitulatif"));
    expect(text).toContain("a changé");
    expect(await order(shopper)).toMatch(/^\/_sandbox\/paiement\//);
    const { total, payments } = await shopper.read();
    expect(payments.at(-1)?.amount).toBe(total);
    await askStandIns("/_sandbox/variants/12000101", { price: old });
  });

  test("a sold-out product leads to the cart, with the reason and every line", async () => {
    const shopper = await atSummary("card", [{ code: "12000101", quantity: 2 }]);
    await askStandIns("/_sandbox/variants/12000101", { stock: 1 });
    const refused = await submitStep(shopper, "recapitulatif");
    expect(wayOf(refused)).toBe("303 /panier/");
    expect((await look(shopper.browser, "/panier/")).text).toContain(
      "il n’y a plus assez de stock pour Terrine pour chien",
    );
    expect((await shopper.read()).items).toHaveLength(1);
    await askStandIns("/_sandbox/variants/12000101", { stock: 40 });
  });

  test("while the API is down the order waits, and customer service is named", async () => {
    const shopper = await atSummary();
    const { html } = await look(shopper.browser, shopper.path("recapitulatif"));
    await breakService({ service: "ecommerce", mode: "status", status: 503, method: "PATCH" });
    const answer = await shopper.browser.post(shopper.path("recapitulatif"), {
      etape: "recapitulatif",
      vu: versionIn(html),
    });
    expect(answer.status).toBe(503);
    const text = await answer.text();
    expect(text).toContain("votre panier est intact");
    expect(text).toMatch(/service client au \+33/);
    await mendServices();
    expect(await order(shopper)).toMatch(/^\/_sandbox\/paiement\//);
  });

  test("an order whose payment cannot start is kept, says so, and is paid later", async () => {
    const shopper = await atSummary();
    const { payments } = await shopper.read();
    await breakService({
      service: "ecommerce",
      mode: "status",
      status: 503,
      path: `/shop/orders/${shopper.cart}/payments/${payments.at(-1)?.id}/configuration`,
    });
    expect(await order(shopper)).toBe(shopper.path());
    const { text, html } = await look(shopper.browser, shopper.path());
    expect(text).toMatch(part(paymentTexts.notices.unavailable));
    await mendServices();
    const again = await shopper.browser.post(shopper.path(), {
      tentative: attemptIn(html),
      moyen: "card",
    });
    await atGateway(leadsTo(again), cards.good);
    expect(await captured(shopper)).toHaveLength(1);
  });

  test("a free order skips the payment, and is confirmed at once", async () => {
    const shopper = await atSummary(null, [{ code: "11000101" }], "REMPLACE");
    const { text } = await look(shopper.browser, shopper.path());
    expect(text).toContain("Rien à régler");
    expect(await order(shopper)).toBe(`/commande/${shopper.cart}/confirmation/`);
    const page = await look(shopper.browser, `/commande/${shopper.cart}/confirmation/`);
    expect(page.heading).toMatch(whole(confirmationTexts.thanks, { firstName: "Paul" }));
    expect(page.text).not.toContain(confirmationTexts.toPay.title);
  });
});

describe("nobody else", () => {
  test("reads or pays an order", async () => {
    const { shopper } = await atPayment();
    const stranger = browserWith(await logIn("camille.durand@example.fr"));
    for (const path of [shopper.path(), `/commande/${shopper.cart}/confirmation/`]) {
      expect((await stranger.get(path)).status).toBe(404);
    }
    expect((await stranger.post(shopper.path(), { tentative: "1", moyen: "card" })).status).toBe(404);
    expect((await stranger.get(`/api/orders/${shopper.cart}/payment`)).status).toBe(404);
    const anonymous = await visitor().get(`/api/orders/${shopper.cart}/payment`);
    expect(anonymous.status).toBe(401);
    expect(await anonymous.json()).toMatchObject({ redirect: expect.stringMatching(/^\/connexion\//) });
  });
});
