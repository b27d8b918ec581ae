import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import {
  cartLine,
  cartLink,
  chicken,
  drawer,
  holdBack,
  openCartWith,
  openShop,
  quantity,
} from "./shopper.ts";

const lamb = "Agneau";
const codes = "11000101,11000201,21000101";

test("removed lines come back with quantity and rhythm, also while other changes are on their way", async ({
  page,
}) => {
  await openCartWith(page, codes, 2);
  const line = cartLine(page);
  await line.getByLabel(/^Rythme de livraison/).selectOption("Tous les 2 mois");
  await expect(line).toContainText("Abonnement, 2 livraisons minimum");
  await expect(cartLink(page)).toHaveAccessibleName(/6 articles/);

  const release = await holdBack(page, "**/api/cart/items/**");
  await line.getByRole("button", { name: /^Retirer/ }).click();
  await cartLine(page, lamb)
    .getByRole("button", { name: /^Retirer/ })
    .click();
  const undo = page.getByRole("button", { name: /^Annuler le retrait/ });
  await expect(undo).toHaveCount(2);
  await expectAccessible(page);
  await undo.first().click();
  release();
  await expect(quantity(line)).toHaveValue("2");
  await expect(line.getByLabel(/^Rythme de livraison/)).toHaveValue("62");
  await expect(undo).toHaveCount(1);
  await undo.click();
  await expect(quantity(cartLine(page, lamb))).toHaveValue("2");
  await expect(undo).toHaveCount(0);
  await expect(cartLink(page)).toHaveAccessibleName(/6 articles/);

  // Another change ends the offer.
  await line.getByRole("button", { name: /^Retirer/ }).click();
  await expect(undo).toHaveCount(1);
  await cartLine(page, lamb)
    .getByRole("button", { name: /^Un de plus/ })
    .click();
  await expect(undo).toHaveCount(0);
});

test("in the drawer the last line that was removed comes back", async ({ page }) => {
  await openCartWith(page, "11000101", 3);
  await openShop(page, "/chien/");
  await cartLink(page).click();
  const line = cartLine(drawer(page), chicken.name);
  await line.getByRole("button", { name: /^Retirer/ }).click();
  await expect(drawer(page).getByRole("heading", { name: "Votre panier est vide" })).toBeVisible();
  await drawer(page)
    .getByRole("button", { name: `Annuler le retrait de ${chicken.name}` })
    .click();
  await expect(quantity(line)).toHaveValue("3");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page after a removal has a button that puts the line back", async ({ page }) => {
    await page.goto(`/panier/?variantId=${codes}&quantity=2`);
    await cartLine(page)
      .getByRole("button", { name: /^Retirer/ })
      .click();
    await expect(cartLine(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Remettre dans le panier" }).click();
    await expect(quantity(cartLine(page))).toHaveValue("2");
  });
});
