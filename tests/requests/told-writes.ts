import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { animalsHref, newAnimalHref, planHref } from "../../shared/animal/animal-href.ts";
import { photoHref } from "../../shared/animal/photo/photo-href.ts";
import { stopPlanHref } from "../../shared/animal/plan/plan-form.ts";
import { departureFrom } from "../../shared/delivery/departure.ts";
import { href } from "../../shared/routes.ts";
import * as clock from "../../shared/time/clock.ts";
import { dayAfter, dayInParis } from "../../shared/time/wall-clock.ts";
import { bigBag, chicken, lamb, shopper, soldOut } from "./cart-shopper.ts";
import { newAddress, type Shopper, submitStep } from "./checkout-shopper.ts";
import { contactPath, goodMessage, tokenFor } from "./contact-form.ts";
import { atSignIn, browserWith, lastMailTo, logIn, people } from "./customer.ts";
import { answerLink } from "./mail-link.ts";
import { withoutSubscription } from "./order-lines.ts";
import { atPayment, atSummary, cards, pay } from "./payment-shopper.ts";
import { cartWith } from "./stand-in-api.ts";
import { atGateway, leaveFailedLast } from "./stand-in-checkout.ts";
import { stepFieldsAt, stepPath } from "./subscription-step.ts";
import { shop, type Visitor, visitor } from "./visitor.ts";
import { planFor, stopPlans, weighingLink } from "./weighing-link.ts";

export interface Write {
  path: string;
  method: "POST" | "PUT" | "PATCH" | "DELETE";
  prepare: () => Promise<{ browser: Visitor; send: () => Promise<Response> }>;
  next?: RegExp;
  /** A second attempt would meet a limit, or the session that the first one opened. */
  once?: true;
}

let numbers = 0;
const nobody = () => `personne-${++numbers}@exemple.fr`;
const password = "trois gamelles vides";
const book = href("mon-compte-mes-adresses");
const personalData = href("mon-compte-mes-informations-personnelles");

const person = { firstName: "Nina", lastName: "Petit", password, acceptTerms: "on" };

async function newcomer() {
  const { browser, take } = atSignIn();
  const email = nobody();
  expect((await take("registration", { ...person, email })).status).toBe(303);
  browser.cookies.delete("__Host-notice");
  return { browser, email };
}

const soldOutPage = "/produits/croquettes-chien-adulte-agneau-patate-douce/12-kg/";

const address = {
  faire: "enregistrer",
  firstName: "Nina",
  lastName: "Petit",
  countryCode: "FR",
  street: "5 place de l’Église",
  postcode: "69130",
  city: "Écully",
  phoneNumber: "06 98 76 54 32",
  phoneNumber_country: "FR",
};

const cat = {
  gender: "female",
  breed: "european",
  birthday: "2021-05-04",
  weight: "4,2",
  sterilized: "yes",
  condition: "3",
  activity: "low",
  feature: "none",
  feeds: "kibble",
  kibbleBrand: "museau",
};

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

const withAddress = (method: Write["method"], path: string, fields: Record<string, string>): Write => ({
  path,
  method,
  prepare: async () => {
    const { browser } = await newcomer();
    for (const street of ["5 place de l’Église", "7 rue des Lilas"])
      await browser.post(`${book}?adresse=nouvelle`, { ...address, street });
    browser.cookies.delete("__Host-notice");
    const { html } = await browser.visit(book);
    const ids = [...html.matchAll(/\?adresse=(\d+)/g)].map(([, id]) => Number(id));
    return { browser, send: () => browser.post(`${book}?adresse=${Math.max(...ids)}`, fields) };
  },
});

const ofNewcomer = (
  method: Write["method"],
  path: string,
  send: (browser: Visitor) => Promise<Response>,
): Write => ({
  path,
  method,
  prepare: async () => {
    const { browser } = await newcomer();
    return { browser, send: () => send(browser) };
  },
});

