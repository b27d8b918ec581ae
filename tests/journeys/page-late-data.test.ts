import { cartCallTexts } from "../../client/features/cart/texts.ts";
import { productScreenTexts } from "../../client/features/product/buy-box/buy-box.texts.ts";
import { productPageTexts } from "../../shared/product/product-page.texts.ts";
import { expect, test } from "./journey.ts";
import { shifts, watchShifts } from "./shifts.ts";
import { chicken, expectArrival, hydrated, openShop } from "./shopper.ts";

const crossSell = { service: "content", path: "/b2c-products/b2c-categories" } as const;

// No other journey may open or prefetch a product of this category: the shop has no copy of its cross-sells.
const sensitive = "/produits/croquettes-chien-sensible-dinde-riz/";

test("the first view is usable before late data arrives, and the page does not shift when it does", async ({
  page,
  breakService,
}) => {
  await openShop(page, chicken.path);
  const release = await breakService({ ...crossSell, mode: "held" });
  await watchShifts(page);
  await hydrated(page, () => page.goto(sensitive, { waitUntil: "commit" }));
  await page.getByRole("button", { name: productScreenTexts.buy.submit }).click();
  await expect(page.getByText(cartCallTexts.added)).toBeVisible();

  const skeleton = page.getByRole("status", { name: "Chargement d’autres produits" });
  await skeleton.scrollIntoViewIfNeeded();
  await expect(skeleton).toBeVisible();
  const before = (await shifts(page)).score;
  await release();
  await expect(
    page.getByRole("region", { name: productPageTexts.sameCategory }).getByRole("article").first(),
  ).toBeVisible();
  await expect(skeleton).toHaveCount(0);
  expect((await shifts(page)).score - before).toBeLessThan(0.01);
});

test.describe("when the connection breaks", () => {
  test.use({ expectedNoise: /Stream ended before promise was resolved/ });

  test("a page without its late parts is complete, and sells", async ({ page }) => {
    await openShop(page, "/chien/croquettes/");
    await page.route(`**${chicken.path}`, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      const length = body.indexOf('<div hidden id="S:');
      expect(length).toBeGreaterThan(0);
      await route.fulfill({ response, body: body.slice(0, length) });
    });
    await page.getByRole("link", { name: chicken.name }).click();
    await expectArrival(page, chicken.path, chicken.name);
    await page.getByRole("button", { name: productScreenTexts.buy.submit }).click();
    await expect(page.getByText(cartCallTexts.added)).toBeVisible();
    await expect(page.getByRole("status", { name: /^Chargement/ })).toHaveCount(0);
    await expect(page.getByRole("region", { name: productPageTexts.reviews.title })).toContainText(
      "avis affichés sur",
    );
  });
});

test("nothing shifts while a page loads and is scrolled, on a phone and on a desk", async ({ page }) => {
  await watchShifts(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ["/", "/chien/croquettes/", chicken.path]) {
      await openShop(page, path);
      await page.evaluate(() => document.fonts.ready);
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await expect(page.getByRole("contentinfo")).toBeInViewport();
      const { score, moved } = await shifts(page);
      expect.soft(score, [path, `${width} px wide`, ...moved].join()).toBeLessThan(0.01);
    }
  }
});
