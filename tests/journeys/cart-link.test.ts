import type { Page } from "playwright/test";
import { expect, test } from "./journey.ts";
import { cartLine, cartLink, hydrated, openShop, quantity, walkToCart } from "./shopper.ts";

test("a link in a mail fills the cart once, whatever the browser does next", async ({ page }) => {
  await openShop(page);
  await openShop(page, "/chien/?variantId=11000102&quantity=2&interval=42&utm_source=mail");
  await expect(page).toHaveURL("/chien/?utm_source=mail");
  await expect(notice(page)).toContainText(/2 × Croquettes chien adulte.*5 kg/);
  await expect(cartLink(page)).toHaveAccessibleName(/2 articles/);

  await page.reload();
  await expect(notice(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await page.goForward();
  await expect(page).toHaveURL("/chien/?utm_source=mail");
  await expect(cartLink(page)).toHaveAccessibleName(/2 articles/);

  await walkToCart(page);
  await expect(quantity(cartLine(page))).toHaveValue("2");
  await expect(cartLine(page).getByLabel(/^Rythme de livraison/)).toHaveValue("42");
});

test.describe("a link in a mail while the e-commerce API is down", () => {
  test.use({ expectedNoise: /status of 503/ });

  test("opens its page and says that nothing is lost", async ({ page, breakService }) => {
    await breakService({ service: "ecommerce", mode: "refused" });
    await hydrated(page, () => page.goto("/chien/?variantId=11000101"));
    await expect(page).toHaveURL("/chien/");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Bien nourrir son chien");
    await expect(page.getByRole("alert")).toContainText("momentanément inaccessible");
  });
});

const notice = (page: Page) => page.getByRole("status").filter({ hasText: "Dans votre panier" });
