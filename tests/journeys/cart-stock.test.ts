import { expect, test } from "./journey.ts";
import { cartLine, cartLink, hydrated, openCartWith, openShop, quantity, summary } from "./shopper.ts";

// No other journey buys these two: they stay sold out.
const venison = { code: "12001701", name: "Mijoté pour chien" };
const salmon = { code: "12001001", name: "Terrine pour chien – Saumon" };
const soldOut = "Ce format est en rupture de stock.";

test.describe("a product that runs out in the cart", () => {
  test.use({ expectedNoise: /status of 422/ });

  test("has a message on its line, can only be reduced or removed, and the total is right", async ({
    page,
    request,
  }) => {
    await openCartWith(page, `11000102,${venison.code}`, 2);
    const line = cartLine(page, venison.name);
    await expect(line).not.toContainText(soldOut);
    await request.post(`/_sandbox/variants/${venison.code}`, { data: { stock: 0 } });

    await hydrated(page, () => page.reload());
    await expect(line).toContainText(soldOut);
    await expect(line).toContainText("Retirez-le, ou choisissez un autre format");
    await line.getByRole("button", { name: /^Un de plus/ }).click();
    await expect(line.getByRole("alert")).toContainText("ce format est en rupture de stock");
    await expect(quantity(line)).toHaveValue("2");
    await expect(summary(page)).toContainText("Sous-total105,60 €");

    await line.getByRole("button", { name: /^Un de moins/ }).click();
    await expect(summary(page)).toContainText("Sous-total100,70 €");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await line.getByRole("button", { name: /^Retirer/ }).click();
    await expect(line).toHaveCount(0);
    await expect(summary(page)).toContainText("Total95,80 €");
    await expect(cartLink(page)).toHaveAccessibleName(/2 articles/);
  });

  test("shows with the answer to a change of another line", async ({ page, request }) => {
    await openCartWith(page, `11000102,${salmon.code}`);
    await request.post(`/_sandbox/variants/${salmon.code}`, { data: { stock: 0 } });
    await cartLine(page, "Croquettes")
      .getByRole("button", { name: /^Un de plus/ })
      .click();
    await expect(cartLine(page, salmon.name)).toContainText(soldOut);
    await expect(summary(page)).toContainText("Sous-total100,40 €");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a sold-out line says so, and can be removed", async ({ page, request }) => {
    const code = "12001601";
    await page.goto(`/panier/?variantId=11000102,${code}`);
    await request.post(`/_sandbox/variants/${code}`, { data: { stock: 0 } });
    await page.reload();
    const line = cartLine(page, "Bouillon repas");
    await expect(line).toContainText(soldOut);
    await quantity(line).fill("2");
    await line.getByRole("button", { name: "Mettre à jour" }).click();
    await expect(page.getByRole("alert")).toContainText("ce format est en rupture de stock");
    await line.getByRole("button", { name: /^Retirer/ }).click();
    await expect(line).toHaveCount(0);
    await expect(summary(page)).toContainText("Sous-total47,90 €");
  });
});

test("a sold-out line links to its product, where another format can be chosen", async ({
  page,
  request,
}) => {
  const code = "13001301";
  await openCartWith(page, code);
  await request.post(`/_sandbox/variants/${code}`, { data: { stock: 0 } });
  await openShop(page, "/panier/");
  const line = cartLine(page, "Biscuits pour chien");
  await expect(line).toContainText(soldOut);
  await line.getByRole("link", { name: /^Biscuits pour chien/ }).click();
  await expect(page).toHaveURL(/\/produits\/biscuits-chien-insectes-pomme\//);
  await page.getByRole("navigation", { name: "Format" }).getByRole("link", { name: "3 × 150 g" }).click();
  await page.getByRole("button", { name: "Ajouter au panier" }).click();
  await expect(cartLink(page)).toHaveAccessibleName(/2 articles/);
});
