import { addButton, expectCount, frequency, more, removal, subtotal, total } from "./cart-controls.ts";
import { expect, test } from "./journey.ts";
import {
  cartLine,
  holdBack,
  openCartWith,
  openShop,
  quantity,
  summary,
  twoKilos,
  updating,
} from "./shopper.ts";

const biscuits = "Biscuits pour chien";

test("a change, a removal and an addition show in the other tabs, pending and confirmed without a reload; changes in turn are not lost, nor is that of a tab that is closed", async ({
  page,
  context,
}) => {
  await openCartWith(page, twoKilos, 2);
  const other = await context.newPage();
  await openShop(other, "/panier/");
  const third = await context.newPage();
  await openShop(third, "/produits/biscuits-chien-poulet-carotte/");
  await expectCount(third, 2);

  const release = await holdBack(page, "**/api/cart/items/*");
  await more(cartLine(page)).click();
  for (const tab of [page, other]) {
    await expect(updating(tab)).toBeVisible();
    await expect(quantity(cartLine(tab))).toHaveValue("3");
    await expectCount(tab, 3);
    await expect(summary(tab)).toContainText(subtotal("43,80 €"));
  }
  await expectCount(third, 3);

  release();
  for (const tab of [page, other]) {
    await expect(updating(tab)).toBeHidden();
    await expect(summary(tab)).toContainText(total("65,70 €"));
    await expect(cartLine(tab)).toContainText("65,70 €");
    await expectCount(tab, 3);
  }

  await addButton(third).click();
  await expect(cartLine(other, biscuits)).toBeVisible();
  await expect(summary(other)).toContainText(subtotal("75,60 €"));
  await removal(cartLine(page)).click();
  await expect(cartLine(other)).toHaveCount(0);
  await expect(summary(other)).toContainText(subtotal("9,90 €"));
  await expectCount(third, 1);
  await third.close();

  const sent: string[] = [];
  other.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
  });
  await page.unroute("**/api/cart/items/*");
  const go = await holdBack(page, "**/api/cart/items/*");

  const underWay = page.waitForRequest("**/api/cart/items/*");
  await more(cartLine(page, biscuits)).click();
  await underWay;
  await expect(updating(page)).toBeVisible();
  const line = cartLine(other, biscuits);
  await frequency(line).selectOption("62");
  await expect(frequency(line)).toHaveValue("62");
  expect(sent).toEqual([]);

  go();
  await expect(summary(other)).toContainText(subtotal("19,80 €"));
  await expect(quantity(line)).toHaveValue("2");
  expect(sent).toHaveLength(1);

  const { promise: made, resolve: markMade } = Promise.withResolvers<void>();
  await page.unroute("**/api/cart/items/*");
  await page.route("**/api/cart/items/*", async (route) => {
    await route.fetch();
    markMade();
  });
  await more(cartLine(page, biscuits)).click();
  await made;
  await expect(updating(other)).toBeVisible();
  await page.close();
  await expect(updating(other)).toBeHidden();
  await expect(quantity(line)).toHaveValue("3");
  await expect(summary(other)).toContainText(subtotal("29,70 €"));
  await expectCount(other, 3);
});
