import type { Page } from "playwright/test";
import { expect, test } from "./journey.ts";
import { cartLink, chicken, openShop } from "./shopper.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** The pictures of a product are hydrated once the browser has nothing else to do; Swiper waits for a touch. */
const whenIdle = /\/assets\/(product-gallery|picture|product-page\.texts)[.-]/;

/** The size budget counts what the document names: nothing else may load before the visitor acts. */
for (const path of ["/", "/chien/croquettes/", chicken.path]) {
  test(`the first view of ${path} loads no script that its document does not name`, async ({ page }) => {
    const loaded: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") loaded.push(new URL(request.url()).pathname);
    });
    const counted = page.waitForResponse("**/api/cart");
    await openShop(page, path);
    await (await counted).finished();
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    const named = await namedScripts(page, path);
    const first = loaded.filter((file) => named.includes(file) || !whenIdle.test(file));
    expect(first.toSorted()).toEqual(named.toSorted());
  });
}

test("pointing at the form of a product loads the query library", async ({ page }) => {
  await openShop(page, chicken.path);
  const changes = page.waitForResponse(/\/assets\/cart-changes-/);
  await page.getByRole("button", { name: "Ajouter au panier" }).hover();
  expect((await changes).ok()).toBe(true);
  await page.getByRole("button", { name: "Ajouter au panier" }).click();
  await expect(cartLink(page)).toHaveAccessibleName(/1 article/);
});

/** The entry and what is preloaded, from the worker's HTML: scripts may add links later. */
async function namedScripts(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  return [...new Set(html.match(/\/assets\/[\w.-]+\.js/g) ?? [])];
}
