import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { look } from "./checkout-shopper.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { documentData } from "./page-html.ts";
import { atPayment, atSummary, attemptIn, cards, leadsTo, order, pay } from "./payment-shopper.ts";
import { cartWith } from "./stand-in-api.ts";
import { atGateway } from "./stand-in-checkout.ts";
import { countCalls } from "./upstream-calls.ts";
import { askStandIns, exchange, mendAfterEach, type Visitor } from "./visitor.ts";

mendAfterEach();

const finish = "Finaliser le paiement";
const waiting = `aria-label="${finish}"`;

async function isOffered(browser: Visitor, path: string): Promise<boolean> {
  const { html } = await look(browser, "/chien/");
  const offered = html.includes(finish);
  if (offered) expect(html).toContain(`href="${path}"`);
  return offered;
}

describe("an order that is not paid is found again from every page", () => {
  test("after the window of the gateway was closed, until it is paid", async () => {
    const { shopper, gateway } = await atPayment();
    const { browser } = shopper;
    const { number } = await shopper.read();
    expect(await isOffered(browser, shopper.path())).toBe(true);
    expect((await look(browser, "/chien/")).text).toContain(`Commande ${number} à régler`);
    await atGateway(gateway, cards.good);
    await look(browser, shopper.path());
    expect(await isOffered(browser, shopper.path())).toBe(false);
  });

  test.each([
    ["a refusal", ""],
    ["an abandon", "/abandon"],
  ])("after %s", async (_, way) => {
    const { shopper, gateway } = await atPayment();
    await atGateway(gateway + way, way ? {} : cards.refused);
    await look(shopper.browser, shopper.path());
    expect(await isOffered(shopper.browser, shopper.path())).toBe(true);
  });

  test("after the window of PayPal was closed; back from PayPal its answer is awaited", async () => {
    const { shopper } = await atPayment("paypal");
    expect(await isOffered(shopper.browser, shopper.path())).toBe(true);
    const back = await look(shopper.browser, shopper.path());
    expect(back.way.at(-1)).toContain("/confirmation/");
    expect(await isOffered(shopper.browser, shopper.path())).toBe(false);
  });

  test("a poll that finds it paid ends it", async () => {
    const { shopper, gateway } = await atPayment();
    await atGateway(gateway, cards.good);
    await shopper.browser.get(`/api/orders/${shopper.cart}/payment`);
    expect(await isOffered(shopper.browser, shopper.path())).toBe(false);
  });

  test("on another device once the account was asked, and not after it was paid there", async () => {
    const { shopper, gateway } = await atPayment();
    const device = browserWith(await logIn(people.paul.email));
    expect(await isOffered(device, shopper.path())).toBe(false);
    const inAccount = `/mon-compte/mes-commandes/${shopper.cart}/`;
    await look(device, inAccount);
    expect(await isOffered(device, shopper.path())).toBe(true);
    await atGateway(gateway, cards.good);
    await look(device, inAccount);
    expect(await isOffered(device, shopper.path())).toBe(false);
  });

  test.each(["/mon-compte/", "/mon-compte/mes-commandes/"])(
    "until %s shows that it was paid, or cancelled, on another device",
    async (account) => {
      const { shopper, gateway } = await atPayment();
      const { browser, path } = shopper;
      await look(browser, account);
      expect(await isOffered(browser, path())).toBe(true);
      await atGateway(gateway, cards.good);
      await look(browser, account);
      expect(await isOffered(browser, path())).toBe(false);
    },
  );

  test("PayPal that was resumed and left again; the account says nothing of what PayPal may have", async () => {
    const { shopper } = await atPayment("paypal");
    const { browser, path } = shopper;
    await look(browser, path());
    await look(browser, `/mon-compte/mes-commandes/${shopper.cart}/`);
    expect(await isOffered(browser, path())).toBe(false);
    const { html } = await look(browser, `${path()}?paiement=autre`);
    await browser.post(path(), { tentative: attemptIn(html), reprise: "1" });
    expect(await isOffered(browser, path())).toBe(true);
  });

  test("by an exchange of parts: the page whose request found it open or settled brings the news", async () => {
    const { shopper, gateway } = await atPayment();
    const inAccount = `/mon-compte/mes-commandes/${shopper.cart}/`;
    const device = browserWith(await logIn(people.paul.email));
    const news = async () => documentData(await (await device.get(inAccount, exchange)).text()).openOrder;
    expect(await news()).toMatchObject({ token: shopper.cart });
    await atGateway(gateway, cards.good);
    expect(await news()).toBeUndefined();
  });

  test.each(["/guide-croquettes/nouveau/", "/landing/offre-chiot/"])(
    "on %s, which has no header",
    async (path) => {
      const { shopper } = await atPayment();
      expect((await look(shopper.browser, path)).html).toContain(`href="${shopper.path()}"`);
    },
  );

  test("while another order is made, and not on its own pages nor in another application", async () => {
    const { shopper } = await atPayment();
    const { browser } = shopper;
    const { cart } = await cartWith([{ code: "13000101" }]);
    browser.cookies.set("__Host-cartToken", cart);
    const other = await look(browser, `/commande/${cart}/`);
    expect(other.html).toContain(`href="${shopper.path()}"`);
    expect((await look(browser, shopper.path())).html).not.toContain(waiting);
    const inApplication = await browser.visit("/webView/demo/", { headers: { "X-Museau-Application": "1" } });
    expect(documentData(inApplication.html).screen).toBe("web-view-demo");
    expect(inApplication.html).not.toContain(waiting);
  });

  test("without a call of the order", async () => {
    const { shopper } = await atPayment();
    const calls = await countCalls("ecommerce", "/shop/orders", "GET");
    expect(await isOffered(shopper.browser, shopper.path())).toBe(true);
    expect(await calls()).toBe(0);
  });
});