const withAnimal = (
  method: Write["method"],
  send: (browser: Visitor, path: string) => Promise<() => Promise<Response>>,
): Write => ({
  path: "/shop/animals",
  method,
  prepare: async () => {
    const { browser } = await newcomer();
    await browser.post(newAnimalHref("cat"), { ...cat, name: "Plume" });
    browser.cookies.delete("__Host-notice");
    const { html } = await browser.visit(animalsHref());
    const [, id = ""] = /mes-animaux\/(\d+)\//.exec(html) ?? [];
    return { browser, send: await send(browser, `${animalsHref()}${id}/modifier/`) };
  },
});

const subscription = 2;

const camille = async () => browserWith(await logIn(people.camille.email));

const ofSubscription = (
  method: Write["method"],
  change: string,
  fill: (fields: Record<string, string>) => Record<string, string>,
  {
    id = subscription,
    moreOf = async () => "",
  }: { id?: number; moreOf?: (browser: Visitor) => Promise<string> } = {},
): Write => ({
  path: "/shop/subscriptions",
  method,
  prepare: async () => {
    const browser = await camille();
    const path = stepPath(id, change, await moreOf(browser));
    const fields = await stepFieldsAt(browser, path);
    return { browser, send: () => browser.post(path, { ...fields, ...fill(fields) }) };
  },
});

const linesIn = (fields: Record<string, string>): string[] =>
  Object.keys(fields).flatMap((name) => /^quantite-(.+)/.exec(name)?.[1] ?? []);

const linesAt = async (browser: Visitor) =>
  linesIn(await stepFieldsAt(browser, stepPath(subscription, "quantites")));

const filledCart = async () => (await cartWith([{ code: chicken.variantCode }])).cart;

const ofOslo = (fields: () => Record<string, string>): Write => ({
  path: "/shop/animals",
  method: "PUT",
  prepare: async () => {
    const browser = await camille();
    return { browser, send: () => browser.post(photoHref(1), fields()) };
  },
});

const mirabelle = 2;

const ofMirabelle = (
  method: Write["method"],
  before: () => Promise<unknown>,
  path: string,
  fields: Record<string, string>,
): Write => ({
  path: "/shop/animals",
  method,
  prepare: async () => {
    await before();
    const browser = await camille();
    return { browser, send: () => browser.post(path, fields) };
  },
});

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

const anonymous = (
  path: string,
  to: string,
  action: string | null,
  fields: () => Record<string, string>,
): Write => ({
  path,
  method: "POST",
  prepare: async () => {
    const browser = visitor();
    const token = async () => (action === null ? {} : tokenFor(action));
    return { browser, send: async () => browser.post(to, { ...fields(), ...(await token()) }) };
  },
});

const contract = (path: string, to: string, number: string): Write =>
  anonymous(path, to, null, () => ({
    name: "Nadia Petit",
    email: "nadia@exemple.fr",
    [number]: `00${++numbers}`,
    faire: "confirmer",
  }));

