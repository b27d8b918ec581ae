import { expect, test } from "vitest";
import type { Mode } from "../../sandbox/faults/fault-rules.ts";
import { animalsHref, newAnimalHref } from "../../shared/animal/animal-href.ts";
import { photoHref } from "../../shared/animal/photo-href.ts";
import { href } from "../../shared/routes.ts";
import * as clock from "../../shared/time/clock.ts";
import { dayAfter, dayInParis } from "../../shared/time/wall-clock.ts";
import { chicken, lamb, shopper } from "./cart-shopper.ts";
import { newAddress, type Shopper, submitStep } from "./checkout-shopper.ts";
import { contactPath, goodMessage, tokenFor } from "./contact-form.ts";
import { atSignIn, browserWith, lastMailTo, logIn } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { atPayment, atSummary, cards, pay } from "./payment-shopper.ts";
import { atGateway, leaveFailedLast } from "./stand-in-checkout.ts";
import { stepFieldsAt, stepPath } from "./subscription-step.ts";
import { breakService, mendAfterEach, mendServices, shop, type Visitor, visitor } from "./visitor.ts";

mendAfterEach();

/** What the API answers to a write. The last one alone does the work. */
const answers = {
  "empty 200": { mode: "empty" },
  "200, state before": { mode: "previous" },
  "200, another object": { mode: "other" },
  "200, HTML": { mode: "garbage" },
  "lost, not done": { mode: "refused" },
  "lost, done": { mode: "lost", times: 1 },
} as const satisfies Record<string, { mode: Mode; times?: number }>;

type AnswerName = keyof typeof answers;

interface Write {
  /** Beginning of the call's path. */
  path: string;
  method: "POST" | "PUT" | "PATCH" | "DELETE";
  /** While all services answer. */
  prepare: () => Promise<{ browser: Visitor; send: () => Promise<Response> }>;
  /** Address to which a success leads without a word. */
  next?: RegExp;
}

let people = 0;
const nobody = () => `personne-${++people}@exemple.fr`;
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

/** A subscription of Camille's, with nothing wrong. */
const subscription = 2;

/** Milliseconds. */
const week = 7 * 24 * 60 * 60_000;

const ofSubscription = (
  method: Write["method"],
  change: string,
  fill: (fields: Record<string, string>) => Record<string, string>,
  more = "",
): Write => ({
  path: "/shop/subscriptions",
  method,
  prepare: async () => {
    const browser = browserWith(await logIn("camille.durand@example.fr"));
    const path = stepPath(subscription, change, more);
    const fields = await stepFieldsAt(browser, path);
    return { browser, send: () => browser.post(path, { ...fields, ...fill(fields) }) };
  },
});

/** Camille's dog. */
const ofOslo = (fields: () => Record<string, string>): Write => ({
  path: "/shop/animals",
  method: "PUT",
  prepare: async () => {
    const browser = browserWith(await logIn("camille.durand@example.fr"));
    return { browser, send: () => browser.post(photoHref(1), fields()) };
  },
});

/** An order that has all its choices, before one of them is changed. */
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
    const token = action === null ? {} : await tokenFor(action);
    return { browser, send: () => browser.post(to, { ...fields(), ...token }) };
  },
});

const contract = (path: string, to: string, number: string): Write =>
  anonymous(path, to, null, () => ({
    name: "Nadia Petit",
    email: "nadia@exemple.fr",
    [number]: `00${++people}`,
    faire: "confirmer",
  }));

const writes: Record<string, Write> = {
  "cart: article added": inCart("PATCH", "/api/cart/items", { variantCode: chicken.variantCode }),
  "cart: several articles added": inCart("PATCH", "/api/cart/together", {
    packs: "13000101*2 21000101*1",
  }),
  "cart: quantity": inCart("PATCH", (id) => `/api/cart/items/${id}`, { quantity: "5" }),
  "cart: rhythm": inCart("PATCH", (id) => `/api/cart/items/${id}`, { interval: "31" }),
  "cart: article removed": inCart("DELETE", (id) => `/api/cart/items/${id}/remove`, {}),
  "cart: coupon": inCart("PATCH", "/api/cart/coupon", { couponCode: "FIDELE10" }),
  "cart: coupon removed": inCart("DELETE", "/api/cart/coupon/remove", { couponCode: "FIDELE10" }, (browser) =>
    browser.post("/api/cart/coupon", { couponCode: "FIDELE10" }),
  ),
  "order: address": inCheckout(
    "facturation",
    /etape=livraison$/,
    newAddress("billingAddress", { street: "9 rue du Port" }),
  ),
  "order: carrier": inCheckout("livraison", /etape=paiement$/, { transporteur: "transporteur-lourd" }),
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
  "deletion of the account": ofNewcomer("POST", "/shop/customers", (browser) =>
    browser.post(`${personalData}?supprimer=1`, { faire: "suppression" }),
  ),
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
  "subscription: date": ofSubscription("PATCH", "date", ({ nextShipmentDate = "" }) => ({
    nextShipmentDate: new Date(Date.parse(nextShipmentDate) + week).toISOString().slice(0, 10),
  })),
  "subscription: coupon": ofSubscription("POST", "code", () => ({ couponCode: "FIDELE10" })),
  "subscription: article added": ofSubscription(
    "POST",
    "ajouter",
    () => ({ quantite: "2" }),
    "&variante=11000201",
  ),
  "subscription: sent now": ofSubscription("POST", "envoyer", () => ({})),
  "subscription: pause": ofSubscription("POST", "pause", () => ({
    until: dayAfter(dayInParis(clock.date()), 35),
  })),
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
  "photo kept": ofOslo(() => {
    const name = `animal-1_${++people}`;
    return { faire: "garder", url: `${shop}/_sandbox/pictures/${name}.jpg`, fileId: name };
  }),
  "photo removed": ofOslo(() => ({ faire: "retirer" })),
  invitation: ofNewcomer("POST", "/shop/sponsorships", (browser) =>
    browser.post(href("mon-compte-mes-parrainages"), { emails: nobody(), message: "" }),
  ),
  newsletter: anonymous("/shop/newsletter-subscriptions", "/api/newsletter", "newsletter", () => ({
    email: nobody(),
  })),
  contact: anonymous("/shop/contact-requests", contactPath, "contact", () => ({
    ...goodMessage,
    email: nobody(),
  })),
  termination: contract("/shop/contract-terminations", href("resilier-mon-abonnement"), "contractNumber"),
  withdrawal: contract("/shop/withdrawals", href("renoncer-au-contrat"), "orderNumber"),
};

