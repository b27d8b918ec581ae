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

test("a link with a target raises a quantity to it, and never lowers one", async ({ page }) => {
  const open = (target: number) => openShop(page, `/panier/?variantId=11000101&targetQuantity=${target}`);
  await open(2);
  await expect(page).toHaveURL("/panier/");
  await expect(quantity(cartLine(page))).toHaveValue("2");
  await open(4);
  await expect(quantity(cartLine(page))).toHaveValue("4");
  await open(3);
  await expect(quantity(cartLine(page))).toHaveValue("4");
  await expect(notice(page)).toContainText("4 × Croquettes chien adulte");
});

test("a link with a list puts each format into the cart and names them all", async ({ page }) => {
  await openShop(page, "/?variantId=11000101,12000101&variantId=13000301");
  await expect(page).toHaveURL("/");
  await expect(cartLink(page)).toHaveAccessibleName(/3 articles/);
  await expect(notice(page)).toContainText(/1 × Croquettes.*1 × Terrine.*1 × Biscuits/);
});

test("a link with an invalid code is ignored, and the address is cleaned all the same", async ({ page }) => {
  for (const codes of ["1100010", "11000101,chien"]) {
    await openShop(page, `/chien/?variantId=${codes}&quantity=2`);
    await expect(page).toHaveURL("/chien/");
    await expect(notice(page)).toHaveCount(0);
    await expect(cartLink(page)).toHaveAccessibleName("Panier");
  }
});

test("a link to a format that is not sold says so, and fills the cart with the rest", async ({ page }) => {
  await openShop(page, "/chien/?variantId=99999999,11000101");
  await expect(page.getByRole("alert")).toContainText("99999999 n’est pas en vente");
  await expect(cartLink(page)).toHaveAccessibleName(/1 article$/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a link in a mail fills the cart once, and says so once", async ({ page }) => {
    await page.goto("/panier/?variantId=11000101&quantity=2");
    await expect(page).toHaveURL("/panier/");
    await expect(notice(page)).toContainText("2 × Croquettes chien adulte");
    await expect(quantity(cartLine(page))).toHaveValue("2");
    await page.reload();
    await expect(notice(page)).toHaveCount(0);
    await expect(quantity(cartLine(page))).toHaveValue("2");
  });
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
