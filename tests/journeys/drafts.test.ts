import type { Locator, Page } from "playwright/test";
import { expect, test } from "./journey.ts";
import { orderToShipping } from "./order-shopper.ts";
import { heading, logIn, openCartWith, openShop, twoKilos } from "./shopper.ts";

const drafts = (page: Page) =>
  page.evaluate(() => Object.entries({ ...sessionStorage }).filter(([key]) => key.startsWith("draft:")));

/** Of a layout without the cart's badge. */
const formOfScripts = (page: Page) => expect(page.locator("form[novalidate]").first()).toBeAttached();

/** Before hydration nothing is kept. */
async function chooseAndKeep(page: Page, radio: Locator): Promise<void> {
  await expect(async () => {
    await radio.check();
    await radio.dispatchEvent("change");
    expect(await drafts(page)).toHaveLength(1);
  }).toPass();
}

async function beginRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByRole("button", { name: "Continuer", exact: true }).click();
  await expect(heading(page, "Créez votre compte")).toBeVisible();
}

test("a registration survives a reload, without its password, and is not another person's", async ({
  page,
}) => {
  await page.goto("/connexion/");
  await formOfScripts(page);
  await beginRegistration(page, "brouillon@exemple.fr");
  await page.getByLabel("Prénom").fill("Zoé");
  await page.getByText("Ajouter une civilité ou une date").click();
  await page.getByLabel("Date de naissance").fill("1990-05-17");
  await page.getByLabel("Mot de passe", { exact: true }).fill("trois gamelles");
  await page.getByRole("checkbox", { name: /^Je souhaite recevoir/ }).check();
  await page.getByRole("checkbox", { name: /^Je souhaite recevoir/ }).uncheck();

  await page.reload();
  await expect(page.getByRole("textbox", { name: "Adresse e-mail" })).toHaveValue("brouillon@exemple.fr");
  await expect(page.getByLabel("Prénom")).toHaveValue("Zoé");
  await expect(page.getByLabel("Date de naissance")).toHaveValue("1990-05-17");
  await expect(page.getByRole("checkbox", { name: /^Je souhaite recevoir/ })).not.toBeChecked();
  await expect(page.getByLabel("Mot de passe", { exact: true })).toHaveValue("");
  expect(JSON.stringify(await drafts(page))).not.toContain("gamelles");

  await page.goto("/connexion/");
  await formOfScripts(page);
  await beginRegistration(page, "autre@exemple.fr");
  await expect(page.getByLabel("Prénom")).toHaveValue("");
  expect(JSON.stringify(await drafts(page))).not.toContain("Zoé");
});

test("a step of the checkout survives a detour by the cart, until it is done", async ({ page }) => {
  await logIn(page);
  await openCartWith(page, twoKilos);
  await orderToShipping(page);
  await page.goto(page.url().replace("livraison", "facturation"));
  await formOfScripts(page);
  await page.getByRole("radio", { name: "Une nouvelle adresse" }).first().check();
  const street = page.getByLabel("Numéro et rue").first();
  await street.fill("7, quai des Brumes");
  await page.getByLabel("Code postal").first().fill("69003");

  const step = page.url();
  await page.goto("/panier/");
  await page.goto(step);
  await expect(page.getByRole("radio", { name: "Une nouvelle adresse" }).first()).toBeChecked();
  await expect(street).toHaveValue("7 quai des Brumes");
  await expect(page.getByLabel("Code postal").first()).toHaveValue("69003");

  await page.getByLabel("Ville").first().fill("Lyon");
  await page.getByLabel("Téléphone mobile").first().fill("06.12.34.56.78");
  await page.getByRole("button", { name: /^Continuer vers/ }).click();
  await expect(heading(page, "Votre livraison")).toBeVisible();
  expect(await drafts(page)).toEqual([]);
});

test("the choices of shipping and payment survive a detour by the cart, and nothing survives a logout", async ({
  page,
}) => {
  await logIn(page);
  await openCartWith(page, twoKilos);
  await orderToShipping(page);
  const shipping = page.url();
  const shop = page.getByRole("radio", { name: /^Retrait en magasin/ });
  await chooseAndKeep(page, shop);
  await page.goto("/panier/");
  await page.goto(shipping);
  await expect(shop).toBeChecked();
  await page
    .getByRole("radio", { name: /^Colissimo/ })
    .first()
    .check();
  await page.getByRole("button", { name: /^Continuer vers/ }).click();

  await expect(heading(page, "Votre moyen de paiement")).toBeVisible();
  const payment = page.url();
  const transfer = page.getByRole("radio", { name: /^Virement/ });
  await chooseAndKeep(page, transfer);
  await page.goto("/panier/");
  await page.goto(payment);
  await expect(transfer).toBeChecked();
  expect(await drafts(page)).toHaveLength(1);

  // Newer data of the server, here other choices than those shown: the draft is dropped.
  await page.evaluate(() => {
    const [key = ""] = Object.keys(sessionStorage).filter((name) => name.startsWith("draft:"));
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    sessionStorage.setItem(key, JSON.stringify({ ...kept, base: "of another answer" }));
  });
  await page.reload();
  await expect.poll(() => drafts(page)).toEqual([]);
  await expect(transfer).not.toBeChecked();

  await chooseAndKeep(page, transfer);
  await openShop(page, "/mon-compte/");
  await page
    .getByRole("button", { name: /déconnecter/ })
    .first()
    .click();
  await expect(page).not.toHaveURL(/mon-compte/);
  expect(await drafts(page)).toEqual([]);
});
