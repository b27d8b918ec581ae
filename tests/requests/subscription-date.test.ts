import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { departureFrom, isDepartureDay } from "../../shared/delivery/departure.ts";
import { dateTexts } from "../../shared/subscription/date/date.texts.ts";
import { choosableDays } from "../../shared/subscription/date/date-choice.ts";
import { stepTexts } from "../../shared/subscription/step/step.texts.ts";
import { dayAfter } from "../../shared/time/wall-clock.ts";
import { dayText, departureIn, inDays, today } from "../days.ts";
import { browserWith, logIn, noticeOf, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { subscriber } from "./stand-in-subscriber.ts";
import { stepFieldsAt, stepPath, takeStep } from "./subscription-step.ts";
import { textPattern } from "./text-pattern.ts";
import { breakService, mendAfterEach, type Visitor } from "./visitor.ts";

mendAfterEach();

const as = async (person: keyof typeof people) => browserWith(await logIn(people[person].email));
const { first, last } = choosableDays({ nextShipmentDate: null, pausedUntil: null }, today());
const field = "nextShipmentDate";
const tab = "/mon-compte/mes-abonnements/1/";
const patch = { service: "ecommerce", method: "PATCH", path: "/shop/subscriptions/1" } as const;

async function plannedDay(id = 1) {
  return (await (await subscriber(people.camille.email, id)).read()).nextShipmentDate;
}

const radiosIn = (html: string) => html.match(/<input[^>]*type="radio"[^>]*>/g) ?? [];
const dayOfInput = (input = "") => /value="([^"]*)"/.exec(input)?.[1];
const chosenIn = (html: string) => dayOfInput(radiosIn(html).find((input) => input.includes(" checked")));
const said = (browser: Visitor) => noticeOf(browser).replaceAll("\u00a0", " ");

const plan = (id: number, day: string) =>
  env.DB.prepare("update subscriptions set nextShipmentDate = ? where id = ?")
    .bind(`${day}T11:00:00.000Z`, id)
    .run();

function nextBankHoliday(): string {
  let day = first;
  while (isDepartureDay(day) || isWeekend(day)) day = dayAfter(day);
  return day;
}

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());

describe("the calendar", () => {
  test("offers the days whose preparation has not begun, a month at a time, without scripts", async () => {
    const browser = await as("camille");
    const { html } = await browser.visit(stepPath(1, "date", `&mois=${first.slice(0, 7)}`));
    expect(dayOfInput(radiosIn(html)[0])).toBe(first);
    const far = await browser.visit(stepPath(1, "date", `&mois=${last.slice(0, 7)}`));
    expect(dayOfInput(radiosIn(far.html).at(-1))).toBe(last);
    expect(far.html).not.toContain(`mois=${inDays(190).slice(0, 7)}`);
  });

  test("says what the day of the address would do, before the one press (links of mails and advice)", async () => {
    const browser = await as("camille");
    const { html } = await browser.visit(stepPath(1, "date", `&le=${departureIn(29)}`));
    expect(chosenIn(html)).toBe(departureIn(29));
    expect(textOf(html)).toMatch(
      /Votre colis partira le \p{L}+ .*\. Vous pourrez le modifier jusqu’au \p{L}+ .* à 23 h 59\. [\d,]+ € seront débités ce jour-là\./u,
    );
  });

  test("offers no bank holiday, on which nothing leaves, and takes none", async () => {
    const browser = await as("camille");
    const holiday = nextBankHoliday();
    const { html } = await browser.visit(stepPath(1, "date", `&mois=${holiday.slice(0, 7)}&le=${holiday}`));
    expect(radiosIn(html).map(dayOfInput)).not.toContain(holiday);
    expect(radiosIn(html).map(dayOfInput)).toContain(departureFrom(holiday));
    expect(textOf(html)).toContain(`Aucun colis ne part le ${dayText(holiday)}`);
    const before = await plannedDay();
    const answer = await takeStep(browser, stepPath(1, "date"), { [field]: holiday });
    expect(answer.status).toBe(422);
    expect(textOf(await answer.text())).toContain("Aucun colis ne part ce jour-là");
    expect(await plannedDay()).toBe(before);
  });

  test.each(["2020-01-01", "2026-02-31", "demain", "<b>", ""])(
    "an address that names %s chooses the planned day, and breaks nothing",
    async (le) => {
      const browser = await as("camille");
      const { answer, html } = await browser.visit(
        stepPath(1, "date", `&le=${encodeURIComponent(le)}&mois=${le}`),
      );
      expect(answer.status).toBe(200);
      expect(chosenIn(html)).toBe(await plannedDay());
    },
  );

  test("says that a day of the address is over", async () => {
    const browser = await as("camille");
    const { html } = await browser.visit(stepPath(1, "date", "&le=2026-01-01"));
    expect(textOf(html)).toContain("Vous ne pouvez plus choisir le jeudi 1er janvier");
  });

  test("warns where an order is being sent: the date is of the one after", async () => {
    const browser = await as("camille");
    const path = stepPath(1, "date");
    expect(textOf((await browser.visit(path)).html)).not.toContain("Un colis est en cours d’envoi");
    const { id } =
      (await env.DB.prepare("select id from orders where subscriptionId = 1 limit 1").first<{
        id: number;
      }>()) ?? {};
    await env.DB.prepare("update orders set state = 'new', shippingState = 'ready' where id = ?")
      .bind(id)
      .run();
    expect(textOf((await browser.visit(path)).html)).toMatch(textPattern(dateTexts.date.pending));
    await env.DB.prepare("update orders set shippingState = 'shipped' where id = ?").bind(id).run();
  });
});

