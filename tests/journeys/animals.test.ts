import type { Page } from "playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { heading, logIn, openShop, paul, phone } from "./shopper.ts";

const list = "/mon-compte/mes-animaux/";

const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label, { exact: true });
const options = (page: Page) => page.getByRole("listbox", { name: "Race" }).getByRole("option");
const choose = (page: Page, group: string, name: string) =>
  page.getByRole("group", { name: group }).getByRole("radio", { name, exact: true }).press("Space");

test("a cat is added by keyboard alone, its breed found by typing, corrected, changed and deleted (spec 5, pet)", async ({
  page,
}) => {
  await logIn(page, paul);
  await openShop(page, list);
  await expect(heading(page, "Ajouter un animal")).toBeVisible();
  await page.getByRole("link", { name: "Un chat" }).press("Enter");
  await expect(heading(page, "Ajouter un chat")).toBeFocused();

  await field(page, "Nom").pressSequentially("Noisette");
  const breed = page.getByRole("main").getByRole("combobox", { name: "Race" });
  await expect(breed).toHaveAttribute("aria-expanded", "false");
  await breed.focus();
  await page.keyboard.type("coon");
  await expect(breed).toHaveAttribute("aria-expanded", "true");
  await expect(options(page)).toHaveText(["Maine coon"]);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(breed).toHaveValue("Maine coon");
  await expect(breed).toHaveAttribute("aria-expanded", "false");

  // Arrows go through the list, Escape leaves it.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(options(page).and(page.locator("[aria-selected=true]"))).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(options(page)).toHaveCount(0);
  await expect(breed).toHaveValue("Maine coon");

  await choose(page, "Sexe", "Femelle");
  await choose(page, "Date de naissance ou âge", "L’âge");
  await field(page, "Années").fill("3");
  await field(page, "Poids (kg)").fill("25");
  await choose(page, "Stérilisation", "Oui");
  await choose(page, "Silhouette", "Idéale");
  await choose(page, "Activité", "Calme");
  await field(page, "Santé").selectOption("Rien à signaler");
  await field(page, "Marque de croquettes").selectOption("Museau");
  await field(page, "Nom").press("Enter");

  await expect(page.getByRole("region", { name: "2 champs à corriger" })).toBeFocused();
  await expect(field(page, "Poids (kg)")).toHaveAccessibleDescription(/entre 1 et 13/);
  await expectAccessible(page);
  await field(page, "Poids (kg)").fill("4,2");
  await page.getByRole("checkbox", { name: "Croquettes", exact: true }).press("Space");
  await page.getByRole("button", { name: "Ajouter cet animal" }).press("Enter");

  await expect(page.getByText("Noisette fait maintenant partie de vos animaux.")).toBeVisible();
  await expect(heading(page, "Noisette")).toBeFocused();
  await openShop(page, list);
  const card = page.getByRole("article").filter({ hasText: "Noisette" });
  await expect(card).toContainText("Maine coon");
  await expect(card).toContainText("3 ans");

  await card.getByRole("link", { name: "Modifier Noisette" }).press("Enter");
  await expect(heading(page, "Modifier le profil de Noisette")).toBeVisible();
  await field(page, "Poids (kg)").fill("4,6");
  await field(page, "Poids (kg)").press("Enter");
  await expect(page.getByText("Le profil de Noisette a bien été enregistré.")).toBeVisible();
  await openShop(page, list);
  await expect(card).toContainText("4,6");

  await card.getByRole("link", { name: "Supprimer Noisette" }).press("Enter");
  await expect(heading(page, "Supprimer le profil de Noisette")).toBeVisible();
  await page.getByRole("button", { name: "Supprimer son profil" }).press("Enter");
  await expect(page.getByText("Choisissez une raison.")).toBeVisible();
  await choose(page, "Pour quelle raison", "Mon animal nous a quittés");
  await page.getByRole("button", { name: "Supprimer son profil" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Nous pensons à vous" })).toBeVisible();
  await expectAccessible(page);
});

test("a text that names no breed is told beside the field; on a telephone the list stays in the window", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await logIn(page);
  await openShop(page, `${list}ajouter/?espece=chien`);
  await field(page, "Nom").fill("Rex");
  const breed = page.getByRole("main").locator("input[role=combobox]");
  await breed.fill("berger");
  const first = options(page).first();
  await expect(first).toBeInViewport();
  await breed.fill("licorne");
  await expect(page.getByText("Aucune réponse de la liste ne correspond.").first()).toBeVisible();
  await page.getByRole("button", { name: "Ajouter cet animal" }).click();
  await expect(breed).toHaveAccessibleDescription(/Choisissez une race dans la liste/);
  await expect(breed).toHaveValue("licorne");
  await breed.fill("Labrador retriever");
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(breed).toHaveValue("Labrador retriever");
  await expect(breed).not.toHaveAttribute("aria-invalid");
});
