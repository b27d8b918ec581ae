import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { buyAgainNotices } from "../../worker/cart/buy-again/buy-again.texts.ts";
import type { EcommerceVersion } from "../../worker/env.ts";
import { checkoutNotices } from "../../worker/purchase/texts.ts";
import { part } from "../words.ts";
import {
  add,
  applyCoupon,
  beginVisit,
  cartOf,
  cartPage,
  change,
  chicken,
  lamb,
  lineOf,
  linesOf,
  remove,
  removeCoupon,
  shopper,
  stock,
  tokenOf,
} from "./cart-shopper.ts";
import { look, newAddress, type Shopper, submitStep, wayOf } from "./checkout-shopper.ts";
import { atSignIn, browserWith, demoPassword, logIn, noticeOf, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { captured, cards, leadsTo, order, pay } from "./payment-shopper.ts";
import { askApi } from "./stand-in-api.ts";
import { atGateway, type CheckoutOrder } from "./stand-in-checkout.ts";
import { askStandIns, breakService, mendAfterEach, visitor } from "./visitor.ts";

/** The shop reads its configuration once, with the first request, so each file runs one version. */
export function speak(version: EcommerceVersion): void {
  Object.assign(env, { ECOMMERCE_VERSION: version, ECOMMERCE_LOCALE: "fr_FR" });
  mendAfterEach();
  beforeEach(async () => {
    readLog();
    await askStandIns("/_sandbox/dialect", { dialect: version });
  });
}

export function testCart(version: EcommerceVersion): void {
  describe(`before an API of version ${version} the cart does all it does`, () => {
    test("additions, merged lines, changes, removals", async () => {
      const { browser, line } = await shopper();
      expect(lineOf(await add(browser, chicken))).toBe(`${chicken.variantCode} × 3`);
      await add(browser, { ...lamb, purchase: "subscription", interval: 31 });
      expect(lineOf(await change(browser, line.id, { quantity: 5, interval: 62 }))).toBe(
        `${chicken.variantCode} × 5 every 62`,
      );
      const { cart } = await cartOf(browser);
      expect(linesOf(cart)).toEqual([
        `${chicken.variantCode} × 5 every 62`,
        `${lamb.variantCode} × 1 every 31`,
      ]);
      expect(cart?.lines[0]?.variantName).toBe("2 kg");
      expect(cart?.accounting).toMatchObject({
        subtotal: 13_440,
        subscriptionDiscount: -1344,
        total: 11_596,
      });
      expect(await remove(browser, line.id)).toMatchObject({ status: 200, change: { line: null, count: 1 } });
    });

    test("a cart that the API hands back to its customer is compared with what a link makes of it", async () => {
      const tokens = await logIn(people.hugo.email);
      const path = `/panier/?variantId=${chicken.variantCode}`;
      await browserWith(tokens).visit(`${path}&interval=31`);
      const { html } = await browserWith(tokens).visit(path);
      expect(textOf(html)).toMatch(/En achat unique désormais, et non plus en abonnement : Croquettes/);
    });

    test("coupons: applied, refused with the API's message, replaced, removed", async () => {
      const { browser } = await shopper();
      expect((await applyCoupon(browser, "BIENVENUE")).change).toMatchObject({
        coupon: "BIENVENUE",
        accounting: { promotionReduction: -500 },
      });
      const refused = await applyCoupon(browser, "ETE2025");
      expect(refused).toMatchObject({ status: 422, cart: { coupon: "BIENVENUE" } });
      expect(refused.message).not.toContain("couponCode");
      expect((await applyCoupon(browser, "CHIOT2026")).change?.freeProducts).toHaveLength(1);
      expect((await removeCoupon(browser, "CHIOT2026")).change).toMatchObject({ coupon: null });
      expect((await cartOf(browser)).cart).toMatchObject({ coupon: null });
    });

    test("an accepted coupon stays beside the cart", async () => {
      const { browser, line } = await shopper();
      await applyCoupon(browser, "BIENVENUE");
      await change(browser, line.id, { quantity: 3 });
      expect((await cartOf(browser)).cart).toMatchObject({ coupon: "BIENVENUE" });
      expect((await cartPage(browser)).text).toContain("BIENVENUE");
    });

    test("a reduction that the API has taken off is told once", async () => {
      const { browser, token } = await shopper();
      await applyCoupon(browser, "BIENVENUE");
      await env.DB.prepare("update orders set couponCode = null where tokenValue = ?").bind(token).run();
      const lost = version === "1.10" ? checkoutNotices.couponLost : checkoutNotices.reductionLost;
      expect((await cartPage(browser)).text).toMatch(part(lost, { code: "BIENVENUE" }));
      expect((await cartPage(browser)).text).not.toMatch(part(lost));
    });

    test("refusals say why, with the reloaded cart", async () => {
      const { browser, line } = await shopper();
      const short = await change(browser, line.id, { quantity: stock + 1 });
      expect(short).toMatchObject({ status: 422, cart: { count: 2 } });
      expect(short.message).toContain("stock");
      expect((await change(browser, 999_999, { quantity: 2 })).message).toContain(
        "n’est plus dans votre panier",
      );
    });

    test("a dead token: the addition is repeated in a new cart, also where the server fails over it", async () => {
      const browser = visitor({ cookies: { "__Host-cartToken": "inconnu" } });
      expect(lineOf(await add(browser, lamb))).toBe(`${lamb.variantCode} × 1`);
      expect(tokenOf(browser)).not.toBe("inconnu");
    });

    test("an order that is no longer a cart, and an empty cart", async () => {
      const { browser, token } = await shopper();
      await askStandIns(`/_sandbox/orders/${token}/state`, { state: "fulfilled" });
      expect(await cartOf(browser)).toMatchObject({ status: 404, error: "Cart state is not valid" });
      const other = await shopper();
      await remove(other.browser, other.line.id);
      expect(await beginVisit(other.browser)).toMatchObject({ status: 200, cart: { lines: [] } });
      expect(tokenOf(other.browser)).toBeUndefined();
    });

    test("a lost answer: the change that is in the cart is done", async () => {
      const { browser } = await shopper();
      const method = version === "1.10" ? "PATCH" : "POST";
      await breakService({ service: "ecommerce", mode: "lost", method, times: 1 });
      expect(await add(browser, chicken)).toMatchObject({ status: 200, change: { count: 3 } });
    });

    test("a customer is handed the last filled cart, which the addition joins", async () => {
      const tokens = await logIn(people.nora.email);
      await add(browserWith(tokens), chicken);
      const again = browserWith(tokens);
      await add(again, lamb);
      expect(linesOf((await cartOf(again)).cart)).toEqual([
        `${chicken.variantCode} × 1`,
        `${lamb.variantCode} × 1`,
      ]);
    });
  });
}

export async function orderer(couponCode: string): Promise<Shopper> {
  const filled = await shopper();
  await applyCoupon(filled.browser, couponCode);
  const cart = filled.token;
  const cartCoupon = decodeURIComponent(filled.browser.cookies.get("__Host-cartCoupon") ?? "");
  const { browser, take } = atSignIn("/connexion/", { cartToken: cart, cartCoupon });
  expect((await take("password", { email: people.paul.email, password: demoPassword })).status).toBe(303);
  const { token } = await logIn(people.paul.email);
  const ask = (method: string, path: string, body?: unknown) =>
    askApi<CheckoutOrder>(method, `orders/${cart}${path}`, body, { token });
  return {
    browser,
    cart,
    token,
    path: (step?: string) => `/commande/${cart}/${step ? `?etape=${step}` : ""}`,
    read: async () => (await ask("GET", "")).body,
    callApi: ask,
  };
}

async function hasPaidBefore({ cart }: Shopper): Promise<boolean> {
  const paid = await env.DB.prepare(
    `select 1 from orders join payments on payments.orderId = orders.id
     where payments.state = 'completed'
       and customerId = (select customerId from orders where tokenValue = ?)`,
  )
    .bind(cart)
    .first();
  return paid !== null;
}

export async function toSummary(shopper: Shopper, moyen: string) {
  // Steps whose answers are known from an earlier order are skipped, and can be opened.
  const isKnown = await hasPaidBefore(shopper);
  const wayTo = (step: string) => `303 ${shopper.path(isKnown ? "recapitulatif" : step)}`;
  expect(wayOf(await submitStep(shopper, "facturation", newAddress()))).toBe(wayTo("livraison"));
  const shipping = await look(shopper.browser, shopper.path("livraison"));
  expect(shipping.text).toMatch(/Colissimo à domicile.*4,90 €/);
  expect(wayOf(await submitStep(shopper, "livraison", { transporteur: "colissimo" }))).toBe(
    wayTo("paiement"),
  );
  expect((await look(shopper.browser, shopper.path("paiement"))).text).toContain("Carte bancaire");
  expect(wayOf(await submitStep(shopper, "paiement", { moyen }))).toBe(
    `303 ${shopper.path("recapitulatif")}`,
  );
  return look(shopper.browser, shopper.path("recapitulatif"));
}

export function testOrder(version: EcommerceVersion): void {
  describe(`before an API of version ${version} an order is walked as ever`, () => {
    if (version !== "1.10") {
      test("a coupon that has expired is told as gone at the login", async () => {
        const { token } = await shopper();
        await env.DB.prepare("update orders set couponCode = 'ETE2025' where tokenValue = ?")
          .bind(token)
          .run();
        const cartCoupon = JSON.stringify([token, "ETE2025", false, true]);
        const { browser, take } = atSignIn("/connexion/", { cartToken: token, cartCoupon });
        await take("password", { email: people.paul.email, password: demoPassword });
        expect((await cartOf(browser)).cart?.coupon).toBeNull();
        expect(noticeOf(browser)).toBe("Le code ETE2025 ne s’applique plus à votre panier.");
      });
    }

    /** One order: each test continues from the one before. */
    let buyer: Shopper;

    test("the coupon of the cart is there after the login and after each step", async () => {
      buyer = await orderer("FIDELE10");
      expect((await cartOf(buyer.browser)).cart?.coupon).toBe("FIDELE10");
      const { text } = await toSummary(buyer, "card");
      expect((await cartOf(buyer.browser)).cart?.coupon).toBe("FIDELE10");
      expect(text).toContain("Croquettes chien adulte – Poulet fermier & riz");
      for (const words of ["Colissimo à domicile", "Carte bancaire", "12 rue des Lilas", "−4,38 €"])
        expect(text).toContain(words);
    });

    test("a changed price has its message; what the API refuses shows at its field", async () => {
      await askStandIns(`/_sandbox/variants/${chicken.variantCode}`, { price: chicken.price + 10 });
      expect(await order(buyer)).toBe(buyer.path("recapitulatif"));
      expect((await look(buyer.browser, buyer.path("recapitulatif"))).text).toContain("a changé");
      const unserved = await submitStep(buyer, "livraison", { transporteur: "bpost" });
      expect(unserved.status).toBe(422);
    });

    test("an order is placed, refused by the bank, paid by another method, confirmed", async () => {
      const gateway = await order(buyer);
      expect(gateway).toContain("/_sandbox/paiement/");
      await atGateway(gateway, cards.refused);
      expect((await look(buyer.browser, buyer.path())).text).toContain("(code 51)");
      const paypal = leadsTo(await pay(buyer, { moyen: "paypal" }));
      await atGateway(`${paypal}/decision`, { decision: "accept" });
      const confirmed = await look(buyer.browser, buyer.path());
      expect(confirmed.heading).toBe("Merci Paul, votre commande est enregistrée");
      expect(confirmed.text).toMatch(/passée le \d/);
      expect(await captured(buyer)).toHaveLength(1);
    });

    test("an order is bought again, once however often it is asked for", async () => {
      for (let presses = 0; presses < 2; presses += 1) {
        const answer = await buyer.browser.post(`/api/orders/${buyer.cart}/buy-again`);
        expect(wayOf(answer)).toMatch(/^303 .*etape=recapitulatif$/);
        expect(noticeOf(buyer.browser)).toContain(buyAgainNotices.ready);
      }
      expect(linesOf((await cartOf(buyer.browser)).cart)).toEqual([`${chicken.variantCode} × 2`]);
      expect(tokenOf(buyer.browser)).not.toBe(buyer.cart);
    });
  });
}
