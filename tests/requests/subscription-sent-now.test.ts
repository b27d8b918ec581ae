import { beforeEach, expect, test } from "vitest";
import { shipNowTexts } from "../../shared/subscription/ship-now/ship-now.texts.ts";
import { subscriptionTexts } from "../../shared/subscription/subscription.texts.ts";
import { dayText, departureIn } from "../days.ts";
import { browserWith, logIn, noticeOf, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { atGateway } from "./stand-in-checkout.ts";
import { ordersOf, readSubscription, run, standIn } from "./subscription-engine.ts";
import { stepFieldsAt, stepPath, takeStep } from "./subscription-step.ts";
import { textPattern } from "./text-pattern.ts";
import { breakService, mendAfterEach, type Visitor } from "./visitor.ts";

mendAfterEach();

const path = stepPath(2, "envoyer");
const tab = "/mon-compte/mes-abonnements/2/";
const call = { service: "ecommerce", method: "POST", path: "/shop/subscriptions/2/ship-now" } as const;

const as = async (person: keyof typeof people) => browserWith(await logIn(people[person].email));
const said = (browser: Visitor) => noticeOf(browser).replaceAll("\u00a0", " ");
const cardAnswers = (answer: string) =>
  run(`update subscriptions set card = json_set(card, '$.answer', '${answer}') where id = 2`);

beforeEach(async () => {
  await run(
    "update orders set state = 'fulfilled', shippingState = 'shipped' where subscriptionId = 2 and state = 'new'",
  );
  await cardAnswers("completed");
});

test("the recap says what is charged on what, when the money and when the parcel go, and when the next one leaves", async () => {
  const browser = await as("camille");
  const { total } = await readSubscription(2);
  const text = textOf((await browser.visit(path)).html).replaceAll("\u00a0", " ");
  const amount = (total / 100).toFixed(2).replace(".", ",");
  expect(text).toContain(`${amount} € seront débités sur votre carte Mastercard •••• 8210`);
  expect(text).toMatch(textPattern(shipNowTexts.what));
  expect(text).toContain(`Le colis suivant partira le ${dayText(departureIn(62))}`);
  expect(text).toContain(shipNowTexts.confirm);
  expect(text).not.toContain(subscriptionTexts.places.debited);
  for (const sentence of text.split(/(?<=[.!?]) /).filter((one) => one.includes("débité")))
    expect(sentence).not.toContain("24 heures");
});

test("one press makes one order; a second one, from the same page or another tab, is told the same", async () => {
  const browser = await as("camille");
  const fields = await stepFieldsAt(browser, path);
  const count = (await ordersOf(2)).length;
  for (const press of ["first", "second"]) {
    const answer = await browser.post(path, fields);
    expect([press, answer.status, answer.headers.get("location")]).toEqual([press, 303, tab]);
    expect(said(browser)).toMatch(/^C’est payé\. [\d,]+ € ont été débités/);
    expect((await ordersOf(2)).length).toBe(count + 1);
  }
});

test("two presses at the same time make one order, and both are told so", async () => {
  const browser = await as("camille");
  const fields = await stepFieldsAt(browser, path);
  const count = (await ordersOf(2)).length;
  const answers = await Promise.all([browser.post(path, fields), browser.post(path, fields)]);
  expect(answers.map((answer) => answer.headers.get("location"))).toEqual([tab, tab]);
  expect((await ordersOf(2)).length).toBe(count + 1);
});

test("after a sent one the next recap warns that it would be one more", async () => {
  const browser = await as("camille");
  await takeStep(browser, path);
  expect(textOf((await browser.visit(path)).html)).toMatch(textPattern(shipNowTexts.pending));
});

test("whose answer was lost is told by the order itself, and is never sent twice", async () => {
  const browser = await as("camille");
  const count = (await ordersOf(2)).length;
  await breakService({ ...call, mode: "lost", times: 1 });
  const answer = await takeStep(browser, path);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, tab]);
  expect(said(browser)).toMatch(/^C’est payé/);
  expect((await ordersOf(2)).length).toBe(count + 1);
});

