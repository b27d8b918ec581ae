import { beforeEach, describe, expect, test } from "vitest";
import { buyAgainTexts } from "../../client/features/order/buy-again.texts.ts";
import { accountFrameTexts } from "../../shared/account/account-frame.texts.ts";
import { dashboardTexts } from "../../shared/account/dashboard/dashboard.texts.ts";
import { signInTexts } from "../../shared/account/sign-in/sign-in.texts.ts";
import { accountTexts } from "../../shared/account/texts.ts";
import { ageText } from "../../shared/animal/age-text.ts";
import { paymentTexts } from "../../shared/checkout/payment/payment.texts.ts";
import { checkoutTexts } from "../../shared/checkout/texts.ts";
import { type Route, routeTable } from "../../shared/routes.ts";
import { shipmentTexts } from "../../shared/subscription/next-delivery/shipment.texts.ts";
import { stockTexts } from "../../shared/subscription/stock/stock.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import * as clock from "../../shared/time/clock.ts";
import { deadlines } from "../../worker/upstream/deadline.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { arriving, beginningAfter, holdCalls, isEcommerce, isPending, stopTimers } from "./held-calls.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { plainBrowser } from "./plain-browser.ts";
import { stepPath, takeStep } from "./subscription-step.ts";
import { textPattern } from "./text-pattern.ts";
import { countCalls } from "./upstream-calls.ts";
import { breakService, mendAfterEach, mendServices, switchSetting, visitor } from "./visitor.ts";

let log: ReturnType<typeof readLog>;
beforeEach(() => {
  log = readLog();
});
mendAfterEach();

const path = "/mon-compte/";
const { camille, paul, marguerite } = people;

const browserOf = async ({ email }: { email: string }) => browserWith(await logIn(email));

async function look(person: { email: string }, cookies: Record<string, string> = {}) {
  const browser = await browserOf(person);
  for (const [name, value] of Object.entries(cookies)) browser.cookies.set(`__Host-${name}`, value);
  const answer = await browser.get(path);
  const html = await answer.text();
  return { status: answer.status, html, text: textOf(html) };
}

function cardOf(html: string, title: string): string {
  const card = html.split(/<h2[^>]*>/).find((part) => part.startsWith(title));
  return card ?? "";
}

const problems = () =>
  log().flatMap(({ event, part }) =>
    ["request", "late calls"].includes(event) ? [] : `${event}: ${String(part)}`,
  );

