import { describe, expect, test } from "vitest";
import { paymentCardTexts } from "../../shared/subscription/payment/payment-card.texts.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { textOf } from "./page-html.ts";
import { subscriber } from "./stand-in-subscriber.ts";
import { rewriteSubscriptions } from "./subscription-answers.ts";
import { stepFieldsAt, stepPath, takeStep } from "./subscription-step.ts";
import { textPattern } from "./text-pattern.ts";
import { breakService, mendAfterEach, mendServices, type Visitor } from "./visitor.ts";

mendAfterEach();

const step = stepPath(1, "paiement");
const tab = "/mon-compte/mes-abonnements/1/?onglet=mon-abonnement";
const camille = async () => browserWith(await logIn(people.camille.email));
const cardOf = async () => (await (await subscriber(people.camille.email, 1)).read()).card;

async function toGateway(browser: Visitor): Promise<string> {
  const answer = await takeStep(browser, step);
  expect(answer.status).toBe(303);
  return answer.headers.get("location") ?? "";
}

async function payWith(browser: Visitor, gateway: string, number: string): Promise<string> {
  const answer = await browser.post(gateway, { number, expiry: "09/29" });
  expect(answer.status).toBe(303);
  return answer.headers.get("location") ?? "";
}

describe("a new card for a subscription", () => {
  test("is typed on the gateway’s own page, and told as changed from the subscription itself", async () => {
    const browser = await camille();
    const { html } = await browser.visit(step);
    expect(textOf(html)).toMatch(/Visa •••• 4242 expire fin \d\d\/\d{4}/);
    const gateway = await toGateway(browser);
    expect(gateway).toMatch(/^\/_sandbox\/paiement\/carte\//);
    const back = await payWith(browser, gateway, "4970100000000000");
    const { path, html: shown } = await browser.visit(back);
    expect(path).toBe(tab);
    expect(textOf(shown)).toContain("Votre carte Visa •••• 0000 est enregistrée");
    expect(textOf((await browser.visit(tab)).html)).not.toContain("est enregistrée");
    expect(await cardOf()).toMatchObject({ lastDigits: "0000" });
  });

  test("that the bank refuses changes nothing, and the step says so", async () => {
    const browser = await camille();
    const before = await cardOf();
    const back = await payWith(browser, await toGateway(browser), "4970100000000026");
    const { path, html } = await browser.visit(back);
    expect(path).toBe(step);
    expect(textOf(html)).toMatch(textPattern(paymentCardTexts.result.refused));
    expect(await cardOf()).toEqual(before);
  });

  test("that is given up is said as given up", async () => {
    const browser = await camille();
    const gateway = await toGateway(browser);
    const answer = await browser.post(`${gateway}/abandon`);
    const { html } = await browser.visit(answer.headers.get("location") ?? "");
    expect(textOf(html)).toMatch(textPattern(paymentCardTexts.result.abandoned));
  });

  test("is never claimed by an address alone", async () => {
    const browser = await camille();
    const claim = `${step}&paiement=accepte`;
    const { html, path } = await browser.visit(claim);
    expect(path).toBe(claim);
    expect(textOf(html)).not.toContain("est enregistrée");
    await toGateway(browser);
    const claimed = await browser.visit(claim);
    expect(claimed.path).toBe(tab);
    expect(textOf(claimed.html)).toContain("La carte enregistrée est Visa");
  });

  test("is found changed on any page of the subscription, also where the way back was lost", async () => {
    const browser = await camille();
    await payWith(browser, await toGateway(browser), "5100100000000016");
    const other = "/mon-compte/mes-abonnements/2/";
    expect(textOf((await browser.visit(other)).html)).not.toContain("est enregistrée");
    const { html } = await browser.visit("/mon-compte/mes-abonnements/1/");
    expect(textOf(html)).toContain("est enregistrée");
  });

  test.each(["empty", "garbage", "lost"] as const)(
    "cannot be entered if the opening of that page is answered with “%s”, and nothing has changed",
    async (mode) => {
      const browser = await camille();
      const fields = await stepFieldsAt(browser, step);
      await breakService({ service: "ecommerce", mode, path: "/shop/subscriptions/1/payment-update" });
      const answer = await browser.post(step, fields);
      expect([answer.status, answer.headers.get("location")]).toEqual([503, null]);
      expect(textOf(await answer.text())).toMatch(textPattern(paymentCardTexts.noPage));
    },
  );

  test("is said once the API answers again, where it is down on the way back", async () => {
    const browser = await camille();
    const back = await payWith(browser, await toGateway(browser), "4970100000000000");
    await breakService({ service: "ecommerce", mode: "status", status: 503, path: "/shop/subscriptions/1" });
    expect((await browser.visit(back)).answer.status).toBe(503);
    await mendServices();
    expect(textOf((await browser.visit(tab)).html)).toContain("est enregistrée");
  });

  test("is told of each of two subscriptions whose pages were open side by side", async () => {
    const browser = await camille();
    const first = await toGateway(browser);
    const other = (await takeStep(browser, stepPath(2, "paiement"))).headers.get("location") ?? "";
    for (const [gateway, number] of [
      [first, "5100100000000016"],
      [other, "4970100000000000"],
    ] as const) {
      const { html } = await browser.visit(await payWith(browser, gateway, number));
      expect(textOf(html)).toContain(`${number.slice(-4)} est enregistrée`);
    }
  });

  test("is not claimed while the API tells no card", async () => {
    const browser = await camille();
    const back = await payWith(browser, await toGateway(browser), "4970100000000000");
    rewriteSubscriptions((subscription) => ({ ...subscription, card: null }));
    const text = textOf((await browser.visit(back)).html);
    expect(text).toContain(paymentCardTexts.result.unseen);
    expect(text).not.toMatch(textPattern(paymentCardTexts.result.updated));
  });
});

test("a subscription of another customer, or none, is not found", async () => {
  const paul = browserWith(await logIn(people.paul.email));
  expect((await paul.get(step)).status).toBe(404);
  expect((await paul.post(step, { version: "x" })).status).toBe(404);
});
