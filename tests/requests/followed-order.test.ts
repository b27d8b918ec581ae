import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { parcelTexts } from "../../shared/order/detail/parcel.texts.ts";
import { followedOrderTexts } from "../../shared/order/followed/followed-order.texts.ts";
import { readLog } from "./log-lines.ts";
import { followLink } from "./mail-link.ts";
import { textOf } from "./page-html.ts";
import { atPayment, cards } from "./payment-shopper.ts";
import { askApi } from "./stand-in-api.ts";
import { atGateway } from "./stand-in-checkout.ts";
import { countCalls } from "./upstream-calls.ts";
import { breakService, mendAfterEach, switchSetting, visitor } from "./visitor.ts";

mendAfterEach();

const order = "demo-expediee";
async function look(path: string) {
  const answer = await visitor().get(path);
  const html = await answer.text();
  return { status: answer.status, headers: answer.headers, html, text: textOf(html) };
}

const askFollowUp = (link: string) =>
  askApi<object>("GET", `orders/${order}/follow-up?link=${link.split("=")[1]}`);

const followUps = () => countCalls("ecommerce", `/shop/orders/${order}/follow-up`);

describe("the link of a mail", () => {
  test("shows state, parcel, lines and place of an order without a login, and leads to the whole order", async () => {
    const { status, html, text } = await look(await followLink(order));
    expect(status).toBe(200);
    expect(text).toMatch(/Commande n° MUS\d+ Expédiée Passée le/);
    expect(text).toContain(parcelTexts.track);
    expect(text).toMatch(/Dans le colis .*1\s× Croquettes/);
    expect(text).toMatch(/Livraison Colissimo à domicile Destination : /);
    expect(html).toContain(`href="/mon-compte/mes-commandes/${order}/"`);
    expect(html, "the short footer, without a newsletter").not.toContain('id="lettre-email"');
    expect(text).not.toContain("La maison");
  });

  test("names the days of arrival that the customer's own page names, until the parcel leaves", async () => {
    const { shopper, gateway } = await atPayment();
    await atGateway(gateway, cards.good);
    const own = textOf((await shopper.browser.visit(`/mon-compte/mes-commandes/${shopper.cart}/`)).html);
    const [promise = "none"] = /Chez vous entre [^.]+\./.exec(own) ?? [];
    expect(promise).toContain("Chez vous entre");
    expect((await look(await followLink(shopper.cart))).text).toContain(promise);
    expect((await look(await followLink(order))).text).not.toContain("Chez vous entre");
  });

  test("tells no name, street, phone, amount or payment, neither to the browser nor in the API's answer", async () => {
    const { results } = await env.DB.prepare("select shippingAddress from orders where tokenValue = ?")
      .bind(order)
      .all<{ shippingAddress: string }>();
    const address: Record<string, string | null> = JSON.parse(results[0]?.shippingAddress ?? "{}");
    const { html } = await look(await followLink(order));
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const api = JSON.stringify((await askFollowUp(await followLink(order))).body);
    expect(api).toContain("tokenValue");
    const { firstName, lastName, street, phoneNumber } = address;
    for (const secret of [firstName, lastName, street, phoneNumber]) {
      expect(secret).toBeTruthy();
      expect(main).not.toContain(secret);
      expect(api).not.toContain(secret);
    }
    expect(main).not.toMatch(/€|•|finissant/);
    expect(api).not.toMatch(/"(?:total|amount|unitPrice|payments|customer|email)"/);
  });

  test("is stored and indexed nowhere, and is told to no other site", async () => {
    const { headers, html } = await look(await followLink(order));
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  });

  test("ends: then it says so, and leads to the login", async () => {
    const calls = await followUps();
    const { status, text, html } = await look(await followLink(order, { days: -1 }));
    expect([status, text.includes(followedOrderTexts.expired.title)]).toEqual([410, true]);
    expect(html).toContain(`href="/mon-compte/mes-commandes/${order}/"`);
    expect(await calls()).toBe(0);
  });

  test.each([
    ["another order's", async () => followLink(order, { signed: "demo-livree" })],
    [
      "a later end",
      async () => (await followLink(order)).replace(/=(\d+)\./, (_, end) => `=${Number(end) + 1}.`),
    ],
    ["none", async () => `/suivi/${order}/`],
    ["a signature that is too short", async () => (await followLink(order)).slice(0, -1)],
  ])("with %s signature is not found, without a call", async (_, path) => {
    const calls = await followUps();
    expect((await look(await path())).status).toBe(404);
    expect(await calls()).toBe(0);
  });

  test("of an order that the API does not know, or of a cart, is not found", async () => {
    expect((await look(await followLink("unknown-order"))).status).toBe(404);
  });

  test("says that it cannot be shown while the API is down, and logs it", async () => {
    const log = readLog();
    await breakService({ service: "ecommerce", mode: "status", path: `/shop/orders/${order}/follow-up` });
    const { status, text } = await look(await followLink(order));
    expect([status, text.includes(followedOrderTexts.down.title)]).toEqual([503, true]);
    expect(log()).toContainEqual(expect.objectContaining({ event: "followed order not shown" }));
  });
});

test("without the feature there is no such page", async () => {
  await switchSetting("features", []);
  expect((await look(await followLink(order))).status).toBe(404);
  await switchSetting("features", undefined);
});

test("the API answers no link that has ended or is another's", async () => {
  const statusOf = async (link: string) => (await askFollowUp(link)).status;
  expect(await statusOf(await followLink(order))).toBe(200);
  expect(await statusOf(await followLink(order, { days: -1 }))).toBe(404);
  expect(await statusOf(await followLink(order, { signed: "demo-livree" }))).toBe(404);
});