describe("it is not offered", () => {
  test.each(["check", "bank_transfer"])("while the money of %s is awaited", async (method) => {
    const shopper = await atSummary(method);
    await order(shopper);
    expect(await isOffered(shopper.browser, shopper.path())).toBe(false);
  });

  test("once a refused card was changed for a transfer", async () => {
    const { shopper, gateway } = await atPayment();
    await atGateway(gateway, cards.refused);
    const to = leadsTo(await pay(shopper, { moyen: "bank_transfer" }));
    await look(shopper.browser, to);
    expect(await isOffered(shopper.browser, shopper.path())).toBe(false);
  });

  test("once it was cancelled, or is not there any more", async () => {
    readLog();
    const { shopper: cancelled } = await atPayment();
    await askStandIns(`/_sandbox/orders/${cancelled.cart}/state`, { state: "cancelled" });
    const { shopper: gone } = await atPayment();
    await env.DB.prepare("update orders set customerId = 1 where tokenValue = ?").bind(gone.cart).run();
    for (const { browser, path } of [cancelled, gone]) {
      expect(await isOffered(browser, path())).toBe(true);
      await look(browser, path());
      expect(await isOffered(browser, path())).toBe(false);
    }
  });

  test("after the logout, nor to another customer of this browser", async () => {
    const { shopper } = await atPayment();
    const { browser } = shopper;
    const cookie = browser.cookies.get("__Host-openOrder") ?? "";
    expect(cookie).not.toBe("");
    const other = browserWith(await logIn(people.camille.email), { openOrder: decodeURIComponent(cookie) });
    expect(await isOffered(other, shopper.path())).toBe(false);
    await browser.post("/api/session/logout");
    expect(browser.cookies.has("__Host-openOrder")).toBe(false);
    expect(await isOffered(browser, shopper.path())).toBe(false);
  });

  test("by a cookie that was tampered with", async () => {
    for (const openOrder of ["", "{}", '["../x","1","2",0]', '["a","b"]', '["abc","<b>",2,0]']) {
      const browser = browserWith(await logIn(people.paul.email), { openOrder });
      expect(await isOffered(browser, "")).toBe(false);
    }
  });
});

describe("the cart says where the articles are", () => {
  test("an empty one: in the order that awaits its payment", async () => {
    const { shopper } = await atPayment();
    const { number } = await shopper.read();
    const { text, html } = await look(shopper.browser, "/panier/");
    expect(text).toContain("Votre commande attend son paiement");
    expect(text).toContain(`ils sont dans la commande ${number}`);
    expect(text).not.toContain(cartTexts.empty.title);
    expect(html).toContain(`href="${shopper.path()}"`);
  });

  test("a new one is another order", async () => {
    const { shopper } = await atPayment();
    const { cart } = await cartWith([{ code: "13000101" }]);
    shopper.browser.cookies.set("__Host-cartToken", cart);
    const { text } = await look(shopper.browser, "/panier/");
    expect(text).toContain("Ce panier est séparé");
    expect(text).toContain(finish);
  });
});
