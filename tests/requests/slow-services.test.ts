import { expect, test } from "vitest";
import { backoffSeconds, cacheProfiles } from "../../worker/cache/profiles.ts";
import { add, cartOf, chicken, shopper, treats } from "./cart-shopper.ts";
import { contactPath, goodMessage, sender, stampIn, tokenFor } from "./contact-form.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { holdCalls, isContent, isEcommerce, isPending, stopTimers } from "./held-calls.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { breakService, mendAfterEach, mendServices, passSeconds, visitor } from "./visitor.ts";

mendAfterEach();

const longestKept = Math.max(...Object.values(cacheProfiles).map(({ keep }) => keep));

/** Consecutive timeouts that open the circuit. */
const slowCalls = 4;

/** Seconds for which the circuit stays open. */
const rest = 3;

test("an address without page and redirect rule is 404 also while the content system is down; one of the site map is 503", async () => {
  readLog();
  await breakService({ service: "content", mode: "refused" });
  expect((await visitor().get("/produits/rien-de-tel/")).status).toBe(503);
  await mendServices();
  passSeconds(backoffSeconds + 1);
  expect((await visitor().get("/page/rien-non-plus/")).status).toBe(404);
  expect((await visitor().get("/sitemap.xml")).status).toBe(200);

  const missing = ["/produits/rien-du-tout/", "/page/rien/", "/rien/", "/magasins/rien/"];
  for (const path of missing) expect((await visitor().get(path)).status).toBe(404);
  await breakService({ service: "content", mode: "refused" });
  for (const path of missing) {
    const answer = await visitor().get(path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(textOf(await answer.text())).toContain("Cette page est introuvable");
  }
  for (const path of ["/page/notre-histoire/", "/produits/sku-rien/", "/landing/rien/"]) {
    expect([path, (await visitor().get(path)).status]).toEqual([path, 503]);
  }
});

test("a slow content system keeps a page that is not cached for three seconds, and the next one not at all", async () => {
  readLog();
  passSeconds(longestKept + 1);
  const { passTime } = stopTimers();
  const held = holdCalls(isContent);
  const opening = visitor().get("/chien/croquettes/");
  await held.waiting(slowCalls);
  passTime(2499);
  expect(await isPending(opening)).toBe(true);
  passTime(1);
  const answer = await opening;
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
  expect(textOf(await answer.text())).toContain("Cette page est momentanément indisponible");

  const asked = held.calls();
  const other = await visitor().get("/chat/croquettes/");
  expect(other.status).toBe(503);
  expect(held.calls()).toEqual(asked);
  await other.body?.cancel();
});

test("once the content system answers again, so does the shop", async () => {
  readLog();
  passSeconds(rest + 1);
  expect((await visitor().visit("/chien/patees/")).answer.status).toBe(200);
});

test("a slow e-commerce API keeps a change of the cart for six seconds, and the cart's page for three", async () => {
  readLog();
  const { browser } = await shopper(chicken);
  const { passTime } = stopTimers();
  let isSlow = false;
  const held = holdCalls((call) => {
    isSlow ||= !call.startsWith("GET ") && isEcommerce(call);
    return isSlow && isEcommerce(call);
  });
  const adding = add(browser, chicken);
  await held.waiting(1);
  passTime(4000);
  await held.waiting(2);
  passTime(1500);
  expect(await adding).toMatchObject({ status: 503, cart: null });

  passTime(1000 * (rest + 1));
  held.release();
  const opening = browser.get("/panier/");
  await held.waiting(1);
  passTime(2500);
  const answer = await opening;
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
  expect(textOf(await answer.text())).toContain("Votre panier est momentanément inaccessible");
});

test("a cart link has the time of a change, although it opens a page", async () => {
  readLog();
  passSeconds(rest + 1);
  const { browser } = await shopper(chicken);
  const { passTime } = stopTimers();
  const held = holdCalls((call) => isEcommerce(call) && !call.startsWith("GET "));
  const opening = browser.get(`/panier/?variantId=${treats.variantCode}`);
  await held.waiting(1);
  passTime(2600);
  expect(await isPending(opening)).toBe(true);
  held.release();
  expect((await opening).status).toBe(302);
  held.end();
  const { cart } = await cartOf(browser);
  expect(cart?.lines.map(({ variantCode }) => variantCode)).toContain(treats.variantCode);
});

test("a message to customer service takes six seconds at most, also where the bot check is slow, too", async () => {
  readLog();
  passSeconds(rest + 1);
  const { browser, post } = sender();
  const stamp = stampIn((await browser.visit(contactPath)).html);
  passSeconds(3);
  const token = await tokenFor();
  const { passTime } = stopTimers();
  const held = holdCalls((call) => isEcommerce(call) || call === "POST /bot-check/verify");
  const posting = post(contactPath, { ...goodMessage, ...stamp, ...token });
  await held.waiting(1);
  passTime(1500);
  await held.waiting(2);
  passTime(4000);
  expect((await posting).status).toBe(503);
});

test("an outage of the e-commerce API is said on the cart's page and on the account's", async () => {
  readLog();
  passSeconds(rest + 1);
  const { browser: cart } = await shopper();
  const account = browserWith(await logIn(people.camille.email, 2 * longestKept));
  await breakService({ service: "ecommerce", mode: "refused" });
  for (const [browser, path] of [
    [cart, "/panier/"],
    [account, "/mon-compte/"],
  ] as const) {
    const answer = await browser.get(path);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
    expect(textOf(await answer.text())).toContain("momentanément inaccessible");
  }
});
