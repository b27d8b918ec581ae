import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { paymentTexts } from "../../shared/checkout/payment/payment.texts.ts";
import * as clock from "../../shared/time/clock.ts";
import type { Shopper } from "./checkout-shopper.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import {
  atPayment,
  atSummary,
  attemptIn,
  captured,
  cards,
  leadsTo,
  notify,
  order,
} from "./payment-shopper.ts";
import { atGateway } from "./stand-in-checkout.ts";
import { breakService, mendAfterEach, shop, switchSetting } from "./visitor.ts";

mendAfterEach();

async function comeFrom({ browser, path }: Shopper, from: string, query = "") {
  const answer = await browser.get(path() + query, { headers: { Referer: shop + from } });
  const html = await answer.text();
  return { to: answer.headers.get("location"), html, text: textOf(html) };
}

const resume = (shopper: Shopper, html: string) =>
  shopper.browser.post(shopper.path(), { tentative: attemptIn(html), reprise: "1" });

describe("an attempt that was left is resumed at once", () => {
  test.each(["/chien/", "/panier/", "/mon-compte/mes-commandes/", "/connexion/?retour=x"])(
    "from %s: the same page of the gateway, or another method",
    async (from) => {
      const { shopper, gateway } = await atPayment();
      const { html, text } = await comeFrom(shopper, from);
      expect(text).toContain(paymentTexts.check.openTitle);
      expect(text).toContain(paymentTexts.check.other);
      expect(text).not.toContain(paymentTexts.check.title);
      expect(leadsTo(await resume(shopper, html))).toBe(gateway);
      await atGateway(gateway, cards.good);
      expect(await captured(shopper)).toHaveLength(1);
    },
  );

  test("PayPal's too, before its answer is awaited", async () => {
    const { shopper, gateway } = await atPayment("paypal");
    const { html, text } = await comeFrom(shopper, "/chien/");
    expect(text).toContain(paymentTexts.check.openTitle);
    expect(leadsTo(await resume(shopper, html))).toBe(gateway);
  });

  test("another method gives it up: only one can be paid", async () => {
    const { shopper, gateway } = await atPayment();
    const { html } = await comeFrom(shopper, "/chien/");
    const paypal = leadsTo(
      await shopper.browser.post(shopper.path(), { tentative: attemptIn(html), moyen: "paypal" }),
    );
    expect((await atGateway(gateway, cards.good)).status).toBe(409);
    await atGateway(`${paypal}/decision`, { decision: "accept" });
    expect(await captured(shopper)).toHaveLength(1);
  });

  test("a choice that another tab replaces at once leads to the order, where the other one stands", async () => {
    const { shopper } = await atPayment();
    const { html } = await comeFrom(shopper, "/chien/");
    await shopper.browser.post(shopper.path(), { tentative: attemptIn(html), moyen: "check" });
    const tentative = attemptIn((await comeFrom(shopper, "/", "?paiement=autre")).html);
    const choose = (moyen: string) => shopper.browser.post(shopper.path(), { tentative, moyen });
    const stub = env.SANDBOX as Fetcher;
    const send = stub.fetch.bind(stub);
    let other: Response | undefined;
    const spy = vi.spyOn(stub, "fetch").mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      const answer = await send(request);
      if (request.method === "PATCH") {
        spy.mockRestore();
        other = await choose("card");
      }
      return answer;
    });
    const replaced = await choose("paypal");
    expect([replaced.status, replaced.headers.get("location")]).toEqual([303, shopper.path()]);
    expect(leadsTo(other as Response)).toContain("/paiement/");
    const { payments } = await shopper.read();
    const open = payments.filter(({ state }) => state !== "cancelled");
    expect(open.map(({ method }) => method)).toEqual(["/api/v2/shop/payment-methods/card"]);
  });

  test("paid meanwhile, and not told yet: neither pays a second time", async () => {
    const { shopper, gateway } = await atPayment();
    const { html } = await comeFrom(shopper, "/chien/");
    await atGateway(gateway, { ...cards.good, notification: "held" });
    expect(leadsTo(await resume(shopper, html))).toBe(gateway);
    expect((await atGateway(gateway, cards.good)).status).toBe(409);
    await shopper.browser.post(shopper.path(), { tentative: attemptIn(html), moyen: "check" });
    await notify(gateway);
    const { payments, paymentState } = await shopper.read();
    expect([payments.length, paymentState]).toEqual([1, "paid"]);
  });
});

