import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import storefront from "virtual:built-storefront";
import { describe, expect, test, vi } from "vitest";
import { api } from "../../shared/api/api.ts";
import { newAddress, versionIn } from "./checkout-shopper.ts";
import { sender, tokenFor } from "./contact-form.ts";
import { atSignIn } from "./customer.ts";
import { arriving, holdCalls, isEcommerce, stopTimers } from "./held-calls.ts";
import { readLog, spellingsOf } from "./log-lines.ts";
import { cards } from "./payment-shopper.ts";
import { atGateway, mailsTo } from "./stand-in-checkout.ts";
import {
  agents,
  breakService,
  mendAfterEach,
  mendServices,
  passSeconds,
  productPath,
  shop,
  type Visitor,
  visitor,
} from "./visitor.ts";

mendAfterEach();

type Line = ReturnType<ReturnType<typeof readLog>>[number];

const requestsIn = (lines: Line[]) => lines.filter(({ event }) => event === "request");

async function lineOf(path: string, init?: RequestInit): Promise<Line | undefined> {
  const log = readLog();
  await (await visitor().get(path, init)).text();
  return requestsIn(log()).at(-1);
}

describe("the line of a request", () => {
  test.each([
    ["/chien/", "chien", "/chien/"],
    ["/chien", "chien", "/chien"],
    [productPath, "produits-product-format", productPath],
    ["/faq/livraison%20offerte/", "faq-faqQuery", undefined],
    ["/commande/aBcD1234efGh/", "commande-order", undefined],
    ["/mot-de-passe-oublie/aBcD1234efGh/", "mot-de-passe-oublie-forgotPassword", undefined],
    ["/mon-compte/mes-animaux/12/", "mon-compte-mes-animaux-animal", undefined],
    ["/api/orders/aBcD1234efGh/payment", "/api/orders/:order/payment", undefined],
    ["/api/nulle-part/aBcD1234efGh", "/api/*", undefined],
    ["/nulle-part-du-tout/", "category", undefined],
    ["/commande/aBcD1234efGh/de/trop/", "unknown", undefined],
    ["/photo.php", "file", undefined],
    ["/health", "/health", undefined],
    ["/_sandbox/mailbox", "/_sandbox/*", undefined],
  ])("of %s names the route %s, and the path where it is public", async (path, route, logged) => {
    const line = await lineOf(path);
    expect([line?.route, line?.path]).toEqual([route, logged]);
    expect(JSON.stringify(line)).not.toContain("aBcD1234efGh");
  });

  test.each(Object.entries(api))("of %s in `api` names the call of an area", async (_, pathOf) => {
    const path = typeof pathOf === "string" ? pathOf : pathOf(["1"] as never);
    const someone = visitor();
    const log = readLog();
    await (await someone.get(path)).text();
    await (await someone.postJson(path, {})).text();
    const taken = requestsIn(log()).filter(({ route }) => route !== "/api/*");
    expect(taken, `no call in an area.ts answers ${path}`).not.toEqual([]);
  });

  test("says how the content cache answered: fetched first, then in memory", async () => {
    const path = "/chat/croquettes/";
    expect(await lineOf(path)).toMatchObject({ cache: { missed: expect.any(Number) } });
    const { cache } = (await lineOf(path)) as unknown as { cache: Record<string, number> };
    expect(cache.memory).toBeGreaterThan(0);
    expect(cache.missed).toBeUndefined();
  });

  test("is drawn for a share of reads without a failure, and always written for all else", async () => {
    const own = { ...env, LOG_SHARE: "0" };
    const ask = async (path: string, init?: RequestInit) => {
      const context = createExecutionContext();
      await (await storefront.fetch(new Request(new URL(path, shop), init), own, context)).text();
      await waitOnExecutionContext(context);
    };
    await ask("/faq/");
    const log = readLog();
    await ask("/faq/");
    await ask("/nulle/part/");
    await ask("/faq/", { method: "POST" });
    await breakService({ service: "ecommerce", mode: "garbage" });
    await ask("/api/cart", { headers: { Cookie: "__Host-cartToken=aBcD1234efGh" } });
    const taken = requestsIn(log()).map(({ method, route }) => `${method} ${route}`);
    expect(taken).toEqual(["GET category", "POST faq-faqQuery", "GET /api/cart"]);
  });

  test("is written later if it was not drawn, once calls behind the answer fail", async () => {
    passSeconds(120);
    await breakService({ service: "search", mode: "status", status: 500 });
    const held = holdCalls((call) => call.includes(" /search/"));
    const log = readLog();
    const context = createExecutionContext();
    const request = new Request(shop + productPath, { headers: { "User-Agent": agents.chrome } });
    const page = arriving(await storefront.fetch(request, { ...env, LOG_SHARE: "0" }, context));
    await page.until("</main>");
    expect(requestsIn(log())).toEqual([]);
    held.end();
    await page.all();
    await waitOnExecutionContext(context);
    const late = log().find(({ event }) => event === "late calls");
    expect(late).toMatchObject({ calls: { search: { failed: 1 } } });
    expect(requestsIn(log())).toMatchObject([{ requestId: late?.requestId, path: productPath, status: 200 }]);
  });

  test("counts calls by service, with their times and those that failed", async () => {
    const headers = { Cookie: "__Host-cartToken=aBcD1234efGh" };
    const { passMeasured } = stopTimers();
    const held = holdCalls(isEcommerce);
    const line = lineOf("/api/cart", { headers });
    await held.waiting(1);
    passMeasured(120);
    held.end();
    expect(await line).toMatchObject({
      ...{ route: "/api/cart", ms: 120 },
      calls: { ecommerce: { count: 1, failed: 0, ms: 120, slowest: 120 } },
    });
    await breakService({ service: "ecommerce", mode: "garbage" });
    expect(await lineOf("/api/cart", { headers })).toMatchObject({
      status: 503,
      calls: { ecommerce: { count: 1, failed: 1 } },
    });
  });

  test.each([
    ["an outage", "status"],
    ["none", undefined],
  ] as const)(
    "is followed by one more, by the same id, only for calls behind the answer that fail: %s",
    async (_, mode) => {
      passSeconds(120);
      if (mode) await breakService({ service: "search", mode, status: 500 });
      const held = holdCalls((call) => call.includes(" /search/"));
      const log = readLog();
      const page = arriving(await visitor().stream(productPath));
      await page.until("</main>");
      held.end();
      await page.all();
      const route = "produits-product-format";
      const lineOf = (name: string) => log().find((line) => line.event === name && line.route === route);
      if (!mode) {
        // Lines behind the first page would be out by now.
        await (await visitor().get(productPath)).text();
        return expect(lineOf("late calls")).toBeUndefined();
      }
      await vi.waitFor(() => expect(lineOf("late calls")).toBeDefined());
      expect(lineOf("late calls")).toMatchObject({
        requestId: lineOf("request")?.requestId,
        calls: { search: { failed: 1 } },
      });
    },
  );
});

