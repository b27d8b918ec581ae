import { bigBag, chicken, lamb, shopper } from "../cart-shopper.ts";
import { newAddress, type Shopper, submitStep } from "../checkout-shopper.ts";
import { atSignIn, browserWith, logIn, people } from "../customer.ts";
import { atPayment, atSummary, cards, pay } from "../payment-shopper.ts";
import { cartWith } from "../stand-in-api.ts";
import { atGateway, leaveFailedLast } from "../stand-in-checkout.ts";
import { type Visitor, visitor } from "../visitor.ts";
import { newcomer, password } from "./customers.ts";
import type { Write } from "./write.ts";

const inCart = (
  method: Write["method"],
  path: string | ((id: number) => string),
  fields: Record<string, string>,
  before?: (browser: Visitor) => Promise<unknown>,
): Write => ({
  path: "/shop/orders",
  method,
  prepare: async () => {
    const { browser, line } = await shopper({ ...chicken, quantity: 2 }, lamb);
    await before?.(browser);
    browser.cookies.delete("__Host-notice");
    const to = typeof path === "string" ? path : path(line.id);
    return { browser, send: () => browser.post(to, { returnTo: "/panier/", ...fields }) };
  },
});

const filledCart = async () => (await cartWith([{ code: chicken.variantCode }])).cart;

const inCheckout = (step: string, next: RegExp, fields: Record<string, string>): Write => ({
  path: "/shop/orders",
  method: "PATCH",
  next,
  prepare: async () => forms(await atSummary(), (order) => submitStep(order, step, fields)),
});

const forms = (order: Shopper, send: (order: Shopper) => Promise<Response>) => ({
  browser: order.browser,
  send: () => send(order),
});

export const cartWrites: Record<string, Write> = {
  "cart: first article": {
    path: "/shop/orders",
    method: "POST",
    prepare: async () => {
      const browser = visitor();
      const item = { variantCode: chicken.variantCode, returnTo: "/panier/" };
      return { browser, send: () => browser.post("/api/cart/items", item) };
    },
  },
  "cart: article added": inCart("PATCH", "/api/cart/items", { variantCode: chicken.variantCode }),
  "cart: several articles added": inCart("PATCH", "/api/cart/together", {
    packs: "13000101*2 21000101*1",
  }),
  "cart: quantity": inCart("PATCH", (id) => `/api/cart/items/${id}`, { quantity: "5" }),
  "cart: rhythm": inCart("PATCH", (id) => `/api/cart/items/${id}`, { interval: "31" }),
  "cart: article swapped": inCart("PATCH", (id) => `/api/cart/items/${id}/swap`, {
    variantCode: bigBag.variantCode,
    quantity: "1",
  }),
  "cart: article removed": inCart("DELETE", (id) => `/api/cart/items/${id}/remove`, {}),
  "cart: coupon": inCart("PATCH", "/api/cart/coupon", { couponCode: "FIDELE10" }),
  "cart: coupon removed": inCart("DELETE", "/api/cart/coupon/remove", { couponCode: "FIDELE10" }, (browser) =>
    browser.post("/api/cart/coupon", { couponCode: "FIDELE10" }),
  ),
  "cart: assigned at the sign-in": {
    path: "/shop/orders",
    method: "PUT",
    next: /^\/mon-compte\/$/,
    once: true,
    prepare: async () => {
      const { email } = await newcomer();
      const { browser, take } = atSignIn("/connexion/", { cartToken: await filledCart() });
      return { browser, send: () => take("password", { email, password }) };
    },
  },
  "order: begun": {
    path: "/shop/orders",
    method: "PUT",
    next: /^\/commande\//,
    prepare: async () => {
      const browser = browserWith(await logIn(people.paul.email), { cartToken: await filledCart() });
      return { browser, send: () => browser.post("/api/cart/checkout") };
    },
  },
  "order: address": inCheckout(
    "facturation",
    /etape=recapitulatif$/,
    newAddress("billingAddress", { street: "9 rue du Port" }),
  ),
  "order: carrier": inCheckout("livraison", /etape=recapitulatif$/, { transporteur: "transporteur-lourd" }),
  "order: payment method": inCheckout("paiement", /etape=recapitulatif$/, { moyen: "paypal" }),
  "order: placed": inCheckout("recapitulatif", /^\/_sandbox\/paiement\//, {}),
  "order: paid again": {
    path: "/shop/account/orders",
    method: "PATCH",
    next: /^\/_sandbox\/paiement\//,
    prepare: async () => {
      const { shopper: order, gateway } = await atPayment();
      await atGateway(gateway, cards.refused);
      await leaveFailedLast(order.cart);
      return forms(order, () => pay(order, { moyen: "card" }));
    },
  },
};
