import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { stepTexts } from "../../shared/subscription/step/step.texts.ts";
import { departureIn, inDays } from "../days.ts";
import { browserWith, logIn, noticeOf, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { atGateway } from "./stand-in-checkout.ts";
import { rewriteSubscriptions } from "./subscription-answers.ts";
import { freshShop, ordersOf, readSubscription, run } from "./subscription-engine.ts";
import { stepFieldsAt, stepPath, takeStep } from "./subscription-step.ts";
import { textPattern } from "./text-pattern.ts";
import { breakService, mendAfterEach, type Visitor } from "./visitor.ts";

mendAfterEach();
beforeEach(freshShop);

const tab = (id: number) => `/mon-compte/mes-abonnements/${id}/`;
const sending = stepPath(2, "envoyer");
const shipNow = { service: "ecommerce", method: "POST", path: "/shop/subscriptions/2/ship-now" } as const;

const asCamille = async () => browserWith(await logIn(people.camille.email));
const said = (browser: Visitor) => noticeOf(browser).replaceAll("\u00a0", " ");
const cardAnswers = (answer: string) =>
  run(`update subscriptions set card = json_set(card, '$.answer', '${answer}')`);

function answerInstead(
  instead: (request: Request, real: () => Promise<Response>) => Promise<Response>,
): void {
  const standIns = env.SANDBOX as Fetcher;
  const { fetch } = standIns;
  const spy = vi.spyOn(standIns, "fetch").mockImplementation((input, init) => {
    const request = new Request(input, init);
    return instead(request, () => fetch.call(standIns, request));
  });
  onTestFinished(() => spy.mockRestore());
}

describe("a write that nobody has answered, and of which there is nothing to see yet", () => {
  /** The API works on after its caller has gone. */
  function neverAnswer(part: string): void {
    answerInstead(async ({ method, url }, real) => {
      if (method === "GET" || !url.includes(part)) return real();
      throw new TypeError("network connection lost");
    });
  }

  test("is never told as not done: the page says that nobody knows yet", async () => {
    const browser = await asCamille();
    const logged = readLog();
    neverAnswer("/shop/subscriptions/1");
    const answer = await takeStep(browser, stepPath(1, "date"), { nextShipmentDate: departureIn(40) });
    const text = textOf(await answer.text());
    expect([answer.status, text.includes("Nous ne savons pas encore")]).toEqual([503, true]);
    expect(text).not.toContain("Rien n’a été modifié");
    expect(logged().map(({ event }) => event)).toContain("date not changed");
  });

  test.each([502, 504])("behind a proxy (%i) it is told the same", async (status) => {
    const browser = await asCamille();
    await breakService({
      ...shipNow,
      method: "PATCH",
      path: "/shop/subscriptions/1",
      mode: "status",
      status,
    });
    const answer = await takeStep(browser, stepPath(1, "date"), { nextShipmentDate: departureIn(40) });
    expect(textOf(await answer.text())).toContain("Nous ne savons pas encore");
  });

  test("of a shipment that is sent now leads away from the button that pays, to the orders", async () => {
    const browser = await asCamille();
    const logged = readLog();
    neverAnswer("/ship-now");
    const answer = await takeStep(browser, sending);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, tab(2)]);
    expect(said(browser)).toContain("Ne confirmez pas de nouveau");
    expect(logged().map(({ event }) => event)).toContain("shipment not sent now");
    expect((await browser.visit(tab(2))).html).toContain(`href="${tab(2)}historique/"`);
  });
});

