import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { stockTexts } from "../../shared/subscription/stock/stock.texts.ts";
import { stockWordTexts } from "../../shared/subscription/stock/stock-word.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { formatDay } from "../../shared/time/dates.ts";
import { inDays } from "../days.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { plainText, textOf } from "./page-html.ts";
import { stepPath, takeStep } from "./subscription-step.ts";
import { textPattern } from "./text-pattern.ts";
import { breakService, mendAfterEach, type Visitor } from "./visitor.ts";

mendAfterEach();

const as = async (person: keyof typeof people) => browserWith(await logIn(people[person].email));

const dogs = "/mon-compte/mes-abonnements/1/";
const kibble = "11000103";

const cardOf = async (browser: Visitor, path = dogs) => textOf((await browser.visit(path)).html);

const say = (browser: Visitor, quarters: number) =>
  takeStep(browser, stepPath(1, "stock"), { [`reste-${kibble}`]: String(quarters) });

async function chosen(browser: Visitor): Promise<string | undefined> {
  const { html } = await browser.visit(stepPath(1, "stock"));
  return /<option[^>]* selected=""[^>]*>([^<]*)/.exec(html)?.[1];
}

const plan = (days: number) =>
  env.DB.prepare(
    "update subscriptions set nextShipmentDate = ?, state = 'active', pausedUntil = null where id = 1",
  )
    .bind(`${inDays(days)}T11:00:00.000Z`)
    .run();

beforeEach(() => plan(9));

test("the subscription says how long what is at home lasts, and how that is known", async () => {
  const text = await cardOf(await as("camille"));
  expect(text).toMatch(/Tout va bien, il vous restera \d+ jours\./);
  expect(text).toMatch(/Croquettes chien adulte – Poulet fermier & riz, 12 kg il en reste environ [\d,]+ kg/);
  expect(text).toMatch(/En réserve jusqu’au .*, à \d+ jours près/);
  expect(text).toContain("D’après vos colis et la ration conseillée pour Oslo.");
  expect(text).not.toContain("il en reste environ 180 g");
});

test("the other tab has no such card", async () => {
  const { html } = await (await as("camille")).visit(`${dogs}?onglet=mon-abonnement`);
  expect(textOf(html)).not.toMatch(textPattern(stockTexts.figure.left));
});

test("dry and wet food of a cat are counted together", async () => {
  const text = await cardOf(await as("camille"), "/mon-compte/mes-abonnements/2/");
  expect(text).toMatch(/Croquettes chat stérilisé .*, 4 kg il en reste environ [\d,]+ kg/);
  expect(text).toMatch(/Émincé pour chat stérilisé .*, 12 × 85 g il en reste environ/);
  expect(text).toContain("la ration conseillée pour Mirabelle");
});

test("nothing left, by the shopper’s own word, is short, and sends what leads to the step", async () => {
  const browser = await as("camille");
  const answer = await say(browser, 0);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, dogs]);
  const { html } = await browser.visit(dogs);
  const text = textOf(html);
  expect(text).toMatch(textPattern(stockWordTexts.done));
  expect(text).toContain(plainText(stockTexts.short.empty.shipNow));
  expect(text).toMatch(/D’après votre réponse du \p{L}+ \d+/u);
  expect(html).toContain(`href="${dogs}?modifier=envoyer"`);
});

test("plenty left puts the delivery off, with its effect said before", async () => {
  const browser = await as("camille");
  await say(browser, 6);
  const { html } = await browser.visit(dogs);
  expect(textOf(html)).toContain("sac d’avance. Sauter ce colis ?");
  expect(textOf(html)).toMatch(/ne partirait pas et rien ne serait débité. Le suivant partirait le/);
  expect(html).toContain(`href="${dogs}?modifier=passer"`);
  await say(browser, 16);
  const later = (await browser.visit(dogs)).html;
  expect(textOf(later)).toContain(plainText(stockTexts.ahead.date));
  const [, day = ""] = /modifier=date&amp;le=(\d{4}-\d\d-\d\d)"/.exec(later) ?? [];
  expect(day > inDays(42)).toBe(true);
});

test("the word begins with the estimate, holds for its subscription alone, and can be forgotten", async () => {
  const browser = await as("camille");
  await say(browser, 3);
  expect(await chosen(browser)).toBe("Les trois quarts d’un sac");
  expect(await cardOf(browser, "/mon-compte/mes-abonnements/2/")).not.toContain("vous nous avez dit");
  await takeStep(browser, stepPath(1, "stock"), { [`reste-${kibble}`]: "3", oublier: "1" });
  const text = await cardOf(browser);
  expect(text).toMatch(textPattern(stockWordTexts.forgotten));
  expect(text).not.toContain("vous nous avez dit");
  expect(browser.cookies.has("__Host-stockWords")).toBe(false);
});

test("what is no share of a pack is refused, and keeps the word of before", async () => {
  const browser = await as("camille");
  await say(browser, 2);
  for (const quarters of [5, -1, 400]) expect((await say(browser, quarters)).status).toBe(422);
  expect(await chosen(browser)).toBe("La moitié d’un sac");
});

