import { beforeEach, describe, expect, test } from "vitest";
import { departureFrom } from "../../shared/delivery/departure.ts";
import { formatAmount } from "../../shared/money/money.ts";
import { cancellationTexts } from "../../shared/subscription/cancel/cancellation.texts.ts";
import { shipmentTexts } from "../../shared/subscription/next-delivery/shipment.texts.ts";
import { stepTexts } from "../../shared/subscription/step/step.texts.ts";
import { subscriptionTexts } from "../../shared/subscription/subscription.texts.ts";
import { formatDay } from "../../shared/time/dates.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { subscriber } from "./stand-in-subscriber.ts";
import { freshShop, goTo, ordersOf, readSubscription, run } from "./subscription-engine.ts";
import { stepFieldsAt, stepPath, takeStep } from "./subscription-step.ts";
import { textPattern } from "./text-pattern.ts";
import { breakService, mendAfterEach, mendServices } from "./visitor.ts";

mendAfterEach();

const as = async (person: keyof typeof people) => browserWith(await logIn(people[person].email));
const tab = "/mon-compte/mes-abonnements/1/?onglet=mon-abonnement";
const farewell = { reason: "price", message: "Trop cher en ce moment." };

test("what is lost and what could help stand before the form, which needs a reason and a clarification", async () => {
  const browser = await as("camille");
  const { html } = await browser.visit(stepPath(1, "resiliation"));
  const text = textOf(html);
  expect(text).toMatch(/La remise d’abonnement : [\d,]+ € sur chaque colis/);
  expect(text).toContain(cancellationTexts.instead.pause);
  const refused = await takeStep(browser, stepPath(1, "resiliation"), { message: "  " });
  expect(refused.status).toBe(422);
  const page = textOf(await refused.text());
  expect(page).toContain(cancellationTexts.form.reason.missing);
  expect(page).toMatch(textPattern(cancellationTexts.form.message.missing));
});

test("a draft that is refused is kept", async () => {
  const browser = await as("camille");
  const refused = await takeStep(browser, stepPath(1, "resiliation"), { message: "Nous déménageons." });
  expect(await refused.text()).toMatch(/<textarea[^>]*>Nous déménageons\.<\/textarea>/);
});

test("the step offers both forms: the one that asks for a reason, and the legal one", async () => {
  const { html } = await (await as("camille")).visit(stepPath(1, "resiliation"));
  expect(html).toContain('name="reason"');
  expect(html).toContain('href="/resilier-mon-abonnement/?contrat=ABO0000001"');
});

test.each([
  ["a reason of one’s own", { reason: "<b>", message: "x" }],
  ["a clarification of a thousand signs and one", { reason: "price", message: "a".repeat(1001) }],
])("%s is refused", async (_, fields) => {
  const browser = await as("camille");
  expect((await takeStep(browser, stepPath(1, "resiliation"), fields)).status).toBe(422);
  expect((await (await subscriber(people.camille.email, 1)).read()).state).toBe("active");
});

describe("before the second delivery", () => {
  test("it says from when it may end, and how to ask for it all the same", async () => {
    const browser = await as("camille");
    const { html } = await browser.visit(stepPath(2, "resiliation"));
    expect(textOf(html)).toMatch(
      /compte 2 livraisons au minimum\. Vous pourrez l’arrêter dès le départ de la prochaine, prévu le \p{L}+ \d/u,
    );
    expect(html).toContain('href="/resilier-mon-abonnement/?contrat=ABO0000002"');
    expect(html).not.toContain('name="reason"');
  });

  test("a form that is posted by hand ends nothing", async () => {
    const browser = await as("camille");
    const { version = "" } = await stepFieldsAt(browser, stepPath(2, "passer"));
    const answer = await browser.post(stepPath(2, "resiliation"), { ...farewell, version });
    expect(answer.status).toBe(422);
    expect(textOf(await answer.text())).toContain("compte 2 livraisons au minimum");
    expect((await (await subscriber(people.camille.email, 2)).read()).state).toBe("active");
  });
});

