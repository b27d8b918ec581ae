import { expect, test } from "vitest";
import { backoffSeconds, cacheProfiles } from "../../worker/cache/profiles.ts";
import { add, chicken, shopper } from "./cart-shopper.ts";
import { contactPath, goodMessage, sender, stampIn, tokenFor } from "./contact-form.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { countCalls } from "./upstream-calls.ts";
import {
  breakService,
  mendAfterEach,
  mendServices,
  passSeconds,
  type ServiceFault,
  visitor,
} from "./visitor.ts";

mendAfterEach();

const longestKept = Math.max(...Object.values(cacheProfiles).map(({ keep }) => keep));

/** Longer than anybody may wait. A busy machine adds a second to each limit. */
const slowly = (service: ServiceFault["service"]) => breakService({ service, mode: "slow", delay: 10_000 });

/** As long as a breaker rests. */
const rest = 3;

async function timed<T>(work: () => Promise<T>): Promise<[seconds: number, T]> {
  const start = performance.now();
  const done = await work();
  return [(performance.now() - start) / 1000, done];
}

test("an unknown address is 404 also while the content system is down; one of the site map is 503", async () => {
  readLog();
  // Before the site map is known, nothing is.
  await breakService({ service: "content", mode: "refused" });
  expect((await visitor().get("/produits/rien-de-tel/")).status).toBe(503);
  await mendServices();
  passSeconds(backoffSeconds + 1);
  // Who looks for a page in vain has the site map kept.
  expect((await visitor().get("/page/rien-non-plus/")).status).toBe(404);
  expect((await visitor().get("/sitemap.xml")).status).toBe(200);

  await breakService({ service: "content", mode: "refused" });
  for (const path of ["/produits/rien-du-tout/", "/page/rien/", "/rien/", "/magasins/rien/"]) {
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
  await slowly("content");
  const [first, answer] = await timed(() => visitor().get("/chien/croquettes/"));
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
  expect(textOf(await answer.text())).toContain("Cette page est momentanément indisponible");
  expect(first).toBeLessThan(4);

  const calls = await countCalls("content", "", "", 10_000);
  const [next, other] = await timed(() => visitor().get("/chat/croquettes/"));
  expect(other.status).toBe(503);
  expect(next).toBeLessThan(1);
  expect(await calls()).toBe(0);
  await other.body?.cancel();
});

test("once the content system answers again, so does the shop", async () => {
  readLog();
  passSeconds(rest + 1);
  expect((await visitor().visit("/chien/patees/")).answer.status).toBe(200);
});

test("a slow e-commerce API keeps a change of the cart for six seconds, and the cart's page for three", async () => {
  readLog();
  const { browser } = await shopper();
  await slowly("ecommerce");
  const [change, result] = await timed(() => add(browser, chicken));
  expect(result).toMatchObject({ status: 503, cart: null });
  expect(change).toBeLessThan(7);

  passSeconds(rest + 1);
  const [page, answer] = await timed(() => browser.get("/panier/"));
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
  expect(textOf(await answer.text())).toContain("Votre panier est momentanément inaccessible");
  expect(page).toBeLessThan(4);
});

test("a message to customer service takes six seconds at most, also where the bot check is slow, too", async () => {
  readLog();
  passSeconds(rest + 1);
  const { browser, post } = sender();
  const stamp = stampIn((await browser.visit(contactPath)).html);
  passSeconds(3);
  const token = await tokenFor();
  await slowly("ecommerce");
  await breakService({ service: "bot-check", mode: "slow", delay: 10_000, path: "/verify" });
  const [time, answer] = await timed(() => post(contactPath, { ...goodMessage, ...stamp, ...token }));
  expect(answer.status).toBe(503);
  expect(time).toBeLessThan(7);
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
