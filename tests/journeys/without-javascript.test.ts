import { expect, test } from "./journey.ts";
import { cartLine, chicken, isAt, phone, quantity, summary } from "./shopper.ts";

test.use({ javaScriptEnabled: false });

test("without scripts a visitor walks from home to a product, subscribes and finds it in the cart", async ({
  page,
}) => {
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  await menu.getByText("Chien", { exact: true }).click();
  await menu.getByRole("link", { name: "Croquettes", exact: true }).click();
  await expect(page).toHaveURL("/chien/croquettes/");
  await page.getByRole("link", { name: chicken.name }).click();
  await page.getByRole("navigation", { name: "Format" }).getByRole("link", { name: "5 kg" }).click();
  await expect(page).toHaveURL(isAt(`${chicken.path}5-kg/`));

  await page.getByRole("radio", { name: /^Abonnement/ }).check();
  await page.getByLabel("Rythme de livraison").selectOption("Toutes les 6 semaines");
  await page.getByLabel("Quantité").fill("2");
  await page.getByRole("button", { name: "Ajouter au panier" }).click();

  await expect(page).toHaveURL("/panier/");
  await expect(page.getByRole("status").filter({ hasText: "Ajouté au panier" })).toBeVisible();
  const line = cartLine(page);
  await expect(line.getByLabel(/^Rythme de livraison/)).toHaveValue("42");
  const account = summary(page);
  await expect(account).toContainText("Total86,22 €");

  await quantity(line).fill("3");
  await line.getByLabel(/^Rythme de livraison/).selectOption("Achat unique");
  await line.getByRole("button", { name: "Mettre à jour" }).click();
  // Three times 47,90 €, less the 5 € for 120 € of goods.
  await expect(account).toContainText("Total138,70 €");
  await expect(page.getByRole("status").filter({ hasText: "Votre panier est à jour." })).toBeVisible();

  await page.reload();
  await expect(page.getByText("Votre panier est à jour.")).toHaveCount(0);
  await line.getByRole("button", { name: /^Retirer/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Votre panier est vide" })).toBeVisible();
});

test("without scripts reviews and cross-sell show, on the first page and on the next ones", async ({
  page,
}) => {
  for (const path of [chicken.path, "/produits/terrine-chien-boeuf-carottes/"]) {
    await page.goto(path);
    await expect(page.getByText(/Publié le/).first()).toBeVisible();
    const others = page.getByRole("region", { name: "Dans la même catégorie" });
    await expect(others.getByRole("article").first()).toBeVisible();
    // The placeholders of late parts are gone for screen readers too.
    await expect(page.getByRole("status", { name: /^Chargement/ })).toHaveCount(0);
  }
});

test("without scripts the menu opens on a small screen and the search shows its results", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await menu.getByText("Chat", { exact: true }).click();
  await menu.getByRole("link", { name: "Pâtées" }).click();
  await expect(page).toHaveURL("/chat/patees/");

  await page.getByRole("searchbox", { name: "Rechercher un produit" }).fill("chien saumon");
  await page.getByRole("button", { name: "Rechercher" }).click();
  await expect(page).toHaveURL("/rechercher/?q=chien+saumon");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/chien saumon/);
  await expect(page.getByRole("searchbox", { name: "Rechercher un produit" })).toHaveValue("chien saumon");
  await page
    .getByRole("link", { name: /saumon/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/produits\//);
});