interface Told {
  isSuccess: boolean;
  text: string;
}

async function toldBy(browser: Visitor, answer: Response, next?: RegExp): Promise<Told> {
  const html = await answer.text();
  const cookie = browser.cookies.get("__Host-notice");
  const to = answer.headers.get("location") ?? "";
  if (!cookie && next?.test(to)) return { isSuccess: true, text: "The next page." };
  if (answer.status >= 300 && answer.status < 400) {
    const notice = cookie ? (JSON.parse(decodeURIComponent(cookie)) as { tone: string; text: string }) : null;
    return { isSuccess: notice?.tone === "success", text: plain(notice?.text ?? "") };
  }
  const said = [
    ...html.matchAll(/role="(?:alert|status)"[^>]*>\s*<div>([\s\S]*?)<\/div>/g),
    ...html.matchAll(/<p[^>]* (?:id="[^"]*-error"|role="alert")[^>]*>([\s\S]*?)<\/p>/g),
  ].map(([, text = ""]) => textOf(text));
  const [, heading = ""] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
  const isSuccess = answer.status === 200 && !/ne savons pas|ne répond pas/.test(said.join(" "));
  return { isSuccess, text: plain([textOf(heading), ...said].join(". ")) };
}

/** Without what differs from one run to the next. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/\b(?:(?:lun|mar|mercre|jeu|vendre|same)di|dimanche) \d+(er)? \p{L}+( \d{4})?/gu, "…")
    .replace(/\d+(er)? \p{L}+ \d{4} à \d+ h \d\d/gu, "…")
    .replace(/[\w.-]+@exemple\.fr/g, "…")
    .replace(/\d+,\d\d €/g, "…")
    .replace(/\bREF-[\w-]+/g, "…")
    .replace(/^\. /, "")
    .trim();

const rows: string[] = [];

test.each(Object.entries(writes))(
  "%s: no answer makes a success of what was not done",
  async (name, write) => {
    readLog();
    const told = new Map<string, AnswerName[]>();
    const wrong: string[] = [];
    for (const [answer, { mode, ...more }] of Object.entries(answers) as [AnswerName, { mode: Mode }][]) {
      const { browser, send } = await write.prepare();
      await breakService({ service: "ecommerce", mode, path: write.path, method: write.method, ...more });
      const { isSuccess, text } = await toldBy(browser, await send(), write.next);
      await mendServices();
      if (text === "" || (isSuccess && answer !== "lost, done")) wrong.push(`${answer}: ${text}`);
      told.set(text, [...(told.get(text) ?? []), answer]);
    }
    for (const [text, which] of told) rows.push(`| ${name} | ${which.join("; ")} | ${shortened(text)} |`);
    expect(wrong).toEqual([]);
  },
);

const shortened = (text: string) =>
  text.length > 160 ? `${text.slice(0, 160).replace(/\s\S*$/, "")}…` : text;

test("docs/writes.md is up to date: rewritten by this file with --update", async () => {
  await expect(
    [
      "# What a shopper is told about a write",
      "",
      "Written by `npx vitest run --project requests tests/requests/writes-told.test.ts --update`. Each write meets each",
      "answer of the e-commerce API; only the last one, “lost, done”, does the work. How a write is judged:",
      "[decision 077](decisions/077-writes.md).",
      "",
      "| Write | Answer of the API | What the shopper is told |",
      "| --- | --- | --- |",
      ...rows,
      "",
    ].join("\n"),
  ).toMatchFileSnapshot("../../docs/writes.md");
});
