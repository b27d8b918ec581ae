import { expect, test } from "./journey.ts";
import { cartLine, cartLink, hydrated, openCartWith, quantity, summary } from "./shopper.ts";

const title = "Pour accompagner sa gamelle";
const biscuits = "Biscuits pour chien – Poulet & carotte";

test("a suggestion is added in place, counted there, and closes at zero", async ({ page }) => {
  await openCartWith(page, "11000101");
  const suggestion = page
    .getByRole("region", { name: title })
    .getByRole("listitem")
    .filter({ hasText: biscuits });
  const add = suggestion.getByRole("button", { name: `Ajouter au panier : ${biscuits}` });
  const line = cartLine(page, biscuits);
  await expect(suggestion.getByLabel(/^Quantité/)).toBeHidden();

  await add.click();
  await expect(quantity(suggestion)).toHaveValue("1");
  await expect(quantity(line)).toHaveValue("1");
  await expect(page.getByRole("status").filter({ hasText: "Ajouté au panier" })).toContainText(biscuits);
  await expect(cartLink(page)).toHaveAccessibleName(/2 articles/);
  await expect(summary(page)).toContainText("Sous-total31,80 €");

  await suggestion.getByRole("button", { name: /^Un de plus/ }).click();
  await expect(quantity(line)).toHaveValue("2");
  await expect(summary(page)).toContainText("Sous-total41,70 €");
  await line.getByRole("button", { name: /^Un de moins/ }).click();
  await expect(quantity(suggestion)).toHaveValue("1");

  await suggestion.getByRole("button", { name: /^Un de moins/ }).click();
  await expect(add).toBeVisible();
  await expect(add).toBeFocused();
  await expect(quantity(suggestion)).toBeHidden();
  await expect(line).toHaveCount(0);
  await expect(summary(page)).toContainText("Sous-total21,90 €");
  await hydrated(page, () => page.reload());
  await expect(cartLink(page)).toHaveAccessibleName(/1 article$/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a suggestion is a plain form", async ({ page }) => {
    await page.goto("/panier/?variantId=11000101");
    await page
      .getByRole("region", { name: title })
      .getByRole("button", { name: `Ajouter au panier : ${biscuits}` })
      .click();
    await expect(page).toHaveURL("/panier/");
    await expect(page.getByRole("status").filter({ hasText: "Ajouté au panier" })).toContainText(biscuits);
    await expect(quantity(cartLine(page, biscuits))).toHaveValue("1");
    await expect(summary(page)).toContainText("Sous-total31,80 €");
  });
});
