import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { departureFrom } from "../../shared/delivery/departure.ts";
import { dateTexts } from "../../shared/subscription/date/date.texts.ts";
import { frequencyTexts } from "../../shared/subscription/frequency/frequency.texts.ts";
import { pauseTexts } from "../../shared/subscription/pause/pause.texts.ts";
import { latestArrival } from "../../shared/subscription/stock/stock-days.ts";
import { translator } from "../../shared/text/translator.ts";
import { dayAfter } from "../../shared/time/wall-clock.ts";
import { dayText, departureIn, departureUntil } from "../days.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { freshShop, run } from "./subscription-engine.ts";
import { stepPath, takeStep } from "./subscription-step.ts";
import { textPattern } from "./text-pattern.ts";
import { breakService, mendAfterEach, type Visitor } from "./visitor.ts";

beforeEach(freshShop);
mendAfterEach();

const kibble = "11000103";
const orders = "/shop/subscriptions/1/orders";
const road = { days: 4, to: "FR" } as const;
const short = /Vous serez à court le \p{L}+ [^,]*, jusqu’à \d+ jours? avant l’arrivée de ce colis\./u;

const plan = (day: string) =>
  run(`update subscriptions set nextShipmentDate = '${day}T11:00:00.000Z' where id = 1`);

async function withLeft(quarters: number): Promise<Visitor> {
  const browser = browserWith(await logIn(people.camille.email));
  await takeStep(browser, stepPath(1, "stock"), { [`reste-${kibble}`]: String(quarters) });
  return browser;
}

async function step(browser: Visitor, change: string, more = "") {
  const { answer, html } = await browser.visit(stepPath(1, change, more));
  return { status: answer.status, html, text: textOf(html) };
}

describe("before the press that confirms, without scripts,", () => {
  beforeEach(() => plan(departureIn(7)));

  test("the step that skips a parcel tells when the food ends, and the press works all the same", async () => {
    const browser = await withLeft(4);
    expect((await step(browser, "passer")).text).toMatch(short);
    expect((await takeStep(browser, stepPath(1, "passer"))).status).toBe(303);
  });

  test("each length of a pause has its own warning, and the last day without one is told", async () => {
    const { text } = await step(await withLeft(6), "pause");
    const [, before = "", after = ""] = /2 semaines(.*?)4 semaines(.*)/.exec(text) ?? [];
    expect([before, after]).toEqual([expect.not.stringMatching(short), expect.stringMatching(short)]);
    expect(text).toMatch(/Pour ne manquer de rien, la pause doit finir au plus tard le \p{L}+ \d/u);
  });

  test("the date of an address is warned about, and the last one in time is told and has no warning", async () => {
    const browser = await withLeft(4);
    const late = await step(browser, "date", `&le=${departureIn(60)}`);
    expect(late.text).toMatch(short);
    const [, told = ""] =
      /choisissez un départ au plus tard le (\p{L}+ \d+\S* \p{L}+)/u.exec(late.text) ?? [];
    const days = Array.from({ length: 60 }, (_, ahead) => departureIn(ahead));
    const last = days.find((day) => dayText(day).startsWith(told)) ?? "";
    expect((await step(browser, "date", `&le=${last}`)).text).not.toMatch(short);
    const next = departureFrom(dayAfter(last));
    expect((await step(browser, "date", `&le=${next}`)).text).toMatch(short);
  });

  test("a slower rhythm tells when the food ends after the next parcel, a faster one does not", async () => {
    const { text } = await step(await withLeft(4), "frequence");
    const [, fast = ""] = /Toutes les 3 semaines(.*?)Tous les mois/.exec(text) ?? [];
    const [, slow = ""] = /Tous les 5 mois(.*)/.exec(text) ?? [];
    expect(fast).toContain(translator(frequencyTexts)("deliveries"));
    const told =
      /Vous serez à court le \p{L}+ [^,]*, jusqu’à \d+ jours? avant l’arrivée du deuxième colis\./u;
    expect([fast, slow]).toEqual([expect.not.stringMatching(told), expect.stringMatching(told)]);
  });

  test("with nothing left, no day is promised", async () => {
    const { text } = await step(await withLeft(0), "date", `&le=${departureIn(20)}`);
    const arrives = dayText(latestArrival(departureIn(20), road));
    expect(text).toContain(`Il ne reste sans doute plus rien. Ce colis arrivera vers le ${arrives}.`);
    expect(text).not.toContain("au plus tard");
  });

  test("plenty is warned about nowhere", async () => {
    const browser = await withLeft(16);
    for (const change of ["passer", "pause", "date"])
      expect((await step(browser, change)).text).not.toMatch(/à court|au plus tard|plus rien/);
  });
});

test("a pause inside the lock counts the parcel that leaves all the same", async () => {
  await plan(departureUntil(2));
  const { text } = await step(await withLeft(1), "pause");
  const [, soon = ""] = /2 semaines(.*?)4 semaines/.exec(text) ?? [];
  expect(text).toContain("est déjà en préparation");
  expect(soon).not.toMatch(short);
});

test("with an unpaid parcel, which may still come, nothing is foretold", async () => {
  await plan(departureIn(7));
  const browser = await withLeft(1);
  expect((await step(browser, "pause")).text).toMatch(short);
  await env.DB.exec("update subscriptions set state = 'payment_failed' where id = 1");
  const order = await env.DB.prepare("select id from orders where subscriptionId = 1 limit 1").first<{
    id: number;
  }>();
  await run(
    `update orders set state = 'new', shippingState = 'ready', paymentState = 'awaiting_payment' where id = ${order?.id ?? 0}`,
  );
  const { text } = await step(browser, "pause");
  expect(text).toMatch(textPattern(pauseTexts.pause.unpaid));
  expect(text).not.toMatch(short);
});

test.each([
  ["passer", dateTexts.skip.confirm],
  ["pause", pauseTexts.pause.confirm],
  ["date", dateTexts.date.confirm],
])(
  "while nobody knows what is left, %s is offered without a warning, and the log says so",
  async (change, confirm) => {
    await plan(departureIn(7));
    const browser = await withLeft(1);
    const log = readLog();
    await breakService({ service: "ecommerce", mode: "status", status: 500, path: orders });
    const { status, text } = await step(browser, change);
    expect([status, text]).toEqual([200, expect.stringMatching(textPattern(confirm))]);
    expect(text).not.toMatch(/à court/);
    expect(log()).toContainEqual(expect.objectContaining({ event: "food before a change not known" }));
  },
);
