import { expect, test } from "./journey.ts";
import { cartLink, expectArrival, openShop } from "./shopper.ts";

test("a link in a mail fills the cart once, whatever the browser does next", async ({ page }) => {
  await openShop(page);
  await openShop(page, "/chien/?variantId=11000102&quantity=2&interval=42&utm_source=mail");
  await expect(page).toHaveURL("/chien/?utm_source=mail");
  await expect(cartLink(page)).toHaveAccessibleName(/2 articles/);

  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await page.goForward();
  await expect(page).toHaveURL("/chien/?utm_source=mail");
  await expect(cartLink(page)).toHaveAccessibleName(/2 articles/);

  await cartLink(page).click();
  await expectArrival(page, "/panier/", "Votre panier");
  await expect(page.getByLabel(/^Quantité/)).toHaveValue("2");
  await expect(page.getByLabel(/^Rythme de livraison/)).toHaveValue("42");
});
