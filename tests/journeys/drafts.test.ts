import type { Page } from "playwright/test";
import { expect, test } from "./journey.ts";
import { heading, logIn, openCartWith, twoKilos } from "./shopper.ts";

const drafts = (page: Page) =>
  page.evaluate(() => Object.entries({ ...sessionStorage }).filter(([key]) => key.startsWith("draft:")));

/** Of a layout without the cart's badge. */
const formOfScripts = (page: Page) => expect(page.locator("form[novalidate]").first()).toBeAttached();

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
  await page.getByRole("button", { name: "Commander", exact: true }).click();
  await expect(heading(page, "Votre livraison")).toBeVisible();
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
