import { expect, test } from "vitest";
import type { WebViewMessage } from "../../shared/web-view/messages.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { islandProps, textOf } from "./page-html.ts";
import { breakService, mendAfterEach, type Visitor } from "./visitor.ts";

mendAfterEach();

const page = "/web-view/1-changement-de-paiement/";
const header = { "X-Museau-Application": "1" };

async function application(person: keyof typeof people = "camille"): Promise<Visitor> {
  const browser = browserWith(await logIn(people[person].email));
  await browser.get("/webView/demo/", { headers: header });
  return browser;
}

async function look(browser: Visitor, path: string) {
  const { path: at, html } = await browser.visit(path);
  return { at, html, message: messageIn(html) };
}

const messageIn = (html: string) =>
  islandProps<{ message: WebViewMessage }>(html, "WebViewPaymentScreen")[0]?.message.type;

test("web views are for the application: elsewhere they are not found", async () => {
  const browser = browserWith(await logIn(people.camille.email));
  expect((await browser.get(page)).status).toBe(404);
  expect((await browser.get("/webView/demo/")).status).toBe(404);
  expect((await browser.post(page)).status).toBe(404);
  expect((await browserWith({}).get(page)).status).toBe(404);
  expect((await browserWith({}).post(page)).status).toBe(404);
  expect((await browser.get(page, { headers: header })).status).toBe(200);
  expect((await browser.get(page)).status).toBe(200);
});

test("a web view has no layout, and asks for a login", async () => {
  const { html, message } = await look(await application(), page);
  expect(html).not.toContain("<footer");
  expect(message).toBe("ready");
  const answer = await browserWith({}).get(page, { headers: header });
  expect(answer.headers.get("location")).toContain("/connexion/?retour=");
});

test("a new card leads back into the web view, which says what became of it once", async () => {
  const browser = await application();
  const opened = await browser.post(page);
  const gateway = opened.headers.get("location") ?? "";
  expect(gateway).toMatch(/^\/_sandbox\/paiement\/carte\//);
  const paid = await browser.post(gateway, { number: "4970100000000000", expiry: "09/29" });
  const back = await look(browser, paid.headers.get("location") ?? "");
  expect([back.at, back.message]).toEqual([`${page}?etat=modifiee`, "payment-updated"]);
  expect(textOf(back.html)).toContain("Visa •••• 0000");
  expect((await look(browser, `${page}?etat=modifiee`)).message).toBe("ready");
});

test("a card that is refused or given up is told as failed", async () => {
  const browser = await application();
  for (const [path, fields] of [
    ["", { number: "4970100000000026", expiry: "09/29" }],
    ["/abandon", {}],
  ] as const) {
    const gateway = (await browser.post(page)).headers.get("location") ?? "";
    const answer = await browser.post(`${gateway}${path}`, fields);
    const { at, message } = await look(browser, answer.headers.get("location") ?? "");
    expect([at, message]).toEqual([`${page}?etat=echec`, "payment-failed"]);
  }
});

test("closing is an address too", async () => {
  const { html, message } = await look(await application(), `${page}?etat=ferme`);
  expect(message).toBe("closed");
  expect(textOf(html)).toContain("Vous pouvez fermer cette page");
});

test("a subscription of somebody else is not found; one that cannot be read is unavailable", async () => {
  const paul = await application("paul");
  expect((await paul.get(page)).status).toBe(404);
  expect((await paul.post(page)).status).toBe(404);
  const browser = await application();
  await breakService({ service: "ecommerce", mode: "status", status: 503, path: "/shop/subscriptions/1" });
  const { answer, html } = await browser.visit(page);
  expect([answer.status, messageIn(html)]).toEqual([503, "unavailable"]);
});

test("the demo shows every message", async () => {
  const { html } = await (await application()).visit("/webView/demo/");
  for (const type of [
    "ready",
    "payment-updated",
    "payment-unchanged",
    "payment-failed",
    "unavailable",
    "closed",
  ])
    expect(textOf(html)).toContain(`Envoyer « ${type} »`);
});