describe("another date", () => {
  test("is written once, told with what it does, and taken back from the notice; a second press changes nothing", async () => {
    const browser = await as("camille");
    const before = await plannedDay();
    const fields = { ...(await stepFieldsAt(browser, stepPath(1, "date"))), [field]: departureIn(33) };
    for (const press of ["first", "second"]) {
      const answer = await browser.post(stepPath(1, "date"), fields);
      expect([press, answer.status, answer.headers.get("location")]).toEqual([press, 303, tab]);
      expect(said(browser)).toMatch(/C’est noté\. Votre prochain colis partira le/);
      expect(await plannedDay()).toBe(departureIn(33));
    }
    await browser.post(stepPath(1, "date"), {
      ...fields,
      ...(await stepFieldsAt(browser, stepPath(1, "date"))),
      [field]: departureIn(41),
    });
    const { html } = await browser.visit(tab);
    expect(html).toContain(`href="/mon-compte/mes-abonnements/1/?modifier=date&amp;le=${departureIn(33)}"`);
    await takeStep(browser, stepPath(1, "date", `&le=${before}`));
    expect(await plannedDay()).toBe(before);
  });

  test.each([inDays(-1), inDays(0), inDays(3), dayAfter(last), "2026-02-31", "demain", ""])(
    "%s, typed by hand, is refused beside the calendar, and nothing is written",
    async (day) => {
      const browser = await as("camille");
      const before = await plannedDay();
      const answer = await takeStep(browser, stepPath(1, "date"), { [field]: day });
      expect(answer.status).toBe(422);
      expect(textOf(await answer.text())).toMatch(textPattern(dateTexts.date.range));
      expect(await plannedDay()).toBe(before);
    },
  );

  test("from a second tab writes nothing over that of the first, and comes back with what was chosen", async () => {
    const browser = await as("camille");
    const old = { ...(await stepFieldsAt(browser, stepPath(1, "date"))), [field]: departureIn(60) };
    await takeStep(browser, stepPath(1, "date"), { [field]: departureIn(40) });
    const answer = await browser.post(stepPath(1, "date"), old);
    expect(answer.headers.get("location")).toBe(stepPath(1, "date"));
    const { html } = await browser.visit(stepPath(1, "date"));
    expect(textOf(html)).toMatch(textPattern(stepTexts.changed));
    expect(chosenIn(html)).toBe(departureIn(60));
    expect(await plannedDay()).toBe(departureIn(40));
  });

  test("that the API refuses as decided on another shipment (409) is shown again", async () => {
    const browser = await as("camille");
    readLog();
    await breakService({ ...patch, mode: "status", status: 409 });
    const answer = await takeStep(browser, stepPath(1, "date"), { [field]: departureIn(50) });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, stepPath(1, "date")]);
    expect(said(browser)).toMatch(textPattern(stepTexts.changed));
  });

  test("whose answer was lost is told as done where it was", async () => {
    const browser = await as("camille");
    await breakService({ ...patch, mode: "lost", times: 1 });
    const answer = await takeStep(browser, stepPath(1, "date"), { [field]: departureIn(58) });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, tab]);
    expect(await plannedDay()).toBe(departureIn(58));
  });

  test("whose answer was lost is told as not done where it was not, with the day that was chosen", async () => {
    const browser = await as("camille");
    const logged = readLog();
    await breakService({ ...patch, mode: "status", status: 500, times: 1 });
    const answer = await takeStep(browser, stepPath(1, "date"), { [field]: departureIn(66) });
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(textOf(html)).toContain("Rien n’a été modifié");
    expect(chosenIn(html)).toBe(departureIn(66));
    expect(logged().map(({ event }) => event)).toContain("date not changed");
    expect(await plannedDay()).toBe(departureIn(58));
  });

  test("of another customer’s subscription is not found", async () => {
    const paul = await as("paul");
    expect((await paul.get(stepPath(1, "date"))).status).toBe(404);
    expect((await paul.post(stepPath(1, "date"), { [field]: inDays(20), version: "x" })).status).toBe(404);
  });

  test("is refused inside the four days, on the page and for a form that was open before", async () => {
    const browser = await as("camille");
    const fields = { ...(await stepFieldsAt(browser, stepPath(2, "date"))), [field]: departureIn(20) };
    const before = (await plannedDay(2)) ?? "";
    await plan(2, inDays(3));
    const answer = await browser.post(stepPath(2, "date"), fields);
    expect(answer.headers.get("location")).toBe(stepPath(2, "date"));
    const { html } = await browser.visit(stepPath(2, "date"));
    expect(textOf(html)).toMatch(/Le colis du .* est en préparation depuis/);
    expect(html).not.toContain('type="radio"');
    expect(await plannedDay(2)).toBe(inDays(3));
    await plan(2, before);
  });
});

describe("a delivery", () => {
  test("is skipped once, and its date can be taken back", async () => {
    const browser = await as("camille");
    const before = await plannedDay();
    const fields = await stepFieldsAt(browser, stepPath(1, "passer"));
    const to = departureFrom(dayAfter(before ?? "", 42));
    expect(fields.to).toBe(to);
    for (const press of ["first", "second"]) {
      await browser.post(stepPath(1, "passer"), fields);
      expect([press, await plannedDay()]).toEqual([press, to]);
    }
    expect(said(browser)).toMatch(/^C’est noté\. Votre prochain colis partira le/);
    await takeStep(browser, stepPath(1, "passer"));
    expect((await browser.visit(tab)).html).toContain(`modifier=date&amp;le=${to}"`);
  });
});