describe("the dashboard", () => {
  test("shows the last order, the next delivery with its deadline, pets, the favourite address and customer service", async () => {
    const { status, text, html } = await look(camille, { noScript: "1" });
    expect(status).toBe(200);
    expect(text).toMatch(/Votre dernière commande Commande n° MUS\d+ passée le .* Expédiée .*€/);
    expect(text).toMatch(
      /Prochaine livraison Les repas d’Oslo Envoi [a-z]+ \d+(er)? \S+ Modifiable jusqu’au [a-z]+ \d+(er)? \S+ à 23 h 59 1 × Croquettes/,
    );
    expect(text).toContain("livraison comprise · Toutes les 6 semaines · Abonnement n° ABO0000001");
    const ages = ["2022-03-08", "2019-06-21"].map((born) =>
      ageText(born, clock.date()).replace("\u00a0", " "),
    );
    expect(text).toMatch(new RegExp(`Oslo .*${ages[0]}.* Mirabelle .*${ages[1]}`));
    expect(text).toMatch(/Adresse favorite Camille Durand 12 rue Émile Zola/);
    expect(text).toContain(accountTexts.cards.service);
    expect(html).not.toContain("data-late");
    expect(problems()).toEqual([]);
  });

  test("goes from what needs attention to the next delivery, what is left, pets, the last order, the menu, and ends with the logout", async () => {
    const { html } = await look(camille, { noScript: "1" });
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const marks = [
      `>${dashboardTexts.attention.title}</h2>`,
      `>${accountTexts.cards.deliveries}</h2>`,
      `>${stockTexts.title}</h3>`,
      `>${accountTexts.cards.animals}</h2>`,
      `>${accountTexts.order.title}</h2>`,
      `>${accountTexts.cards.address}</h2>`,
      `<nav class="`,
      `>${accountFrameTexts.logout}<`,
    ];
    const places = marks.map((mark) => main.lastIndexOf(mark));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test("begins with what needs attention: an open payment first, then cards, then the e-mail to confirm", async () => {
    const { html } = await look(marguerite);
    const attention = cardOf(html, dashboardTexts.attention.title);
    expect(attention).toContain('href="/commande/demo-en-attente/?compte=1"');
    expect(attention).toContain('href="/commande/demo-paiement-refuse/?compte=1"');
    expect(textOf(attention)).toMatch(textPattern(dashboardTexts.attention.payment.promised));
    expect(textOf(attention)).toMatch(textPattern(dashboardTexts.attention.payment.refused));
    expect(html.indexOf(dashboardTexts.attention.title)).toBeLessThan(html.indexOf(accountTexts.order.title));

    const ofCamille = cardOf((await look(camille)).html, dashboardTexts.attention.title);
    expect(textOf(ofCamille)).toMatch(
      /La carte finissant par 4242, qui règle votre abonnement « Les repas d’Oslo », expire à la fin du mois\. Agissez avant le [a-z]+ \d+(er)? \S+ à 23 h 59 pour recevoir votre colis du [a-z]+ \d+(er)? \S+\. Changer de carte/,
    );
    expect(ofCamille).toContain('href="/mon-compte/mes-abonnements/1/?modifier=paiement"');
    expect(cardOf((await look(people.nora)).html, dashboardTexts.attention.title)).toContain(
      'action="/api/session/confirm-email"',
    );
    expect((await look(paul)).text).not.toContain(dashboardTexts.attention.title);
  });

  test("of a new customer leads on from every card", async () => {
    const { html } = await look(paul, { noScript: "1" });
    for (const [title, ...links] of [
      [accountTexts.order.title, "/chien/", "/chat/"],
      [accountTexts.cards.subscription, "/"],
      [dashboardTexts.animals.all, "/mon-compte/mes-animaux/ajouter/"],
      [accountTexts.cards.address, "/mon-compte/mes-adresses/?adresse=nouvelle"],
    ] as const) {
      for (const link of links)
        expect([title, cardOf(html, title)]).toEqual([title, expect.stringContaining(`href="${link}"`)]);
    }
  });

  test("leads from the next delivery to its subscription and to its changes", async () => {
    const card = cardOf((await look(camille, { noScript: "1" })).html, accountTexts.cards.deliveries);
    for (const link of ["", "?modifier=date", "?modifier=passer"])
      expect(card).toContain(`href="/mon-compte/mes-abonnements/1/${link}"`);
    expect(card).toContain('href="/mon-compte/mes-abonnements/2/"');
  });

  test("links to no screen of pets, and asks for no pets where their feature is off", async () => {
    await switchSetting("features", []);
    const calls = await countCalls("ecommerce", "/shop/animals");
    const { html, text } = await look(camille, { noScript: "1" });
    expect([html.includes("mes-animaux"), text.includes(dashboardTexts.animals.all), await calls()]).toEqual([
      false,
      false,
      0,
    ]);
    await switchSetting("features", undefined);
  });
});

test("the next delivery says what is left at home, with the change that it calls for", async () => {
  const browser = await browserOf(camille);
  browser.cookies.set("__Host-noScript", "1");
  const read = async () => cardOf(await (await browser.get(path)).text(), accountTexts.cards.deliveries);
  expect(textOf(await read())).toMatch(/À la maison Tout va bien, il vous restera \d+ jours\./);
  await takeStep(browser, stepPath(1, "stock"), { "reste-11000103": "6" });
  const card = await read();
  expect(textOf(card)).toContain("Un sac d’avance. Sauter ce colis ?");
  expect(card).toContain("/mon-compte/mes-abonnements/1/?modifier=passer");
});

test("what is left at home fails by itself, and is nothing to who has no delivery to come", async () => {
  const call = "/shop/subscriptions/1/orders";
  await breakService({ service: "ecommerce", mode: "garbage", path: call });
  const { text } = await look(camille);
  expect(text).toMatch(textPattern(stockTexts.down));
  expect(text).toContain("Toutes les 6 semaines · Abonnement n° ABO0000001");
  expect(problems().toSorted()).toEqual(["late part failed: stock at home", "logbooks not known: undefined"]);
  expect((await look(paul)).text).not.toContain(shipmentTexts.stock);
});

describe("a service that is down takes out its own card", () => {
  const parts = [
    [
      "/shop/orders",
      accountTexts.order.title,
      "Vos commandes ne s’affichent pas",
      ["late part failed: last order"],
    ],
    [
      "/shop/subscriptions",
      accountTexts.cards.deliveries,
      "Vos colis ne s’affichent pas",
      ["late part failed: delivery", "logbooks not known: undefined"],
    ],
    [
      "/shop/animals",
      dashboardTexts.animals.all,
      "Vos animaux ne s’affichent pas",
      [
        "animals not known: undefined",
        "late part failed: animals",
        "names of subscriptions not known: undefined",
      ],
    ],
    [
      "/shop/addresses",
      accountTexts.cards.address,
      "Vos adresses ne s’affichent pas",
      ["late part failed: favourite"],
    ],
  ] as const;

  test.each(parts.flatMap((part) => [["status", ...part] as const, ["garbage", ...part] as const]))(
    "%s of %s: %s",
    async (mode, call, title, words, events) => {
      await breakService({ service: "ecommerce", mode, path: call });
      const { status, html, text } = await look(camille);
      expect(status).toBe(200);
      expect(text).toContain(words);
      for (const [, other, otherWords] of parts) {
        expect(html).toContain(other);
        if (other !== title) expect(text).not.toContain(otherWords);
      }
      expect(problems()).toEqual(events);
    },
  );

  test("without the customer the rest is there all the same", async () => {
    await breakService({ service: "ecommerce", mode: "status", path: "/shop/customers" });
    const { status, text } = await look(camille);
    expect(status).toBe(503);
    expect(text).toMatch(textPattern(accountTexts.down));
    expect(text).toMatch(/Prochaine livraison .* Modifiable jusqu’au/);
    expect(text).toContain("12 rue Émile Zola");
  });

  test("an order whose parcel cannot be read is shown without it", async () => {
    const token = /mes-commandes\/([\w~.-]+)\//.exec((await look(camille)).html)?.[1];
    await breakService({ service: "ecommerce", mode: "status", path: `/shop/orders/${token}` });
    const { status, text } = await look(camille);
    expect(status).toBe(200);
    expect(text).toMatch(/Commande n° MUS\d+ passée le/);
    expect(text).not.toContain(accountTexts.order.track);
    expect(problems()).toEqual(["late part failed: parcel", "logbooks not known: undefined"]);
  });
});

async function firstViewWithout(person: { email: string }, list: string) {
  const browser = await browserOf(person);
  const { passTime } = stopTimers();
  const held = holdCalls((call) => call.endsWith(list));
  const answering = browser.stream(path);
  await held.waiting(1);
  passTime(1499);
  expect(await isPending(answering)).toBe(true);
  passTime(1);
  const { until, all } = arriving(await answering);
  await until("</main>");
  return { all, passTime, answer: held.end };
}

describe("the first view is one round of the services deep", () => {
  test("with the last order in it", async () => {
    await look(marguerite);
    const browser = await browserOf(marguerite);
    const first = await beginningAfter([5], isEcommerce, () => browser.stream(path), "demo-payee");
    for (const words of [marguerite.firstName, "demo-en-attente"]) expect(first).toContain(words);
  });

  test("a list that keeps the page waiting comes behind it, and what it asks to be done, too", async () => {
    const view = await firstViewWithout(marguerite, "/shop/orders");
    view.answer();
    const html = await view.all();
    expect(html.indexOf("data-late")).toBeGreaterThan(0);
    expect(html.indexOf("data-late")).toBeLessThan(html.indexOf(accountTexts.order.all));
    const text = textOf(html);
    expect(text).toContain("Bonjour Marguerite-Éléonore");
    expect(html.indexOf("data-late")).toBeLessThan(html.indexOf("/commande/demo-en-attente/"));
    expect(text).toMatch(/À faire : 2 points à voir En attente de votre virement/);
  });

  test("a late list with nothing to be done says so in the place that was kept", async () => {
    const view = await firstViewWithout(paul, "/shop/subscriptions");
    view.answer();
    const text = textOf(await view.all());
    expect(text).toMatch(textPattern(dashboardTexts.attention.none));
    expect(text).not.toContain(dashboardTexts.attention.title);
  });
});

describe("what cannot be checked is said, rather than called done", () => {
  test.each([
    ["/shop/orders", "Vos paiements ne s’affichent pas"],
    ["/shop/subscriptions", "Vos abonnements ne s’affichent pas"],
  ])("%s, in time or late", async (call, words) => {
    await breakService({ service: "ecommerce", mode: "status", path: call });
    const { html } = await look(paul);
    expect(textOf(cardOf(html, dashboardTexts.attention.title))).toContain(words);
    await mendServices();
    const view = await firstViewWithout(paul, call);
    view.passTime(deadlines.late);
    const late = await view.all();
    expect(textOf(late)).toContain(words);
    expect(late.indexOf("data-late")).toBeLessThan(late.indexOf(words));
  });
});

describe("guards come first on every screen of the account", () => {
  const screens = Object.entries(routeTable).filter(
    ([key]) => key.startsWith("mon-compte") && key !== "mon-compte-bienvenue",
  ) as [string, Pick<Route, "guards"> & { pattern: string }][];

  test.each(screens)(
    "%s leads to the login and back, query kept, closed, switched off or not",
    async (_, { pattern }) => {
      const wanted = `${pattern.replace(/\{\w+\}/g, "abc")}?page=2&tri=date`;
      const expected = [302, `/connexion/?retour=${encodeURIComponent(wanted)}`];
      const wayOf = async () => {
        const answer = await visitor().get(wanted);
        return [answer.status, answer.headers.get("location")];
      };
      await switchSetting("features", []);
      expect(await wayOf()).toEqual(expected);
      await switchSetting("maintenance", ["mon-compte"]);
      expect(await wayOf()).toEqual(expected);
      await switchSetting("maintenance", undefined);
      await switchSetting("features", undefined);
    },
  );
});

describe("by its links and forms", () => {
  test("an open payment is gone on with from the top of the account", async () => {
    const shop = plainBrowser(await browserOf(marguerite));
    await shop.open(path);
    const ways = shop.links(textPattern(dashboardTexts.attention.payNamed));
    await shop.open(ways.at(-1) ?? "");
    expect(shop.heading()).toBe(paymentTexts.due.title);
  });

  test("an order is bought again, and the session is ended", async () => {
    const shop = plainBrowser(await browserOf(camille));
    await shop.open(path);
    await shop.press(textPattern(buyAgainTexts.named));
    expect(shop.heading()).toBe(checkoutTexts.stepTitles.recapitulatif);
    await shop.open(path);
    expect(shop.heading()).toBe(translator(accountTexts)("greeting", camille));
    await shop.press(accountFrameTexts.logout);
    await shop.open(path);
    expect(shop.heading()).toBe(signInTexts.email.heading);
  });
});
