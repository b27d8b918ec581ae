import { expect, test } from "vitest";
import { shipmentTexts } from "../../shared/subscription/next-delivery/shipment.texts.ts";
import { pauseTexts } from "../../shared/subscription/pause/pause.texts.ts";
import { stepTexts } from "../../shared/subscription/step/step.texts.ts";
import { dayText, departureIn, departureUntil, inDays } from "../days.ts";
import { browserWith, logIn, noticeOf, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { rewriteSubscriptions } from "./subscription-answers.ts";
import { readSubscription, run } from "./subscription-engine.ts";
import { stepFieldsAt, stepPath, takeStep } from "./subscription-step.ts";
import { textPattern } from "./text-pattern.ts";
import { breakService, mendAfterEach, mendServices, type Visitor } from "./visitor.ts";

mendAfterEach();

const pausing = stepPath(1, "pause");
const resuming = stepPath(1, "reprise");
const tab = "/mon-compte/mes-abonnements/1/";

const as = async (person: keyof typeof people) => browserWith(await logIn(people[person].email));
const said = (browser: Visitor) => noticeOf(browser).replaceAll("\u00a0", " ");

test("the choices say until when, what is not charged and when the next one leaves", async () => {
  const browser = await as("camille");
  const { html } = await browser.visit(pausing);
  const text = textOf(html);
  expect(text).toMatch(textPattern(pauseTexts.pause.what));
  expect(text).toContain(`jusqu’au ${dayText(inDays(28))}`);
  expect(text).toContain(`Colis suivant le ${dayText(departureIn(33))}`);
  expect(html).not.toMatch(/type="radio"[^>]* checked/);
});

test.each([
  [{}, pauseTexts.pause.none],
  [{ until: "2020-01-01" }, pauseTexts.pause.none],
  [{ until: inDays(100) }, pauseTexts.pause.none],
  [{ until: "autre", day: inDays(100) }, "Choisissez un jour du"],
  [{ until: "autre", day: inDays(0) }, "Choisissez un jour du"],
  [{ until: "autre", day: "2026-02-31" }, "Choisissez un jour du"],
  [{ until: "autre" }, "Choisissez un jour du"],
])("%o is refused, and nothing is paused", async (fields, message) => {
  const browser = await as("camille");
  const answer = await takeStep(browser, pausing, fields);
  expect([answer.status, textOf(await answer.text()).includes(message)]).toEqual([422, true]);
  expect((await readSubscription(1)).pausedUntil).toBeNull();
});

test("a pause whose answer was lost is told as done; pressed again, from this tab or another, it is told the same", async () => {
  const browser = await as("camille");
  const fields = { ...(await stepFieldsAt(browser, pausing)), until: "autre", day: inDays(20) };
  await breakService({
    service: "ecommerce",
    method: "POST",
    path: "/shop/subscriptions/1/pause",
    mode: "lost",
    times: 1,
  });
  for (const press of ["first", "second"]) {
    const answer = await browser.post(pausing, fields);
    expect([press, answer.headers.get("location")]).toEqual([press, tab]);
    expect(said(browser)).toContain(`en pause jusqu’au ${dayText(inDays(20))}, et rien ne sera débité`);
  }
  expect(await readSubscription(1)).toMatchObject({ state: "paused", pausedUntil: inDays(20) });
  expect((await browser.visit(tab)).html).toContain("modifier=reprise");
});

test("resuming says the day and the amount before it is confirmed, and once more after it", async () => {
  const browser = await as("camille");
  const { total } = await readSubscription(1);
  const amount = `${(total / 100).toFixed(2).replace(".", ",")} €`;
  const text = textOf((await browser.visit(resuming)).html).replaceAll("\u00a0", " ");
  expect(text).toContain(`entre le ${dayText(departureIn(5))} et le ${dayText(departureIn(25))}`);
  expect(text).toContain(`${amount} seront débités le jour du départ, et rien avant.`);
  const fields = await stepFieldsAt(browser, resuming);
  for (const press of ["first", "second"]) {
    const answer = await browser.post(resuming, fields);
    expect([press, answer.headers.get("location")]).toEqual([press, tab]);
    const { state, pausedUntil, nextShipmentDate } = await readSubscription(1);
    expect([state, pausedUntil]).toEqual(["active", null]);
    expect(said(browser)).toBe(
      `C’est reparti ! Votre prochain colis partira le ${dayText(nextShipmentDate)}. ${amount} seront débités ce jour-là.`,
    );
  }
  expect((await browser.get(resuming)).headers.get("location")).toBe(tab);
});

test("a length that would change nothing is neither offered nor taken", async () => {
  const browser = await as("camille");
  await run(`update subscriptions set nextShipmentDate = '${departureIn(50)}T11:00:00.000Z' where id = 2`);
  const path = stepPath(2, "pause");
  const { html } = await browser.visit(path);
  expect(textOf(html)).not.toMatch(/(?<!1)2 semaines|4 semaines|6 semaines/);
  expect(textOf(html)).toContain(`votre prochain colis part le ${dayText(departureIn(50))}`);
  expect(textOf(html)).toContain("8 semaines, jusqu’au");
  expect((await takeStep(browser, path, { until: inDays(14) })).status).toBe(422);
  expect((await readSubscription(2)).pausedUntil).toBeNull();
});

test("inside the four days the parcel leaves all the same, and the page says so", async () => {
  const browser = await as("camille");
  const soon = departureUntil(2);
  await run(`update subscriptions set nextShipmentDate = '${soon}T11:00:00.000Z' where id = 2`);
  const path = stepPath(2, "pause");
  expect(textOf((await browser.visit(path)).html)).toContain(
    `Votre colis du ${dayText(soon)} est déjà en préparation`,
  );
  await takeStep(browser, path, { until: inDays(70) });
  expect(said(browser)).toContain(`Votre colis du ${dayText(soon)} part comme prévu, puis`);
  expect(await readSubscription(2)).toMatchObject({ nextShipmentDate: soon, pausedUntil: inDays(70) });
});

test("with an order that the bank refused nothing is told as being sent, nor that nothing will be charged", async () => {
  await run("update subscriptions set state = 'payment_failed', pausedUntil = null where id = 2");
  const browser = await as("camille");
  rewriteSubscriptions((subscription) => ({
    ...subscription,
    locked: false,
    editableUntil: null,
    pendingOrder: "/api/v2/shop/orders/abcdefghij",
  }));
  const step = stepPath(2, "pause");
  const shown = textOf((await browser.visit(step)).html);
  expect(shown).toMatch(textPattern(pauseTexts.pause.unpaid));
  expect(shown).not.toMatch(textPattern(pauseTexts.pause.pending));
  const path = "/shop/subscriptions/2/pause";
  await breakService({ service: "ecommerce", method: "POST", path, mode: "lost", times: 1 });
  await takeStep(browser, step, { until: inDays(28) });
  expect(said(browser)).toMatch(textPattern(pauseTexts.pause.unpaid));
  expect(said(browser)).not.toMatch(/rien ne sera débité|part encore/);
  const after = textOf((await browser.visit("/mon-compte/mes-abonnements/2/")).html);
  expect(after).toMatch(textPattern(shipmentTexts.pausedUnpaid));
  expect(after).not.toMatch(/en cours d’envoi|rien ne sera débité/);
});

test("where the API has no pause (405), it is an outage: logged, and offered as before", async () => {
  const browser = await as("camille");
  const logged = readLog();
  await breakService({
    service: "ecommerce",
    method: "POST",
    path: "/shop/subscriptions/1/pause",
    mode: "status",
    status: 405,
  });
  const answer = await takeStep(browser, pausing, { until: inDays(28) });
  expect(answer.status).toBe(503);
  expect(textOf(await answer.text())).toMatch(textPattern(stepTexts.notDone));
  expect(logged().map(({ event }) => event)).toContain("no such call");
  await mendServices();
  expect((await (await as("camille")).visit(tab)).html).toContain("modifier=pause");
});

test("another customer’s subscription is not found, and pausing it neither", async () => {
  const paul = await as("paul");
  for (const path of [pausing, resuming]) {
    expect((await paul.get(path)).status).toBe(404);
    expect((await paul.post(path, { until: inDays(28), version: "x" })).status).toBe(404);
  }
});