test("a word that is too old, of the future or damaged counts for nothing", async () => {
  for (const value of [
    `[[1,"${inDays(-121)}",[["${kibble}",0]]]]`,
    `[[1,"${inDays(1)}",[["${kibble}",0]]]]`,
    `[[1,"${inDays(0)}",[["${kibble}",-4]]]]`,
    "[[1]]",
    "{}",
  ]) {
    const browser = browserWith(await logIn(people.camille.email), { stockWords: value });
    expect(await cardOf(browser)).toContain("D’après vos colis");
  }
});

test("the step of another customer’s subscription is not found, and keeps nothing", async () => {
  const paul = await as("paul");
  expect((await paul.get(stepPath(1, "stock"))).status).toBe(404);
  const answer = await paul.post(stepPath(1, "stock"), { [`reste-${kibble}`]: "0", version: "x" });
  expect(answer.status).toBe(404);
  expect(paul.cookies.has("__Host-stockWords")).toBe(false);
});

test("without pets or rations it counts by the rhythm of deliveries, and says so", async () => {
  const log = readLog();
  const rough = stockTexts.basis.rough;
  await breakService({ service: "ecommerce", mode: "status", status: 500, path: "/shop/animals" });
  expect(await cardOf(await as("camille"))).toContain(rough);
  expect(log()).toContainEqual(expect.objectContaining({ event: "animals not known" }));
});

test("while the deliveries cannot be read, only this card says so", async () => {
  const log = readLog();
  await breakService({
    service: "ecommerce",
    mode: "status",
    status: 500,
    path: "/shop/subscriptions/1/orders",
  });
  const { answer, html } = await (await as("camille")).visit(dogs);
  expect(answer.status).toBe(200);
  expect(textOf(html)).toMatch(textPattern(stockTexts.down));
  expect(log()).toContainEqual(expect.objectContaining({ event: "late part failed" }));
});

test("an advice that is followed makes all well", async () => {
  await plan(60);
  const browser = await as("camille");
  await say(browser, 2);
  const { html } = await browser.visit(dogs);
  expect(textOf(html)).toMatch(/Vous serez à court le .*\. Avancer le colis \?/);
  const [, day = ""] = /modifier=date&amp;le=(\d{4}-\d\d-\d\d)"/.exec(html) ?? [];
  expect(day > inDays(4) && day < inDays(60)).toBe(true);
  await takeStep(browser, stepPath(1, "date", `&le=${day}`), { nextShipmentDate: day });
  expect(await cardOf(browser)).toMatch(/Tout va bien, il vous restera \d+ jours?\./);
});

test("inside the lock nothing is proposed", async () => {
  await plan(2);
  const browser = await as("camille");
  await say(browser, 0);
  const { html } = await browser.visit(dogs);
  expect(textOf(html)).toMatch(/Il vous manquera environ \d+ jours avant le prochain colis/);
  expect(textOf(html)).not.toMatch(/Avancer le colis|Recevoir le colis maintenant/);
  expect(html).not.toContain("modifier=date&amp;le");
});

test("while it is paused, to resume is proposed where food is short", async () => {
  const pause = "update subscriptions set state = 'paused', pausedUntil = ? where id = 1";
  await env.DB.prepare(pause)
    .bind(`${inDays(60)}T11:00:00.000Z`)
    .run();
  const browser = await as("camille");
  await say(browser, 1);
  const { html } = await browser.visit(dogs);
  expect(textOf(html)).toMatch(/Vous serez à court le .*\. Reprendre l’abonnement \?/);
  const until = translator(stockTexts)("short.paused", { day: formatDay(inDays(60)) });
  expect(textOf(html)).toContain(plainText(until));
  expect(html).toContain("modifier=reprise");
});

describe("the pets", () => {
  const dog = (name: string, weight: number | null) =>
    env.DB.prepare(
      "insert into animals (customerId, type, gender, name, birthday, weight, feeds, updatedAt) values (1, '1', '2', ?, '2022-01-01', ?, '[]', '2026-01-01')",
    )
      .bind(name, weight)
      .run();
  const daysIn = (text: string) => Number(/il vous restera (\d+) jours/.exec(text)?.[1]);

  beforeEach(() => env.DB.exec("delete from animals where name in ('Ficelle', 'Plume')"));

  test("that eat the same food are counted together", async () => {
    const browser = await as("camille");
    await say(browser, 4);
    const alone = daysIn(await cardOf(browser));
    await dog("Ficelle", 60);
    const both = await cardOf(browser);
    expect(daysIn(both)).toBeLessThan(alone);
  });

  test("whose weight is not known are named as not counted", async () => {
    await dog("Plume", null);
    expect(await cardOf(await as("camille"))).toContain(
      "Plume n’est pas dans ce calcul. Indiquez un poids et une date de naissance.",
    );
  });
});

test("before the first parcel there is nothing to count from, unless the shopper says", async () => {
  await env.DB.exec("update orders set subscriptionId = null where subscriptionId = 1");
  const browser = await as("camille");
  expect(await cardOf(browser)).toContain(stockTexts.waiting.title);
  await say(browser, 4);
  expect(await cardOf(browser)).toContain("Tout va bien");
});

test("an order that is not paid, or cancelled, brings nothing", async () => {
  await env.DB.exec(
    "update orders set shippingState = 'ready', paymentState = 'awaiting_payment' where subscriptionId = 2",
  );
  expect(await cardOf(await as("camille"), "/mon-compte/mes-abonnements/2/")).toContain(
    stockTexts.waiting.title,
  );
});
