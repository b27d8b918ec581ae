import { expect, test } from "vitest";
import { productCardTexts } from "../../client/features/product/card/texts.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { countCalls } from "./upstream-calls.ts";
import { breakService, mendAfterEach, type Visitor, visitor } from "./visitor.ts";

mendAfterEach();

const listing = "/chien/croquettes/";
const skusIn = (html: string) => [...html.matchAll(/data-ordered="([^"]+)"/g)].map(([, sku = ""]) => sku);

async function orderedBy(browser: Visitor, skus: readonly string[]): Promise<string[]> {
  const answer = await browser.get(`/api/ordered-products?skus=${skus.join(",")}`);
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  return (await answer.json<{ skus: string[] }>()).skus;
}

test("some cards of a listing are products that the customer has ordered, and the page does not say it", async () => {
  const browser = browserWith(await logIn(people.camille.email));
  const { html } = await browser.visit(listing);
  expect(html).not.toContain(productCardTexts.ordered);
  const skus = skusIn(html);
  const ordered = await orderedBy(browser, skus);
  expect(ordered).toContain("MUS-CH-ADU-POU");
  expect(ordered.length).toBeLessThan(skus.length);
  expect(await orderedBy(browser, ["../orders", "INCONNU"])).toEqual([]);
});

test("visitors have ordered nothing, and nobody is asked", async () => {
  const calls = await countCalls("ecommerce");
  expect(await orderedBy(visitor(), ["MUS-CH-ADU-POU"])).toEqual([]);
  expect(await calls()).toBe(0);
});

test("nothing is marked while the orders are not known, and that is logged", async () => {
  const browser = browserWith(await logIn(people.camille.email));
  const log = readLog();
  await breakService({ service: "ecommerce", mode: "status", status: 500, path: "/shop/orders" });
  expect(await orderedBy(browser, ["MUS-CH-ADU-POU"])).toEqual([]);
  expect(log()).toContainEqual(
    expect.objectContaining({ level: "error", event: "ordered products not known" }),
  );
});
