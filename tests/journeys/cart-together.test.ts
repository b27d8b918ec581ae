import { cartCallTexts } from "../../client/features/cart/texts.ts";
import { productPageTexts } from "../../shared/product/product-page.texts.ts";
import { cartNotices } from "../../worker/cart/texts.ts";
import { part, whole } from "../words.ts";
import { expectCount } from "./cart-controls.ts";
import { expect, test } from "./journey.ts";
import { chicken, chooseFormat, documentLoads, isAt, openShop } from "./shopper.ts";

test("a pair is bought in the chosen format where the page is, and back leads to the page before", async ({
  page,
}) => {
  await openShop(page, "/chien/croquettes/");
  await page.getByRole("link", { name: chicken.name }).click();
  await chooseFormat(page, "5 kg", `${chicken.path}5-kg/`);
  const loads = documentLoads(page);
  const pair = page.getByRole("region", { name: productPageTexts.pair.title });
  await expect(pair).toContainText("5 kg");
  const button = pair.getByRole("button", { name: whole(productPageTexts.pair.add) });
  await button.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  expect(before).toBeGreaterThan(100);
  await button.click();
  await expect(pair.getByRole("status")).toContainText(cartNotices.addedTogether);
  await expectCount(page, 2);
  await expect(page).toHaveURL(isAt(`${chicken.path}5-kg/`));
  expect(await scrolled()).toBe(before);
  expect(loads).toEqual([]);

  await button.click();
  await expect(pair.getByRole("status")).toContainText(part(cartNotices.alreadyThere));
  await expectCount(page, 2);

  await pair.getByRole("link", { name: cartCallTexts.cartPage }).click();
  await expect(page).toHaveURL("/panier/");
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(isAt(`${chicken.path}5-kg/`));
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(isAt(chicken.path));
});
