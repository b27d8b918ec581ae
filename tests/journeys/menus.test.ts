import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { drawer, heading, hugo, logIn, openShop, phone } from "./shopper.ts";

for (const viewport of [phone, { width: 1280, height: 800 }]) {
  test(`a cat's menu goes from its profile into the cart, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await logIn(page, hugo);
    await openShop(page, "/guide-bi-nutrition/4/");
    await expect(heading(page, "C’est bien Moka ?")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Continuer" }).click();
    await expect(heading(page, "Ses croquettes et ses pâtées")).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("radio", { name: /3 fois par semaine/ }).check();
    const recipes = page.getByRole("group", { name: "Ses recettes de pâtée" }).getByRole("checkbox");
    for (const place of [0, 1, 2, 3]) await recipes.nth(place).check();
    await expect(page.getByRole("alert").filter({ hasText: "3 recettes au maximum" })).toBeVisible();
    await page.getByRole("button", { name: "Calculer sa ration" }).click();
    await expect(recipes.first()).toBeFocused();
    await recipes.nth(3).uncheck();
    await page.getByRole("button", { name: "Calculer sa ration" }).click();
    await expect(heading(page, "La ration d’un jour")).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("link", { name: "Voir le menu de la semaine" }).click();
    await expect(heading(page, "Le menu de Moka")).toBeVisible();
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(8);
    await expectAccessible(page);
    await expect(page.getByText("Jour 7")).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Jour 7")).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await page.goBack();
    await expect(heading(page, "La ration d’un jour")).toBeVisible();
    await page.goForward();
    await page.getByRole("radio", { name: /M’abonner/ }).check();
    await page.getByRole("button", { name: "Tout ajouter au panier" }).click();
    await expect(drawer(page)).toContainText("Croquettes chat");
    await expect(drawer(page)).toContainText("Tous les mois");
  });
}

test("a menu is made with the keyboard alone", async ({ page }) => {
  await logIn(page, hugo);
  await openShop(page, "/mini-guide-bi-nutrition/4/");
  await page.getByRole("radio", { name: /Tous les jours/ }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /3 fois par semaine/ })).toBeChecked();
  await page.getByRole("button", { name: "Composer son menu" }).press("Enter");
  await expect(heading(page, "Le menu de Moka")).toBeFocused();
  await page.getByRole("heading", { name: "Je veux vérifier" }).locator("..").press("Enter");
  await expect(page.getByText(/Source.*FEDIAF/)).toBeVisible();
  await page.getByRole("button", { name: "Tout ajouter au panier" }).press("Enter");
  await expect(drawer(page)).toContainText("Croquettes chat");
});
