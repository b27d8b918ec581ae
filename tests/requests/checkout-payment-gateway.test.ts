import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { paymentTexts } from "../../shared/checkout/payment/payment.texts.ts";
import { part } from "../words.ts";
import { rewriteOrders } from "./cart-shopper.ts";
import { look } from "./checkout-shopper.ts";
import { readLog } from "./log-lines.ts";
import { atSummary, order } from "./payment-shopper.ts";
import { breakService, mendAfterEach } from "./visitor.ts";

mendAfterEach();

// The shop reads its configuration once, with the first request.
Object.assign(env, { PAYMENT_PAGES: "https://pay.example.com/secure/, https://paypal.example.com/" });

test("a shopper is sent to pages of the gateway only; otherwise the order is kept and customer service named", async () => {
  const shopper = await atSummary();
  expect(await order(shopper)).toBe(shopper.path());
  const { text } = await look(shopper.browser, shopper.path());
  expect(text).toMatch(part(paymentTexts.notices.unavailable));
  expect(text).toContain("service client au +33");
  expect((await shopper.read()).state).toBe("new");
});

test("a delayed method needs no page, and still works", async () => {
  const shopper = await atSummary();
  await order(shopper);
  const { html } = await look(shopper.browser, `${shopper.path()}?verifie=1`);
  const tentative = /name="tentative" value="(\d+)"/.exec(html)?.[1] ?? "";
  const answer = await shopper.browser.post(shopper.path(), { tentative, moyen: "check" });
  expect(answer.headers.get("location")).toBe(`/commande/${shopper.cart}/confirmation/`);
});

test.each([[[]], [{}], [{ redirectUrl: null, instructions: "Suivez la page de PayPal" }]])(
  "PayPal without an address (%j) has no page: the shopper is told so",
  async (configuration) => {
    const shopper = await atSummary("paypal");
    const logged = readLog();
    rewriteOrders((json) => ("redirectUrl" in json ? configuration : json));
    expect(await order(shopper)).toBe(shopper.path());
    const { text } = await look(shopper.browser, shopper.path());
    expect(text).toMatch(part(paymentTexts.notices.unavailable));
    expect(logged()).toContainEqual(expect.objectContaining({ event: "payment page not known" }));
  },
);

test.each([
  ["card", "a gateway that refuses"],
  ["check", "a cheque, which has no gateway"],
])("%s with instructions is paid by them only if it is no card: %s", async (code) => {
  const shopper = await atSummary(code);
  readLog();
  rewriteOrders((json) => withInstructions(json));
  await breakService({ service: "ecommerce", mode: "status", status: 422, path: "/configuration" });
  const isCard = code === "card";
  expect(await order(shopper)).toBe(isCard ? shopper.path() : `/commande/${shopper.cart}/confirmation/`);
  const { text } = await look(shopper.browser, shopper.path());
  if (isCard) expect(text).toMatch(part(paymentTexts.notices.unavailable));
});

const withInstructions = (json: unknown) =>
  JSON.parse(
    JSON.stringify(json).replaceAll('"instructions":null', '"instructions":"Suivez la page de la banque."'),
  );

test("forms may lead to the gateway's hosts, and to no others (security policy)", async () => {
  const shopper = await atSummary();
  const answer = await shopper.browser.get(shopper.path("recapitulatif"));
  await answer.body?.cancel();
  const policy = answer.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("form-action 'self' https://pay.example.com https://paypal.example.com;");
});
