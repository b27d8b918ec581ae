import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { documentLoads, heading, logIn, openShop, phone } from "./shopper.ts";

const path = "/mon-compte/mes-informations-personnelles/";
const nora = { email: "nora.lefevre@example.fr", firstName: "Nora" };
const hugo = { email: "hugo.bernard@example.fr", firstName: "Hugo" };
const later = "nora.l@example.fr";
const demoPassword = "motdepasse-demo";

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const field = (place: Locator, label: string) => place.getByLabel(label, { exact: true });

test.use({ expectedNoise: /status of 422/ });

test("every part is changed by keyboard, without leaving the page, and put back with one press", async ({
  page,
  browser,
  baseURL,
}) => {
  await logIn(page, nora);
  await openShop(page, path);
  const loads = documentLoads(page);
  await expect(heading(page, "Mes informations personnelles")).toBeVisible();

  const you = part(page, "Vous");
  await field(you, "Prénom").fill("Norah");
  await you.getByLabel(/^Date de naissance/).fill("1994-02-27");
  await field(you, "Prénom").press("Enter");
  const outcome = you.getByRole("status");
  await expect(outcome).toContainText("Vos informations sont enregistrées.");
  await expect(field(you, "Prénom")).toHaveValue("Norah");
  await expectAccessible(page);
  // The outcome has the focus: the way back is the next stop.
  await page.keyboard.press("Tab");
  await expect(outcome.getByRole("button", { name: "Annuler" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(outcome).toContainText("vos informations sont comme avant");
  await expect(field(you, "Prénom")).toHaveValue("Nora");
  await expect(you.getByLabel(/^Date de naissance/)).toHaveValue("");

  const letters = part(page, "Ce que vous recevez");
  await letters.getByRole("checkbox").press("Space");
  await letters.getByRole("button", { name: "Enregistrer" }).press("Enter");
  await expect(letters.getByRole("status")).toContainText("Vos choix sont enregistrés.");
  await letters.getByRole("button", { name: "Annuler" }).press("Enter");
  await expect(letters.getByRole("checkbox")).not.toBeChecked();

  const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}), javaScriptEnabled: false });
  const other = await elsewhere.newPage();
  await logIn(other, nora);
  await other.goto(path);
  await expect(heading(other, "Mes informations personnelles")).toBeVisible();

  const password = part(page, "Mot de passe");
  await field(password, "Mot de passe actuel").fill("faux");
  await field(password, "Nouveau mot de passe").fill("trois gamelles vides");
  await expect(password.getByText("Solide.")).toBeVisible();
  await field(password, "Nouveau mot de passe").press("Enter");
  await expect(field(password, "Mot de passe actuel")).toBeFocused();
  await expect(field(password, "Mot de passe actuel")).toHaveAccessibleDescription(
    "Ce n’est pas votre mot de passe actuel.",
  );
  await field(password, "Mot de passe actuel").fill(demoPassword);
  await field(password, "Mot de passe actuel").press("Enter");
  await expect(password.getByRole("status")).toContainText("Vos autres appareils sont déconnectés.");
  await expect(field(password, "Nouveau mot de passe")).toHaveValue("");
  await other.reload();
  await expect(other).toHaveURL(/\/connexion\//);
  await elsewhere.close();

  const email = part(page, "Adresse e-mail");
  await field(email, "Nouvelle adresse e-mail").fill(later);
  await field(email, "Mot de passe actuel").fill("trois gamelles vides");
  await field(email, "Mot de passe actuel").press("Enter");
  await expect(email.getByText(later, { exact: true })).toBeVisible();
  await expect(email.getByText("À confirmer", { exact: true })).toBeVisible();
  await field(email, "Nouvelle adresse e-mail").fill("nora@exemple.fr");
  await email.getByRole("button", { name: "Renvoyer l’e-mail" }).press("Enter");
  await expect(email.getByRole("status").first()).toContainText(`à ${later}.`);
  await expect(field(email, "Nouvelle adresse e-mail")).toHaveValue("nora@exemple.fr");

  const download = page.waitForEvent("download");
  await part(page, "Mes données").getByRole("button").press("Enter");
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^mes-donnees-\d{4}-\d\d-\d\d\.json$/);
  expect(await readFile(await file.path(), "utf8")).toContain(later);
  await expect(heading(page, "Mes informations personnelles")).toBeVisible();
  expect(loads.slice(1)).toEqual([]);

  await page.getByRole("link", { name: "Demander la suppression…" }).press("Enter");
  await expect(heading(page, "Supprimer votre compte ?")).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Demander la suppression" }).press("Enter");
  await expect(page.getByText(/Nous avons reçu votre demande le \d/)).toBeVisible();
  await expect(
    part(page, "Supprimer mon compte").getByRole("button", { name: "Me déconnecter" }),
  ).toBeVisible();
});

test.describe("without scripts, on a telephone", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("a name is changed and put back, and an error shows at its field", async ({ page }) => {
    await logIn(page, hugo);
    await page.goto(path);
    const you = part(page, "Vous");
    await field(you, "Prénom").fill("Hugues");
    await you.getByRole("radio", { name: "Ne pas préciser" }).check();
    await you.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page).toHaveURL(`${path}#identite`);
    await expect(you.getByRole("status")).toContainText("Vos informations sont enregistrées.");
    await you.getByRole("button", { name: "Annuler" }).click();
    await expect(field(you, "Prénom")).toHaveValue("Hugo");
    await expect(you.getByRole("radio", { name: "Monsieur" })).toBeChecked();

    const password = part(page, "Mot de passe");
    await field(password, "Mot de passe actuel").fill("faux");
    await field(password, "Nouveau mot de passe").fill("trois gamelles vides");
    await password.getByRole("button", { name: "Changer de mot de passe" }).click();
    await expect(field(password, "Mot de passe actuel")).toHaveAccessibleDescription(
      "Ce n’est pas votre mot de passe actuel.",
    );
  });
});