/** The order matters, because some writes need the result of others. */
export const writes: Record<string, Write> = {
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
  "address added": ofNewcomer("POST", "/shop/addresses", (browser) =>
    browser.post(`${book}?adresse=nouvelle`, address),
  ),
  "address changed": withAddress("PUT", "/shop/addresses", { ...address, city: "Lyon" }),
  "address removed": withAddress("DELETE", "/shop/addresses", { faire: "supprimer" }),
  "favourite address": withAddress("PUT", "/shop/customers", { faire: "favorite" }),
  registration: {
    path: "/shop/customers",
    method: "POST",
    prepare: async () => {
      const { browser, take } = atSignIn();
      return { browser, send: () => take("registration", { ...person, email: nobody() }) };
    },
  },
  "mail for a new password": {
    path: "/shop/reset-password-requests",
    method: "POST",
    once: true,
    prepare: async () => {
      const { email } = await newcomer();
      const { browser, take } = atSignIn();
      return { browser, send: () => take("forgotten", { email }) };
    },
  },
  "new password": {
    path: "/shop/reset-password-requests",
    method: "PATCH",
    prepare: async () => {
      const { email } = await newcomer();
      await atSignIn().take("forgotten", { email });
      const [link = ""] = /\/mot-de-passe-oublie\/[\w~.-]+\//.exec(await lastMailTo(email)) ?? [];
      const browser = visitor();
      const newPassword = "quatre gamelles pleines";
      const fields = { newPassword, confirmNewPassword: newPassword };
      return { browser, send: () => browser.post(link, fields) };
    },
  },
  "mail that confirms the address": {
    ...ofNewcomer("POST", "/shop/account-verification-requests", (browser) =>
      browser.post("/api/session/confirm-email"),
    ),
    once: true,
  },
  "e-mail confirmed": {
    path: "/shop/account-verification-requests",
    method: "PATCH",
    prepare: async () => {
      const { email } = await newcomer();
      const [link = ""] = /\/mon-compte\/bienvenue\/\?jeton=[\w~.-]+/.exec(await lastMailTo(email)) ?? [];
      const browser = visitor();
      return { browser, send: () => browser.post(link) };
    },
  },
  "name changed": ofNewcomer("PUT", "/shop/customers", (browser) =>
    browser.post(personalData, { faire: "identite", gender: "f", firstName: "Nina", lastName: "Martin" }),
  ),
  "e-mail changed": ofNewcomer("PUT", "/shop/customers", (browser) =>
    browser.post(personalData, { faire: "e-mail", email: nobody(), currentPassword: password }),
  ),
  "deletion of the account": {
    ...ofNewcomer("POST", "/shop/customers", (browser) =>
      browser.post(`${personalData}?supprimer=1`, { faire: "suppression" }),
    ),
    once: true,
  },
  "password changed": ofNewcomer("PUT", "/shop/customers", (browser) =>
    browser.post(personalData, {
      faire: "mot-de-passe",
      currentPassword: password,
      newPassword: "quatre gamelles pleines",
    }),
  ),
  "subscription: rhythm": ofSubscription("PATCH", "frequence", ({ rythme }) => ({
    rythme: rythme === "31" ? "42" : "31",
  })),
  "subscription: quantities": ofSubscription("PATCH", "quantites", (fields) =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([name]) => /quant/i.test(name))
        .map(([name, quantity]) => [name, String(Number(quantity) + 1)]),
    ),
  ),
  "subscription: article swapped": ofSubscription("PATCH", "echanger", () => ({ variante: "21000202" }), {
    moreOf: async (browser) => `&article=${(await linesAt(browser))[0]}`,
  }),
  "subscription: addresses": ofSubscription("PATCH", "adresses", () =>
    newAddress("shippingAddress", { firstName: "Camille", lastName: "Durand" }),
  ),
  "subscription: carrier": ofSubscription("PATCH", "livraison", () => ({
    transporteur: "transporteur-lourd",
  })),
  "subscription: card page": {
    ...ofSubscription("POST", "paiement", () => ({})),
    next: /^\/_sandbox\/paiement\/carte\//,
  },
  "subscription: date": ofSubscription("PATCH", "date", ({ nextShipmentDate = "" }) => ({
    nextShipmentDate: departureFrom(dayAfter(nextShipmentDate, 7)),
  })),
  "subscription: coupon": ofSubscription("POST", "code", () => ({ couponCode: "FIDELE10" })),
  "subscription: coupon removed": ofSubscription("DELETE", "code", () => ({
    couponCode: "",
    retirer: "FIDELE10",
  })),
  "subscription: article added": ofSubscription("POST", "ajouter", () => ({ quantite: "2" }), {
    moreOf: async () => "&variante=11000201",
  }),
  "subscription: article removed": ofSubscription("DELETE", "quantites", (fields) => ({
    [`retirer-${linesIn(fields).at(-1)}`]: "on",
  })),
  "subscription: sent now": ofSubscription("POST", "envoyer", () => ({})),
  "subscription: pause": ofSubscription("POST", "pause", () => ({
    until: dayAfter(dayInParis(clock.date()), 35),
  })),
  "subscription: resumed": ofSubscription("POST", "reprise", () => ({})),
  "subscription: ended": ofSubscription(
    "POST",
    "resiliation",
    () => ({ reason: "price", message: "Trop cher." }),
    { id: 1 },
  ),
  "animal added": ofNewcomer("POST", "/shop/animals", (browser) =>
    browser.post(newAnimalHref("cat"), { ...cat, name: "Plume" }),
  ),
  "animal changed": withAnimal("PUT", async (browser, path) => {
    const { html } = await browser.visit(path);
    const [, version = ""] = /name="version" value="(\w+)"/.exec(html) ?? [];
    return () => browser.post(path, { ...cat, name: "Plume", weight: "4,6", version });
  }),
  "animal removed": withAnimal(
    "DELETE",
    async (browser, path) => () => browser.post(`${path}?supprimer=1`, { reason: "other" }),
  ),
  "weight plan started": ofMirabelle("PUT", () => stopPlans(), planHref(mirabelle), { sante: "non" }),
  "weight plan stopped": ofMirabelle(
    "DELETE",
    () => planFor(mirabelle, { startWeight: 4.2, targetWeight: 3.7 }),
    stopPlanHref(mirabelle),
    {},
  ),
  "weight from a mail": {
    path: "/shop/animals",
    method: "POST",
    // The page of the link says what it has saved.
    next: /^\/pesee\/2\/\?jeton=/,
    prepare: async () => {
      await stopPlans();
      const [browser, path] = [visitor(), await weighingLink(mirabelle)];
      return { browser, send: () => browser.post(path, { poids: "4,1" }) };
    },
  },
  "photo kept": ofOslo(() => {
    const name = `animal-1_${++numbers}`;
    return { faire: "garder", url: `${shop}/_sandbox/pictures/${name}.jpg`, fileId: name };
  }),
  "photo removed": ofOslo(() => ({ faire: "retirer" })),
  invitation: ofNewcomer("POST", "/shop/sponsorships", (browser) =>
    browser.post(href("mon-compte-mes-parrainages"), { emails: nobody(), message: "" }),
  ),
  newsletter: anonymous("/shop/newsletter-subscriptions", "/api/newsletter", "newsletter", () => ({
    email: nobody(),
  })),
  "mail when a format is back": anonymous(
    `/shop/product-variants/${soldOut.variantCode}`,
    "/api/stock-notifications",
    "stock",
    () => ({ email: nobody(), variantCode: soldOut.variantCode, returnTo: soldOutPage }),
  ),
  "order cancelled": {
    path: "/shop/orders/demo-payee/cancellation",
    method: "POST",
    prepare: async () => {
      await withoutSubscription("demo-payee");
      const browser = browserWith(await logIn(people.marguerite.email));
      const to = href("mon-compte-mes-commandes-order-annuler", { order: "demo-payee" });
      return { browser, send: () => browser.post(to, {}) };
    },
  },
  "parcel reported": {
    path: "/shop/orders/demo-expediee/claims",
    method: "POST",
    prepare: async () => {
      await env.DB.prepare("delete from order_claims").run();
      const lines = await env.DB.prepare(
        "select order_items.id from order_items join orders on orders.id = orderId where tokenValue = 'demo-expediee'",
      ).first<{ id: number }>();
      const browser = browserWith(await logIn(people.marguerite.email));
      const to = href("mon-compte-mes-commandes-order-signaler", { order: "demo-expediee" });
      return {
        browser,
        send: () => browser.post(to, { kind: "missing_product", lines: String(lines?.id) }),
      };
    },
  },
  "answer that all is well": {
    path: "/shop/subscriptions/2/reminder-confirmation",
    method: "POST",
    prepare: async () => {
      await env.DB.prepare("delete from subscription_events where kind = 'confirmed'").run();
      const browser = visitor();
      const link = await answerLink(2, "tout-va-bien");
      return { browser, send: () => browser.post(link, {}) };
    },
  },
  contact: anonymous("/shop/contact-requests", contactPath, "contact", () => ({
    ...goodMessage,
    email: nobody(),
  })),
  termination: contract("/shop/contract-terminations", href("resilier-mon-abonnement"), "contractNumber"),
  withdrawal: contract("/shop/withdrawals", href("renoncer-au-contrat"), "orderNumber"),
};
