import type { Page } from "playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { logIn, openShop } from "./shopper.ts";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const option = (page: Page, name: RegExp) =>
  page.getByRole("listbox", { name: "Adresses proposées" }).getByRole("option", { name });

async function openForm(page: Page): Promise<void> {
  await logIn(page);
  await openShop(page, "/mon-compte/mes-adresses/");
  await page.getByRole("link", { name: "Ajouter une adresse" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Nouvelle adresse" })).toBeFocused();
}

test("a suggested address fills street, postcode and town, by keyboard, and only in France", async ({
  page,
}) => {
  await openForm(page);
  const street = field(page, "Numéro et rue");
  await street.pressSequentially("7 rue des trois croq");
  await expect(option(page, /Écully$/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(street).toHaveValue("7 Rue des Trois Croquettes");
  await expect(street).toBeFocused();
  await expect(field(page, "Code postal")).toHaveValue("69130");
  await expect(field(page, "Ville")).toHaveValue("Écully");
  await expect(page.getByText("nous écrirons «\u00a0Ecully\u00a0»")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Adresse complétée" })).toContainText(
    "69130 Écully",
  );

  await street.fill("12 rue de l'egl");
  await option(page, /L’Haÿ-les-Roses$/).click();
  await expect(street).toHaveValue("12 Rue de l'Église");
  await expect(field(page, "Ville")).toHaveValue("L'Haÿ-les-Roses");

  await street.fill("12 rue des trois");
  await expect(option(page, /Écully$/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(option(page, /./)).toHaveCount(0);
  await expect(street).toHaveValue("12 rue des trois");

  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await field(page, "Pays").selectOption("Belgique");
  await street.fill("12 rue des trois croquettes");
  await field(page, "Ville").focus();
  await field(page, "Pays").selectOption("France");
  const question = page.waitForRequest("**/api/address-suggestions*");
  await street.fill("12 rue de l'egli");
  await question;
  expect(asked.filter((path) => path === "/api/address-suggestions")).toHaveLength(1);
});

test("an address base that hangs keeps nobody from typing or sending", async ({ page, breakService }) => {
  await openForm(page);
  await breakService({ service: "address-search", mode: "slow", delay: 5000 });
  const street = field(page, "Numéro et rue");
  await street.pressSequentially("12 rue des trois croquettes");
  await expect(street).toHaveValue("12 rue des trois croquettes");
  await street.press("Enter");
  await expect(page.getByRole("region", { name: /champs à corriger/ })).toBeFocused();
  await expect(street).toHaveValue("12 rue des trois croquettes");
  await expect(option(page, /./)).toHaveCount(0);
});