test("that was not taken is told so: nothing is charged", async () => {
  const browser = await as("camille");
  const logged = readLog();
  const count = (await ordersOf(2)).length;
  await breakService({ ...call, mode: "status", status: 500, times: 1 });
  const answer = await takeStep(browser, path);
  expect([answer.status, textOf(await answer.text()).includes("Rien n’a été modifié")]).toEqual([503, true]);
  expect(logged().map(({ event }) => event)).toContain("shipment not sent now");
  expect((await ordersOf(2)).length).toBe(count);
});

test("a recap that is no longer true is shown again before anything is charged", async () => {
  const browser = await as("camille");
  const fields = await stepFieldsAt(browser, path);
  const count = (await ordersOf(2)).length;
  await standIn("/_sandbox/variants/22000501", { price: 1990 });
  const answer = await browser.post(path, fields);
  expect(answer.headers.get("location")).toBe(path);
  expect(said(browser)).toContain("a changé entre-temps");
  expect((await ordersOf(2)).length).toBe(count);
});

test("the bank’s no is told in its words: nothing is charged and the date stays", async () => {
  const browser = await as("camille");
  await cardAnswers("failed");
  const { nextShipmentDate } = await readSubscription(2);
  const answer = await takeStep(browser, path);
  const text = textOf(await answer.text());
  expect(answer.status).toBe(422);
  expect(text).toContain("Provision insuffisante ou plafond dépassé");
  expect(text).toContain(`votre colis reste prévu le ${dayText(nextShipmentDate)}`);
});

test("without scripts and with them the shopper goes to the bank’s page, which leads back to what was settled", async () => {
  for (const [decision, sentence] of [
    ["accept", /^C’est payé\. [\d,]+ € ont été débités/],
    ["refuse", /^(Votre banque a refusé le paiement|Le paiement n’a pas abouti).*Rien n’a été débité/],
  ] as const) {
    await run(
      "update orders set state = 'fulfilled', shippingState = 'shipped' where subscriptionId = 2 and state = 'new'",
    );
    await cardAnswers("authentication");
    const browser = await as("camille");
    const answer = await takeStep(browser, path);
    const gateway = answer.headers.get("location") ?? "";
    expect([answer.status, gateway]).toEqual([303, expect.stringMatching(/^\/_sandbox\/paiement\//)]);
    const back = await atGateway(`${gateway}/decision`, { decision });
    const { html, way } = await browser.visit(back.headers.get("location") ?? "");
    expect(way.at(-1)).toBe(tab);
    const notice =
      /role="(?:status|alert)"[^>]*>(?:<[^>]*>)*([^<]*C’est payé[^<]*|[^<]*Rien n’a été débité[^<]*)/.exec(
        html,
      )?.[1] ?? "";
    expect(textOf(notice).replaceAll("\u00a0", " ").trim()).toMatch(sentence);
    expect(textOf((await browser.visit(tab)).html)).not.toMatch(/C’est payé|Rien n’a été débité/);
  }
});

test("who comes back without the bank’s word is told that it is awaited; pressed again, it is charged once", async () => {
  await cardAnswers("authentication");
  const browser = await as("camille");
  const first = await takeStep(browser, path);
  const { html } = await browser.visit(tab);
  expect(textOf(html)).toMatch(textPattern(shipNowTexts.waiting));
  expect(textOf((await browser.visit(path)).html)).toMatch(textPattern(shipNowTexts.unpaid));
  const second = await takeStep(browser, path);
  expect(second.headers.get("location")).toMatch(/^\/_sandbox\/paiement\//);
  await atGateway(`${second.headers.get("location")}/decision`, { decision: "accept" });
  await atGateway(`${first.headers.get("location")}/decision`, { decision: "accept" });
  const paid = (await ordersOf(2)).filter(
    ({ state, paymentState }) => state === "new" && paymentState === "paid",
  );
  expect(paid.length).toBe(1);
});

test("of another customer’s subscription is not found", async () => {
  const paul = await as("paul");
  expect((await paul.get(path)).status).toBe(404);
  expect((await paul.post(path, { pending: "", version: "x" })).status).toBe(404);
});

test("is not offered where nothing of it can be had", async () => {
  await run(
    "update variants set stock = 0 where code in (select variantCode from subscription_items where subscriptionId = 2)",
  );
  const browser = await as("camille");
  const { html } = await browser.visit(tab);
  expect(html).not.toContain("modifier=envoyer");
  expect((await browser.get(path)).status).toBe(302);
});
