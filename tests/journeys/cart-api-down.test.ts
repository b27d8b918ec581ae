import { expect, test } from "./journey.ts";
import {
  addOne,
  cartLine,
  cartLink,
  hydrated,
  openCartWith,
  openShop,
  quantity,
  summary,
  updating,
} from "./shopper.ts";

const inaccessible = "Votre panier est momentanément inaccessible";

test.describe("while the e-commerce API is down", () => {
  test.use({ expectedNoise: /status of 503/ });

  test("a change of the cart is rolled back and explained, and works when the service is back", async ({
    page,
    breakService,
  }) => {
    await openCartWith(page, "11000101", 2);
    const line = cartLine(page);
    const mend = await breakService({ service: "ecommerce", mode: "refused" });
    await line.getByRole("button", { name: /^Un de plus/ }).click();
    await expect(page.getByRole("alert")).toContainText(inaccessible);
    await expect(quantity(line)).toHaveValue("2");
    await expect(cartLink(page)).toHaveAccessibleName(/2 articles/);

    await mend();
    // The shop retries until it knows the cart.
    await expect(updating(page)).toBeHidden({ timeout: 10_000 });
    await line.getByRole("button", { name: /^Un de plus/ }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(summary(page)).toContainText("Total65,70 €");
    await expect(quantity(line)).toHaveValue("3");
  });

  test("the cart page loses nothing and offers a retry", async ({ page, context, breakService }) => {
    await openCartWith(page, "11000101,12000101", 2);
    const cookies = await context.cookies();
    const mend = await breakService({ service: "ecommerce", mode: "garbage" });
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: inaccessible })).toBeVisible();
    await page.getByRole("link", { name: "Réessayer" }).click();
    await expect(page.getByRole("heading", { level: 1, name: inaccessible })).toBeVisible();
    expect(await context.cookies()).toEqual(
      expect.arrayContaining(cookies.filter(({ name }) => name === "cartToken")),
    );

    await mend();
    await page.getByRole("link", { name: "Réessayer" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Votre panier", exact: true })).toBeVisible();
    await expect(quantity(cartLine(page, "Croquettes"))).toHaveValue("2");
    await expect(quantity(cartLine(page, "Terrine pour chien"))).toHaveValue("2");
    await expect(cartLink(page)).toHaveAccessibleName(/4 articles/);
  });

  test("a product page says that nothing was added, and the cart badge stays right", async ({
    page,
    breakService,
  }) => {
    await addOne(page);
    const mend = await breakService({ service: "ecommerce", mode: "status", status: 500 });
    const add = page.getByRole("button", { name: "Ajouter au panier" });
    await add.click();
    await expect(page.getByRole("alert")).toContainText(`${inaccessible}. Rien n’est perdu`);
    await expect(cartLink(page)).toHaveAccessibleName(/1 article$/);

    await mend();
    await add.click();
    await expect(page.getByText("Ajouté au panier.")).toBeVisible();
    await expect(cartLink(page)).toHaveAccessibleName(/2 articles/);
    await hydrated(page, () => page.reload());
    await expect(cartLink(page)).toHaveAccessibleName(/2 articles/);
  });

  test("an addition whose answer is lost is there once, without an error", async ({ page, breakService }) => {
    await addOne(page);
    await breakService({ service: "ecommerce", mode: "lost", method: "PATCH", times: 1 });
    await page.getByRole("button", { name: "Ajouter au panier" }).click();
    await expect(page.getByText("Cela fait 2 exemplaires")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(cartLink(page)).toHaveAccessibleName(/2 articles/);

    await openShop(page, "/panier/");
    await expect(quantity(cartLine(page))).toHaveValue("2");
    await breakService({ service: "ecommerce", mode: "lost", status: 502, method: "PATCH", times: 1 });
    await cartLine(page)
      .getByRole("button", { name: /^Un de plus/ })
      .click();
    await expect(summary(page)).toContainText("Total65,70 €");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(quantity(cartLine(page))).toHaveValue("3");
  });
});

test.describe("when the connection breaks during an answer", () => {
  test.use({ expectedNoise: /net::ERR_/ });

  test("a change is not made twice, and shows no error", async ({ page }) => {
    await addOne(page);
    await page.route("**/api/cart/items", async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await page.getByRole("button", { name: "Ajouter au panier" }).click();
    await expect(page.getByText("Cela fait 2 exemplaires")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(cartLink(page)).toHaveAccessibleName(/2 articles/);
    await openShop(page, "/panier/");
    await expect(quantity(cartLine(page))).toHaveValue("2");
  });

  test("without a connection an addition says so, and the cart badge stays right", async ({
    page,
    context,
  }) => {
    await addOne(page);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Ajouter au panier" }).click();
    await expect(page.getByRole("alert")).toContainText("La connexion est interrompue. Rien n’est perdu");
    await expect(cartLink(page)).toHaveAccessibleName(/1 article$/);
    await context.setOffline(false);
    await page.getByRole("button", { name: "Ajouter au panier" }).click();
    await expect(cartLink(page)).toHaveAccessibleName(/2 articles/);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});