describe("back from the gateway its answer is waited for", () => {
  test.each([
    ["of another site", ""],
    ["of this site", "/_sandbox/paiement/abc"],
  ])("a gateway %s", async (_, from) => {
    const { shopper, gateway } = await atPayment();
    await atGateway(gateway, { ...cards.good, notification: "held" });
    const { browser, path } = shopper;
    const headers = { Referer: from ? shop + from : "https://pay.example.com/" };
    const text = textOf(await (await browser.get(path(), { headers })).text());
    expect(text).toContain(paymentTexts.check.title);
    expect(text).not.toContain(paymentTexts.check.resume);
    expect(text).not.toContain(paymentTexts.check.other);
  });

  test("who came back without paying need not wait: a link leads to the open attempt", async () => {
    const { shopper, gateway } = await atPayment();
    const { browser, path } = shopper;
    const headers = { Referer: "https://pay.example.com/" };
    const html = await (await browser.get(path(), { headers })).text();
    expect(html).toContain(`<a href="${path()}">${paymentTexts.check.resumeNow}</a>`);
    expect(textOf(html)).not.toContain("Ne payez pas");
    const next = await comeFrom(shopper, path());
    expect(next.text).toContain(paymentTexts.check.openTitle);
    expect(leadsTo(await resume(shopper, next.html))).toBe(gateway);
  });

  // Chromium names the shop as the Referer when the gateway only redirects the customer back.
  test.each(["card", "paypal"])(
    "a gateway that redirects without a page of its own, by %s",
    async (method) => {
      const { shopper } = await atPayment(method);
      const { to, text } = await comeFrom(shopper, "/");
      if (method === "card") expect(text).toContain(paymentTexts.check.title);
      else expect(to).toBe(`/commande/${shopper.cart}/confirmation/`);
      expect(text).not.toContain(paymentTexts.check.other);
    },
  );

  test("who comes from the home page a minute later has left it; who was sent again is waited for", async () => {
    const { shopper } = await atPayment();
    const { cookies } = shopper.browser;
    const [token, number, customer, sent] = JSON.parse(
      decodeURIComponent(cookies.get("__Host-openOrder") ?? ""),
    );
    expect(Math.abs(clock.now() / 1000 - sent)).toBeLessThan(60);
    const earlier = JSON.stringify([token, number, customer, sent - 61]);
    cookies.set("__Host-openOrder", encodeURIComponent(earlier));
    const { text, html } = await comeFrom(shopper, "/");
    expect(text).toContain(paymentTexts.check.other);
    await resume(shopper, html);
    expect((await comeFrom(shopper, "/")).text).toContain(paymentTexts.check.title);
  });
});

describe("from the account", () => {
  const account = "/mon-compte/mes-commandes/";

  test.each(["check", "bank_transfer"])("an order by %s can be paid by card", async (method) => {
    const shopper = await atSummary(method);
    await order(shopper);
    const { number } = await shopper.read();
    const from = `${account}${shopper.cart}/`;
    expect((await comeFrom(shopper, from)).to).toBe(`/commande/${shopper.cart}/confirmation/`);
    const { text, html } = await comeFrom(shopper, from, "?paiement=autre&compte=1");
    expect(text).toContain(`Voir la commande ${number}`);
    expect(html).toContain(`href="${account}${shopper.cart}/?detail=1"`);
    const { browser, path } = shopper;
    const fields = { tentative: attemptIn(html), compte: "1" };
    const gateway = leadsTo(await browser.post(path(), { ...fields, moyen: "card" }));
    await atGateway(gateway, cards.good);
    expect(await captured(shopper)).toHaveLength(1);
  });

  test("a delayed method leads back to the order, which says how to pay", async () => {
    const { shopper, gateway } = await atPayment();
    await atGateway(gateway, cards.refused);
    // Scripts set the new address before they request the page.
    const { html } = await comeFrom(shopper, shopper.path(), "?compte=1");
    expect(html).toContain('name="compte"');
    const { browser, path } = shopper;
    const fields = { tentative: attemptIn(html), compte: "1" };
    const wrong = await browser.post(path(), { ...fields, moyen: "troc" });
    expect(await wrong.text()).toContain('name="compte"');
    const to = leadsTo(await browser.post(path(), { ...fields, moyen: "bank_transfer" }));
    expect(to).toBe(`${account}${shopper.cart}/`);
  });

  test("the order itself is linked, with a way to cancel it, also where its page leads here again", async () => {
    await switchSetting("features", ["order-redirect", "order-cancellation"]);
    const { shopper } = await atPayment();
    const own = `${account}${shopper.cart}/`;
    const { html } = await comeFrom(shopper, account, "?compte=1");
    expect(html).toContain(`href="${own}?detail=1"`);
    const detail = await shopper.browser.get(`${own}?detail=1`);
    const page = await detail.text();
    expect(detail.status).toBe(200);
    expect(page).toContain(`href="${own}annuler/"`);
    expect(await (await shopper.browser.get(account)).text()).toContain(`href="${own}?detail=1"`);
    await switchSetting("features", undefined);
  });
});

test("while the API is down an order that is known to be placed is not called a cart", async () => {
  const { shopper } = await atPayment();
  readLog();
  await breakService({ service: "ecommerce", mode: "status", status: 503 });
  const { text } = await comeFrom(shopper, "/chien/");
  expect(text).toContain("Votre commande est enregistrée");
  expect(text).not.toContain("ni votre panier ni votre saisie");
});