describe("a shipment that is sent now", () => {
  beforeEach(() => cardAnswers("completed"));

  test("is told from the order of the answer, where the subscription names none", async () => {
    rewriteSubscriptions((subscription) => ({ ...subscription, pendingOrder: null }));
    const browser = await asCamille();
    await takeStep(browser, sending);
    expect(said(browser)).toMatch(/^C’est payé\. [\d,]+ € ont été débités/);
  });

  test("of which no order is known is not told as sent", async () => {
    answerInstead(async (request, real) => {
      const answer = await real();
      const { pathname } = new URL(request.url);
      if (pathname.endsWith("/ship-now"))
        return Response.json({ order: null, redirectUrl: null }, { status: 202 });
      if (!/\/shop\/subscriptions\/2$/.test(pathname)) return answer;
      return Response.json({ ...(await answer.json<object>()), pendingOrder: null });
    });
    const browser = await asCamille();
    await takeStep(browser, sending);
    expect(said(browser)).toContain("Ne confirmez pas de nouveau");
  });

  test("with its answer lost, while an older order is the one that is named, is not offered once more", async () => {
    rewriteSubscriptions((subscription) => ({
      ...subscription,
      pendingOrder: "/api/v2/shop/orders/OLDOLDOLDO",
    }));
    const browser = await asCamille();
    const count = (await ordersOf(2)).length;
    await breakService({ ...shipNow, mode: "lost", times: 1 });
    const answer = await takeStep(browser, sending);
    expect(answer.headers.get("location")).toBe(tab(2));
    expect(said(browser)).toContain("Ne confirmez pas de nouveau");
    expect((await ordersOf(2)).length).toBe(count + 1);
  });

  test("refused by the bank is told in its words where its order waits for another payment", async () => {
    answerInstead(async (request, real) => {
      const answer = await real();
      if (request.method !== "GET" || !/\/shop\/orders\/[^/]+$/.test(new URL(request.url).pathname))
        return answer;
      const order = await answer.json<{ payments: { id: number }[] }>();
      const [payment] = order.payments;
      const details = { bankCode: "51", bankMessage: "Provision insuffisante" };
      const payments = [
        { ...payment, state: "failed", details },
        { ...payment, id: (payment?.id ?? 0) + 1, state: "new", details: null },
      ];
      return Response.json({ ...order, state: "new", paymentState: "awaiting_payment", payments });
    });
    const browser = await asCamille();
    await takeStep(browser, sending);
    expect(said(browser)).toMatch(
      /^Votre banque a refusé le paiement : «\sProvision insuffisante\s» \(code 51\)\. Rien/,
    );
  });

  test("is remembered while its customer is at the bank, whatever else is begun meanwhile", async () => {
    await cardAnswers("authentication");
    const browser = await asCamille();
    const sent = await takeStep(browser, sending);
    await takeStep(browser, stepPath(1, "date"), { version: "other", nextShipmentDate: departureIn(50) });
    const back = await atGateway(`${sent.headers.get("location")}/decision`, { decision: "refuse" });
    const { html } = await browser.visit(back.headers.get("location") ?? "");
    expect(textOf(html)).toContain("Rien n’a été débité");
  });
});

test("what is pressed after the deadline is told why it is too late", async () => {
  const browser = await asCamille();
  const fields = await stepFieldsAt(browser, stepPath(2, "passer"));
  rewriteSubscriptions((subscription) => ({ ...subscription, locked: true }));
  await browser.post(stepPath(2, "passer"), fields);
  expect(said(browser)).toMatch(textPattern(stepTexts.locked));
});

test("where the planned day cannot be read nothing is written, and customer service is named", async () => {
  const browser = await asCamille();
  const fields = await stepFieldsAt(browser, stepPath(1, "pause"));
  rewriteSubscriptions((subscription) => ({ ...subscription, nextShipmentDate: "bientôt" }));
  for (const go of [
    () => browser.get(stepPath(1, "pause")),
    () => browser.post(stepPath(1, "pause"), { ...fields, until: inDays(28) }),
  ]) {
    expect((await go()).headers.get("location")).toMatch(tab(1));
    expect(said(browser)).toMatch(textPattern(stepTexts.dateUnread));
  }
  expect((await browser.visit(tab(1))).html).toContain("/nous-contacter/");
  vi.restoreAllMocks();
  expect(await readSubscription(1)).toMatchObject({ pausedUntil: null });
});

describe("one 404 of a change", () => {
  const call = { service: "ecommerce", method: "POST", path: "/shop/subscriptions/1/pause" } as const;

  test.each([
    ["pause", call, { until: inDays(28) }],
    ["passer", { ...call, method: "PATCH", path: "/shop/subscriptions/1" } as const, {}],
  ])(
    "(%s) does not mean that there is no such call: it stays for everybody",
    async (name, broken, fields) => {
      const browser = await asCamille();
      await breakService({ ...broken, mode: "status", status: 404, times: 1 });
      const answer = await takeStep(browser, stepPath(1, name), fields);
      expect(textOf(await answer.text())).toContain("Réessayez");
      expect((await browser.get(stepPath(1, name))).status).toBe(200);
    },
  );
});
