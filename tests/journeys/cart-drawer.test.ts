import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import {
  addOne,
  cartLine,
  cartLink,
  chicken,
  documentLoads,
  drawer,
  expectArrival,
  isAt,
  openShop,
  quantity,
} from "./shopper.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a click opens the cart drawer, which changes the cart and links to its page", async ({ page }) => {
  await addOne(page);
  const loads = documentLoads(page);
  await cartLink(page).click();
  const line = cartLine(drawer(page));
  await expect(quantity(line)).toHaveValue("1");
  await expect(page).toHaveURL(isAt(chicken.path));
  await expectAccessible(page);

  await line.getByRole("button", { name: /^Un de plus/ }).click();
  await expect(quantity(line)).toHaveValue("2");
  await expect(drawer(page)).toContainText("Total48,70 €");
  await expect(drawer(page).getByRole("status").filter({ hasText: "Panier à jour" })).toHaveText(
    "Panier à jour. Total : 48,70 €.",
  );
  await expect(cartLink(page)).toHaveAccessibleName(/2 articles/);
  await line.getByLabel(/^Rythme de livraison/).selectOption("Tous les 2 mois");
  await expect(line).toContainText("Abonnement, 2 livraisons minimum");
  await expect(drawer(page)).toContainText("Total44,32 €");

  await drawer(page).getByRole("link", { name: "Voir le panier" }).click();
  await expectArrival(page, "/panier/", "Votre panier");
  await expect(drawer(page)).toBeHidden();
  await expect(quantity(cartLine(page))).toHaveValue("2");
  // The cart page has no drawer.
  await cartLink(page).click();
  await expectArrival(page, "/panier/", "Votre panier");
  await expect(drawer(page)).toBeHidden();
  expect(loads).toEqual([]);
});

test("by keyboard the focus goes into the drawer, and back to the cart link", async ({ page }) => {
  await addOne(page);
  await cartLink(page).focus();
  await page.keyboard.press("Enter");
  await expect(cartLine(drawer(page))).toBeVisible();
  const isInside = () => drawer(page).evaluate((dialog) => dialog.contains(document.activeElement));
  expect(await isInside()).toBe(true);
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  await expect(cartLink(page)).toBeFocused();

  await page.keyboard.press("Enter");
  await cartLine(drawer(page))
    .getByRole("button", { name: /^Retirer/ })
    .press("Enter");
  await expect(drawer(page).getByRole("heading", { name: "Votre panier est vide" })).toBeVisible();
  await expect(drawer(page).getByRole("status").filter({ hasText: "Retiré" })).toContainText(chicken.name);
  expect(await isInside()).toBe(true);
  await expect(cartLink(page)).toHaveAccessibleName("Panier");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(cartLink(page)).toBeFocused();
});

test("the next page closes the drawer, which shows what was added there", async ({ page }) => {
  await openShop(page, "/chien/");
  await cartLink(page).click();
  await expect(drawer(page).getByRole("heading", { name: "Votre panier est vide" })).toBeVisible();
  await drawer(page).getByRole("link", { name: "Tout pour le chat" }).click();
  await expect(page).toHaveURL("/chat/");
  await expect(drawer(page)).toBeHidden();

  await addOne(page);
  await page.getByRole("status").getByRole("link", { name: "Voir le panier" }).click();
  await cartLine(drawer(page)).getByRole("link", { name: chicken.name }).click();
  await expectArrival(page, `${chicken.path}2-kg/`, chicken.name);
  await expect(drawer(page)).toBeHidden();
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
});

test("a click for a new tab opens the cart page there, not the drawer", async ({ page, context }) => {
  await openShop(page, "/chien/");
  const opened = context.waitForEvent("page");
  await cartLink(page).click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await expect(tab.getByRole("heading", { level: 1, name: "Votre panier est vide" })).toBeVisible();
  await expect(drawer(page)).toBeHidden();
});

/** 1280 × 1024 at 200 % and at 400 %, and a small phone. */
for (const [width, height] of [
  [640, 512],
  [320, 256],
  [375, 600],
] as const) {
  test(`in a window of ${width} × ${height} what is in the cart can be read above the total`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await addOne(page);
    await cartLink(page).click();
    const line = cartLine(drawer(page));
    await quantity(line).scrollIntoViewIfNeeded();
    await expect(quantity(line)).toBeInViewport({ ratio: 1 });
    const name = line.getByRole("link", { name: chicken.name });
    await name.scrollIntoViewIfNeeded();
    await expect(name).toBeInViewport({ ratio: 1 });
    await expect(line.getByText("L’unité")).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  });
}
