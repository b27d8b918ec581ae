import { brotliCompressSync } from "node:zlib";
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

/** Bytes of JS and CSS, brotli: files and what stands in the document. */
const most = 95_000;

for (const path of ["/", "/chien/croquettes/", "/chien/", chicken.path]) {
  test(`five seconds after it has loaded, untouched, ${path} weighs 95 kB of JS and CSS at most`, async ({
    page,
  }) => {
    const files: Promise<Buffer>[] = [];
    page.on("response", (answer) => {
      if (/\.(js|css)$/.test(new URL(answer.url()).pathname)) files.push(answer.body());
    });
    await openShop(page, path);
    await page.evaluate((time) => new Promise((over) => setTimeout(over, time)), 5000);
    const html = await (await page.request.get(path)).text();
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = ""]) =>
      Buffer.from(css),
    );
    const weights = [...styles, ...(await Promise.all(files))].map((body) => brotliCompressSync(body).length);
    const bytes = weights.reduce((sum, weight) => sum + weight, 0);
    expect(bytes, `${bytes} bytes in ${files.length} files`).toBeLessThanOrEqual(most);
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