const person = {
  // No other test file uses this address: a late request of another file would count toward its daily limit.
  email: "z.quatrebarbes@exemple.fr",
  gender: "f",
  firstName: "Zéphyrine",
  lastName: "Quatrebarbes",
  birthday: "1987-06-23",
  password: "trois loutres pressées",
};
const home = { street: "17 impasse des Hérissons", city: "Concarneau", postcode: "29900" };
const phone = "06 98 76 54 32";
const animal = "Grisbouille";

const secrets = [
  ...[person.email, person.firstName, person.lastName, person.birthday, person.password],
  ...[...Object.values(home), phone, "+33698765432", animal],
].flatMap(spellingsOf);

describe("no line says who somebody is", () => {
  const cookies = new Set<string>();

  function remember({ cookies: jar }: Visitor): void {
    for (const [name, value] of jar) {
      const isToken = /Token/.test(name) && value.length > 7;
      if (isToken) cookies.add(decodeURIComponent(value));
    }
  }

  async function buy(): Promise<void> {
    const { browser, take } = atSignIn("/connexion/?retour=%2Fpanier%2F");
    await browser.post("/api/cart/items", { variantCode: "11000101", interval: "31" });
    remember(browser);
    await take("email", { email: person.email });
    const opened = await take("registration", { ...person, acceptTerms: "on" });
    expect(opened.headers.get("location")).toBe("/panier/");
    remember(browser);
    const begun = await browser.post("/api/cart/checkout");
    const path = new URL(begun.headers.get("location") ?? "", "https://museau.example").pathname;
    cookies.add(path.split("/")[2] ?? "");
    const address = newAddress("billingAddress", {
      ...home,
      firstName: person.firstName,
      lastName: person.lastName,
      phoneNumber: phone,
    });
    for (const [step, fields] of [
      ["facturation", address],
      ["livraison", { transporteur: "colissimo" }],
      ["paiement", { moyen: "card" }],
      ["recapitulatif", {}],
    ] as const) {
      const { html } = await browser.visit(`${path}?etape=${step}`);
      const answer = await browser.post(`${path}?etape=${step}`, {
        etape: step,
        vu: versionIn(html),
        ...fields,
      });
      if (step !== "recapitulatif") continue;
      const gateway = answer.headers.get("location") ?? "";
      if (gateway.startsWith("/_sandbox/paiement/")) await atGateway(gateway, cards.good);
    }
    const { answer } = await browser.visit(`${path}confirmation/`);
    lastStatus = answer.status;
    await browser.post("/mon-compte/mes-animaux/ajouter/?espece=chat", {
      name: animal,
      gender: "female",
      breed: "european",
      birthday_mode: "date",
      birthday: "2021-05-04",
      weight: "4,2",
      sterilized: "yes",
    });
    for (const screen of [
      "",
      "mes-animaux/",
      "mes-adresses/",
      "mes-informations-personnelles/",
      "mes-commandes/",
      "mes-abonnements/",
    ])
      await browser.visit(`/mon-compte/${screen}`);
    remember(browser);
  }

  let lastStatus = 0;

  async function forget(): Promise<void> {
    await atSignIn().take("forgotten", { email: person.email });
    const mails = await mailsTo(person.email);
    const token = mails.flatMap(({ html }) => /\/mot-de-passe-oublie\/([\w~-]+)\//.exec(html)?.[1] ?? [])[0];
    if (!token) return;
    cookies.add(token);
    const link = `/mot-de-passe-oublie/${token}/`;
    await visitor().get(link);
    await visitor().post(link, { newPassword: person.password, confirmNewPassword: "autre chose" });
  }

  async function write(): Promise<void> {
    await sender().post("/nous-contacter/", {
      ...(await tokenFor()),
      topic: "Une livraison",
      email: person.email,
      message: `${person.firstName} ${person.lastName}, ${home.street}, ${phone}`,
    });
    await visitor().post("/api/newsletter", { email: person.email, ...(await tokenFor("newsletter")) });
    await visitor().get(`/rechercher/?q=${encodeURIComponent(person.email)}`);
    await visitor().get(`/faq/${encodeURIComponent(person.lastName)}/`);
    await visitor().get(`/api/addresses?q=${encodeURIComponent(home.street)}`);
  }

  const leaks = (lines: Line[]) =>
    lines
      .map((line) => JSON.stringify(line))
      .filter((line) => [...secrets, ...cookies].some((secret) => line.includes(secret)));

  test("of a purchase: a guest opens an account, subscribes, pays, adds an animal, forgets the password", async () => {
    const log = readLog();
    await buy();
    expect(lastStatus).toBe(200);
    await forget();
    await write();
    expect(cookies.size).toBeGreaterThanOrEqual(4);
    expect(requestsIn(log()).length).toBeGreaterThanOrEqual(29);
    expect(leaks(log())).toEqual([]);
  });

  test.each(["refused", "status", "garbage", "truncated"] as const)(
    "of the same while the e-commerce API answers: %s",
    async (mode) => {
      const log = readLog();
      await breakService({ service: "ecommerce", mode, path: "/shop/orders" });
      await forget();
      await breakService({ service: "ecommerce", mode, method: "POST" });
      await write();
      await breakService({ service: "ecommerce", mode });
      const { take } = atSignIn();
      await take("email", { email: person.email });
      await take("password", { email: person.email, password: person.password });
      await mendServices();
      expect(leaks(log())).toEqual([]);
    },
  );
});