test("an outage ends nothing and says so, with the draft", async () => {
  const browser = await as("camille");
  const fields = await stepFieldsAt(browser, stepPath(1, "resiliation"));
  const log = readLog();
  await breakService({
    service: "ecommerce",
    mode: "status",
    status: 503,
    path: "/shop/subscriptions/1/abort",
  });
  const answer = await browser.post(stepPath(1, "resiliation"), { ...fields, ...farewell });
  const html = await answer.text();
  expect(answer.status).toBe(503);
  expect(textOf(html)).toMatch(textPattern(stepTexts.notDone));
  expect(html).toContain("Trop cher en ce moment.");
  expect(log().map(({ event }) => event)).toContain("subscription not cancelled");
  await mendServices();
  expect((await (await subscriber(people.camille.email, 1)).read()).state).toBe("active");
});

test("it ends with one press after its page; a second press is told the same; nothing can be changed then", async () => {
  const browser = await as("camille");
  const fields = { ...(await stepFieldsAt(browser, stepPath(1, "resiliation"))), ...farewell };
  for (const press of ["first", "second"]) {
    const answer = await browser.post(stepPath(1, "resiliation"), fields);
    expect([press, answer.status, answer.headers.get("location")]).toEqual([press, 303, tab]);
    expect(textOf((await browser.visit(tab)).html)).toContain("Plus rien ne part et rien n’est débité");
  }
  expect(await (await subscriber(people.camille.email, 1)).read()).toMatchObject({
    state: "stopped",
    nextShipmentDate: null,
  });
  expect((await browser.get(stepPath(1, "passer"))).status).toBe(302);
});

describe("inside the lock", () => {
  beforeEach(freshShop);

  test("the last parcel is shown with day and amount until it has left, and nothing can be changed", async () => {
    await run("update subscriptions set shippedCount = 4 where id = 2");
    await goTo("freeze", "ABO0000002");
    const browser = await as("camille");
    const { nextShipmentDate, total } = await readSubscription(2);
    const [day, amount] = [
      textOf(formatDay(departureFrom(nextShipmentDate ?? ""))),
      textOf(formatAmount(total)),
    ];
    await takeStep(browser, stepPath(2, "resiliation"), farewell);
    expect(await readSubscription(2)).toMatchObject({
      state: "stopped",
      nextShipmentDate,
      total,
      locked: true,
    });

    await browser.visit("/mon-compte/mes-abonnements/2/");
    const pages = ["", "?onglet=mon-abonnement"].map((tab) => `/mon-compte/mes-abonnements/2/${tab}`);
    for (const path of [...pages, "/mon-compte/mes-abonnements/", "/mon-compte/"]) {
      const { html } = await browser.visit(path);
      const text = textOf(html);
      expect([path, text.includes(day), text.includes(amount)]).toEqual([path, true, true]);
      expect(text).toMatch(/[Dd]ernier (colis|envoi)/);
      expect(text).not.toContain("Cet abonnement est terminé");
      expect(html).not.toContain("mes-abonnements/2/?modifier=");
    }
    expect((await browser.get(stepPath(2, "paiement"))).status).toBe(302);

    await goTo("renewal", "ABO0000002");
    expect((await ordersOf(2))[0]).toMatchObject({ total, paymentState: "paid" });
    const { html } = await browser.visit("/mon-compte/mes-abonnements/2/");
    expect(textOf(html)).toMatch(textPattern(subscriptionTexts.ended.pending));
    expect(textOf(html)).not.toContain(shipmentTexts.last);
  });
});

test("others’ subscriptions are not found", async () => {
  const paul = await as("paul");
  expect((await paul.get(stepPath(1, "resiliation"))).status).toBe(404);
  expect((await paul.post(stepPath(1, "resiliation"), { ...farewell, version: "" })).status).toBe(404);
});
