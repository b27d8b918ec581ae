import type { APIRequestContext, Page } from "playwright/test";
import { productScreenTexts } from "../../client/features/product/buy-box/buy-box.texts.ts";
import { browserIdle } from "./idle.ts";
import { expect, test } from "./journey.ts";
import { chicken, chooseFormat, openShop } from "./shopper.ts";

test("what a visit felt is counted with its routes: vitals, a navigation, a long wait", async ({
  page,
  request,
}) => {
  await drawVisit(page, chicken.path);
  const measuring = page.waitForResponse(/\/assets\/vitals-/);
  await openShop(page, chicken.path);
  await (await measuring).finished();
  await page.route("**/api/cart/items", async (route) => {
    await new Promise((late) => setTimeout(late, 1300));
    await route.continue();
  });
  const answered = page.waitForResponse("**/api/cart/items");
  await page.getByRole("button", { name: productScreenTexts.buy.submit }).click();
  await (await answered).finished();
  await browserIdle(page);
  await putAway(page);
  await expect
    .poll(() => measured(request, "blob1 != 'request' AND blob1 != 'visit' AND blob1 != 'error'"))
    .toEqual(
      expect.arrayContaining([
        "vital produits-product-format LCP",
        "vital produits-product-format CLS",
        "vital produits-product-format FCP",
        "vital produits-product-format TTFB",
        "vital produits-product-format INP",
        "wait produits-product-format call",
      ]),
    );
});

test("a part that is shown by scripts is counted with the time it took", async ({ page, request }) => {
  await drawVisit(page, chicken.path);
  const measuring = page.waitForResponse(/\/assets\/vitals-/);
  await openShop(page, chicken.path);
  await (await measuring).finished();
  await chooseFormat(page, "5 kg", `${chicken.path}5-kg/`);
  await putAway(page);
  await expect
    .poll(() => measured(request, "blob1 = 'navigation'"))
    .toContain("navigation produits-product-format ");
});

test.describe("of a script that fails", () => {
  test.use({ expectedNoise: /the letter of camille/ });

  test("the route and the place are told, of a visit that is not drawn too, and nothing it quotes", async ({
    page,
    request,
  }) => {
    await page.route("**/assets/base-*.js", async (route) => {
      const answer = await route.fetch();
      const failing = `setTimeout(() => { throw new TypeError("the letter of camille.durand@example.fr") });`;
      await route.fulfill({ response: answer, body: `${await answer.text()};${failing}` });
    });
    const failed = page.waitForEvent("pageerror");
    await openShop(page, "/nous-contacter/");
    await failed;
    await putAway(page);
    await expect
      .poll(() => measured(request, "blob1 = 'error' AND blob2 = 'nous-contacter'", "blob4", "blob5"))
      .toContainEqual(
        expect.stringMatching(
          /^error nous-contacter error Uncaught TypeError: the letter of \[e-mail\] \/assets\/base-\w+\.js:\d+:\d+/,
        ),
      );
  });
});

/** Forces this page view into the sample; the demo samples none, to keep byte budgets realistic. */
const drawVisit = (page: Page, path: string) =>
  page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const answer = await route.fetch();
      const html = await answer.text();
      expect(html).toContain('"share":0,');
      await route.fulfill({ response: answer, body: html.replace('"share":0,', '"share":1,') });
    },
  );

/** Mimics a tab switch: no headless tab can hide this one. */
const putAway = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });

async function measured(request: APIRequestContext, where: string, ...more: string[]): Promise<string[]> {
  const columns = ["blob1", "blob2", "blob3", ...more];
  const answer = await request.post("/_sandbox/analytics-engine/sql", {
    headers: { Authorization: "Bearer demo-analytics-token", "Content-Type": "text/plain" },
    data: `SELECT ${columns.join(", ")}, count() AS n FROM storefront_measures WHERE ${where} GROUP BY ${columns.join(", ")} FORMAT JSON`,
  });
  const { data }: { data: Record<string, string>[] } = await answer.json();
  return data.map((row) => columns.map((column) => row[column]).join(" "));
}
