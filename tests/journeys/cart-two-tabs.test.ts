import type { Page } from "playwright/test";
import { expect, test } from "./journey.ts";
import {
  cartLine,
  cartLink,
  openCartWith,
  openShop,
  quantity,
  summary,
  twoKilos,
  updating,
} from "./shopper.ts";

/** 21,90 €; three of them have free shipping. */

test("a pending change shows in the other tab, and is confirmed in both without a reload", async ({
  page,
  context,
  breakService,
}) => {
  await openCartWith(page, twoKilos, 2);
  const other = await context.newPage();
  await openShop(other, "/panier/");
  const third = await context.newPage();
  await openShop(third, "/chien/");
  await expect(cartLink(third)).toHaveAccessibleName(/2 articles/);
  await breakService({ service: "ecommerce", mode: "slow", delay: 2000 });

  await more(page).click();
  for (const tab of [page, other]) {
    await expect(updating(tab)).toBeVisible();
    await expect(quantity(cartLine(tab))).toHaveValue("3");
    await expect(cartLink(tab)).toHaveAccessibleName(/3 articles/);
    // Only the server knows the amounts: until then the last ones stay, marked.
    await expect(summary(tab)).toContainText("Sous-total43,80 €");
  }
  await expect(cartLink(third)).toHaveAccessibleName(/3 articles/);

  for (const tab of [page, other]) {
    await expect(updating(tab)).toBeHidden();
    await expect(summary(tab)).toContainText("Total65,70 €");
    await expect(cartLine(tab)).toContainText("65,70 €");
    await expect(cartLink(tab)).toHaveAccessibleName(/3 articles/);
  }
});

test("a line removed or added in one tab is so in the other", async ({ page, context }) => {
  await openCartWith(page, `${twoKilos},12000101`);
  const other = await context.newPage();
  await openShop(other, "/panier/");
  await cartLine(page, "Terrine pour chien")
    .getByRole("button", { name: /^Retirer/ })
    .click();
  await expect(cartLine(other, "Terrine pour chien")).toHaveCount(0);
  await expect(summary(other)).toContainText("Sous-total21,90 €");

  await openShop(page, "/produits/biscuits-chien-poulet-carotte/");
  await page.getByRole("button", { name: "Ajouter au panier" }).click();
  await expect(cartLine(other, "Biscuits pour chien")).toBeVisible();
  await expect(summary(other)).toContainText("Sous-total31,80 €");
  await expect(cartLink(other)).toHaveAccessibleName(/2 articles/);
});

test("a tab that is closed during a change leaves the other one right", async ({
  page,
  context,
  breakService,
}) => {
  await openCartWith(page, twoKilos, 2);
  const other = await context.newPage();
  await openShop(other, "/panier/");
  await breakService({ service: "ecommerce", mode: "slow", delay: 1500, method: "PATCH", times: 1 });
  const underWay = page.waitForRequest("**/api/cart/items/*");
  await more(page).click();
  await underWay;
  await expect(updating(other)).toBeVisible();
  await page.close();

  await expect(updating(other)).toBeHidden({ timeout: 8000 });
  await expect(quantity(cartLine(other))).toHaveValue("3");
  await expect(summary(other)).toContainText("Total65,70 €");
  await expect(cartLink(other)).toHaveAccessibleName(/3 articles/);
});

const more = (page: Page) => cartLine(page).getByRole("button", { name: /^Un de plus/ });
