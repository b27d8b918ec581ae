import type { Page } from "playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { holdBack, hydrated, logIn, openShop } from "./shopper.ts";

const path = "/mon-compte/mes-adresses/";

const card = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test("an address is added, corrected, made the favourite and deleted by keyboard (spec 4, address)", async ({
  page,
}) => {
  await logIn(page);
  await openShop(page, path);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Ajouter une adresse" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Nouvelle adresse" })).toBeFocused();

  await field(page, "Numéro et rue").fill("12, rue de l’Église");
  await field(page, "Code postal").fill("1000");
  await field(page, "Ville").fill("Écully");
  await expect(page.getByText("nous écrirons «\u00a0Ecully\u00a0»")).toBeVisible();
  await field(page, "Ville").press("Enter");
  await expect(field(page, "Numéro et rue")).toHaveValue("12 rue de l'Église");
  await expect(page.getByRole("region", { name: "4 champs à corriger" })).toBeFocused();
  await expect(page.getByRole("region", { name: "4 champs à corriger" })).toBeInViewport();
  await page.getByRole("link", { name: "Prénom" }).press("Enter");
  await expect(field(page, "Prénom")).toBeFocused();
  await expectAccessible(page);

  // Each country has its own postcodes: the choice of another removes the error.
  await expect(field(page, "Code postal")).toHaveAccessibleDescription(/5\u00a0chiffres/);
  await field(page, "Pays").selectOption("Belgique");
  await expect(field(page, "Code postal")).not.toHaveAttribute("aria-invalid");
  await expect(page.getByLabel("Pays du numéro").first()).toHaveValue("BE");
  await field(page, "Pays").selectOption("France");
  await expect(field(page, "Code postal")).toHaveAttribute("aria-invalid", "true");

  await field(page, "Prénom").fill("Camille");
  await field(page, "Nom").fill("Durand");
  await field(page, "Numéro et rue").fill("12 rue de l’Église");
  await field(page, "Code postal").fill("69130");
  await field(page, "Téléphone mobile").fill("06 98 76 54 32");
  await page.getByLabel("Nom de cette adresse").fill("Jardin");
  await page.getByLabel("Nom de cette adresse").press("Enter");
  await expect(
    page.getByRole("status").filter({ hasText: "Votre adresse a bien été ajoutée." }),
  ).toBeVisible();
  await expect(card(page, "Jardin")).toContainText("69130 Ecully");

  await hydrated(page, () =>
    card(page, "Jardin")
      .getByRole("button", { name: /favorite/ })
      .press("Enter"),
  );
  await expect(page.getByText("Votre changement d’adresse a bien été pris en compte.")).toBeVisible();
  await expect(card(page, "Jardin")).toContainText("Favorite");
  await hydrated(page, () =>
    card(page, "Maison")
      .getByRole("button", { name: /favorite/ })
      .press("Enter"),
  );
  await expect(card(page, "Maison")).toContainText("Favorite");

  const remove = card(page, "Jardin").getByRole("link", { name: "Supprimer" });
  await remove.press("Enter");
  const question = page.getByRole("dialog", { name: "Supprimer cette adresse" });
  await expect(question).toContainText("12 rue de l'Église");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  await remove.press("Enter");
  await question.getByRole("button", { name: "Supprimer l’adresse" }).press("Enter");
  await expect(page.getByText("L’adresse a bien été supprimée.")).toBeVisible();
  await expect(card(page, "Jardin")).toHaveCount(0);
});

test("a country chosen before hydration sets the prefix of the phone number", async ({ page }) => {
  await logIn(page);
  const letGo = await holdBack(page, "**/assets/*.js");
  await page.goto(`${path}?adresse=nouvelle`, { waitUntil: "commit" });
  await field(page, "Pays").selectOption("Belgique");
  const prefix = page.getByLabel("Pays du numéro").first();
  await expect(prefix).toHaveValue("FR");
  letGo();
  await expect(prefix).toHaveValue("BE");
  await expect(field(page, "Pays")).toHaveValue("BE");
});

test.describe("when the session has ended", () => {
  test.use({ expectedNoise: /status of 401|ERR_FAILED/ });

  test("saving leads to the login, though no script of this page arrives any more", async ({
    page,
    context,
  }) => {
    await logIn(page);
    await openShop(page, `${path}?adresse=3`);
    await field(page, "Ville").fill("Seraing");
    await context.clearCookies({ name: /jwtTokenRaw|refreshToken|customerUri/ });
    await page.route("**/assets/*.js", (route) =>
      new URL(page.url()).pathname === path ? route.abort() : route.fallback(),
    );
    await page.getByRole("button", { name: "Enregistrer l’adresse" }).click();
    await page.waitForURL(/\/connexion\/\?retour=/);
  });
});

test.describe("when the connection breaks", () => {
  test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED|status of 503/ });

  test("the draft is kept, and is sent once it works again", async ({ page, context, breakService }) => {
    await logIn(page);
    await openShop(page, `${path}?adresse=3`);
    await field(page, "Code postal").fill("4100");
    await field(page, "Ville").fill("Seraing");
    const save = page.getByRole("button", { name: "Enregistrer l’adresse" });
    await context.setOffline(true);
    await save.click();
    await expect(page.getByRole("alert")).toContainText("rien n’est perdu");
    await context.setOffline(false);
    const mend = await breakService({ service: "ecommerce", mode: "status", path: "/shop/addresses" });
    await save.click();
    await expect(page.getByRole("alert")).toContainText("notre service ne répond pas");
    await expect(field(page, "Ville")).toHaveValue("Seraing");
    await mend();
    await save.click();
    await expect(card(page, "Odile Vandenberghe")).toContainText("4100 Seraing");
  });
});
