import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { paymentTexts } from "../../shared/checkout/payment/payment.texts.ts";
import { deadlines } from "../../worker/upstream/deadline.ts";
import { part } from "../words.ts";
import { look, type Shopper } from "./checkout-shopper.ts";
import { holdCalls, stopTimers } from "./held-calls.ts";
import { readLog } from "./log-lines.ts";
import { attemptIn, captured, cards, leadsTo, order } from "./payment-shopper.ts";
import { atGateway } from "./stand-in-checkout.ts";
import { countCalls } from "./upstream-calls.ts";
import { orderer, speak, toSummary } from "./version-walks.ts";
import { breakService } from "./visitor.ts";

speak("2.0");

const requestCookie = "__Host-paymentRequest";
const begun = () => countCalls("ecommerce", "/payment-requests", "POST");

async function ordered(method = "card") {
  const shopper = await orderer("FIDELE10");
  await toSummary(shopper, method);
  return { shopper, to: await order(shopper) };
}

const confirmationOf = ({ cart }: Shopper) => `/commande/${cart}/confirmation/`;

test("an order begins one payment request, names the way back, and follows the address in its answer", async () => {
  const sent: unknown[] = [];
  const { fetch } = env.SANDBOX as Fetcher;
  vi.spyOn(env.SANDBOX as Fetcher, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (request.url.includes("/payment-requests")) sent.push(await request.clone().json());
    return fetch.call(env.SANDBOX, request);
  });
  const { shopper, to } = await ordered();
  expect(to).toMatch(/^\/_sandbox\/paiement\/./);
  const back = `https://museau.example${shopper.path()}`;
  const { payments } = await shopper.read();
  expect(sent).toEqual([
    {
      paymentId: payments.at(-1)?.id,
      paymentMethodCode: "card",
      payload: { target_path: back, after_path: back },
    },
  ]);
  expect(shopper.browser.cookies.has(requestCookie)).toBe(true);
});

test("a shopper who pays again resumes the pending request", async () => {
  const { shopper, to } = await ordered();
  const requests = await begun();
  const { html } = await shopper.browser.visit(`${shopper.path()}?verifie=1`);
  const paid = await shopper.browser.post(shopper.path(), { tentative: attemptIn(html), moyen: "card" });
  expect(leadsTo(paid)).toBe(to);
  expect(await requests()).toBe(0);
});

test("the return tells the API what the gateway added: an accepted payment is confirmed at once", async () => {
  const { shopper, to } = await ordered();
  await atGateway(to, { ...cards.good, notification: "held" });
  const answer = await shopper.browser.get(`${shopper.path()}?token=EC-1&PayerID=P2`);
  expect(leadsTo(answer)).toBe(confirmationOf(shopper));
  expect(await captured(shopper)).toHaveLength(1);
  expect(shopper.browser.cookies.has(requestCookie)).toBe(false);
});

test("the API has the time of a write to verify a return, because it asks the gateway meanwhile", async () => {
  const { shopper, to } = await ordered();
  await atGateway(to, { ...cards.good, notification: "held" });
  const { passTime } = stopTimers();
  const { waiting, release } = holdCalls((call) => call.startsWith("PUT "));
  const returning = shopper.browser.get(shopper.path());
  await waiting(1);
  passTime(deadlines.page);
  release();
  expect(leadsTo(await returning)).toBe(confirmationOf(shopper));
});

test("a return without a payment says nothing of one, whether the API is told or not", async () => {
  const log = readLog();
  const { shopper } = await ordered();
  for (const status of [0, 500]) {
    if (status) await breakService({ service: "ecommerce", mode: "status", status, method: "PUT" });
    const { text } = await look(shopper.browser, shopper.path());
    expect(text).not.toMatch(/merci|payée/i);
    expect(await captured(shopper)).toEqual([]);
  }
  expect(log()).toContainEqual(expect.objectContaining({ event: "return from the gateway not reported" }));
});

test("a page of the shop is no return from the gateway", async () => {
  const { shopper, to } = await ordered();
  await atGateway(to, { ...cards.good, notification: "held" });
  const returns = await countCalls("ecommerce", "/payment-requests", "PUT");
  await shopper.browser.get(shopper.path(), { headers: { Referer: "https://museau.example/panier/" } });
  expect(await returns()).toBe(0);
});

test("a cheque has no page: the confirmation says how to pay, and nothing is kept of the request", async () => {
  const { shopper, to } = await ordered("check");
  expect(to).toBe(confirmationOf(shopper));
  expect((await look(shopper.browser, to)).text).toContain("Comment payer");
  expect(shopper.browser.cookies.has(requestCookie)).toBe(false);
});

test("a cheque that the API has no handler for leads to the confirmation, too, and a line of the log", async () => {
  const log = readLog();
  const shopper = await orderer("FIDELE10");
  await toSummary(shopper, "check");
  await breakService({ service: "ecommerce", mode: "status", status: 422, method: "POST" });
  expect(await order(shopper)).toBe(confirmationOf(shopper));
  expect(log()).toContainEqual(
    expect.objectContaining({ event: "payment without a page", method: "check", status: 422 }),
  );
});

test("a method that the API has no handler for is said to be unavailable", async () => {
  const log = readLog();
  const shopper = await orderer("FIDELE10");
  await toSummary(shopper, "card");
  await breakService({ service: "ecommerce", mode: "status", status: 422, method: "POST" });
  expect(await order(shopper)).toBe(shopper.path());
  expect((await look(shopper.browser, shopper.path())).text).toMatch(part(paymentTexts.notices.unavailable));
  expect(log()).toContainEqual(expect.objectContaining({ event: "payment not begun" }));
});
