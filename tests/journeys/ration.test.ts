import type { Page } from "playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { cartLine, chicken, chooseFormat, openShop, quantity, walkToCart } from "./shopper.ts";

const fold = (page: Page) => page.locator("#ration");
const calculator = (page: Page) => page.getByRole("form", { name: "Calculer sa ration" });
const openFold = (page: Page) => page.getByText("Calculer sa ration", { exact: true }).click();
const announced = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

async function openCalculator(page: Page): Promise<void> {
  await openFold(page);
  await expect(calculator(page).getByLabel("Retenir cet animal sur cet appareil")).toBeVisible();
}

async function fillIn(page: Page, animal: { poids: string; ans?: string; mois?: string }): Promise<void> {
  await calculator(page).getByLabel("Son poids").fill(animal.poids);
  await calculator(page)
    .getByLabel("Années")
    .fill(animal.ans ?? "");
  await calculator(page)
    .getByLabel("Mois")
    .fill(animal.mois ?? "");
  await calculator(page).getByRole("button", { name: "Calculer" }).click();
}

test("the ration shows in place, and one tap sets the frequency of the subscription", async ({ page }) => {
  await openShop(page, `${chicken.path}5-kg/`);
  await openCalculator(page);
  await fillIn(page, { poids: "12", ans: "1", mois: "6" });
  await expect(fold(page)).toContainText("194 g");
  await expect(fold(page)).toContainText("25 jours");
  await expect(announced(page, "194 g par jour : ce format dure 25 jours.")).toHaveCount(1);
  await expectAccessible(page);

  await fold(page).getByRole("link", { name: "Choisir ce rythme" }).last().click();
  await expect(page.getByRole("radio", { name: /^Abonnement/ })).toBeChecked();
  await expect(page.getByLabel("Rythme de livraison")).toHaveValue("49");
  await expect(page.getByLabel("Rythme de livraison")).toBeFocused();
  await expect(page.getByLabel("Quantité")).toHaveValue("2");
  await expect(announced(page, "Abonnement choisi")).toHaveCount(1);
  await expect(page).toHaveURL(`${chicken.path}5-kg/`);

  await page.getByRole("button", { name: "Ajouter au panier" }).click();
  await expect(page.getByText("Ajouté au panier.")).toBeVisible();
  await walkToCart(page);
  await expect(quantity(cartLine(page))).toHaveValue("2");
  await expect(cartLine(page).getByLabel(/^Rythme de livraison/)).toHaveValue("49");
});

test("another format has its own days, for the same animal", async ({ page }) => {
  await openShop(page, `${chicken.path}5-kg/`);
  await openCalculator(page);
  await fillIn(page, { poids: "12", ans: "3" });
  await expect(fold(page)).toContainText("25 jours");
  await chooseFormat(page, "12 kg", `${chicken.path}12-kg/`);
  await expect(fold(page)).toContainText("61 jours");
  await expect(fold(page)).toContainText("Un sac ouvert se garde 6 à 8 semaines");
});

test("an error shows at its field, which gets the focus and keeps its draft", async ({ page }) => {
  await openShop(page, chicken.path);
  await openCalculator(page);
  await fillIn(page, { poids: "douze", ans: "3" });
  const weight = calculator(page).getByLabel("Son poids");
  await expect(weight).toBeFocused();
  await expect(weight).toHaveValue("douze");
  await expect(weight).toHaveAccessibleDescription(/Indiquez un poids en kilos, par exemple 12,5/);
  await expectAccessible(page);
  await fillIn(page, { poids: "5", mois: "4" });
  await expect(fold(page)).toContainText("il lui faut un aliment de croissance");
  await fold(page).getByRole("link", { name: "Les croquettes pour chiot" }).click();
  await expect(page).toHaveURL("/chien/croquettes/chiot/");
});

test("an empty form says what is missing, and the first field has the focus", async ({ page }) => {
  await openShop(page, chicken.path);
  await openCalculator(page);
  await calculator(page).getByRole("button", { name: "Calculer" }).click();
  const weight = calculator(page).getByLabel("Son poids");
  await expect(weight).toBeFocused();
  await expect(weight).toHaveAccessibleDescription(/Indiquez le poids de votre animal/);
  await expect(calculator(page)).toContainText("Indiquez l’âge de votre animal");
  await expect(fold(page)).not.toContainText("Le calculateur ne répond pas");
});

test.describe("where its scripts do not come", () => {
  test.use({ expectedNoise: /ERR_FAILED/ });

  test("the form is dressed, and answers as a page", async ({ page }) => {
    let come = false;
    await page.route(/\/ration-calculator-[^/]+\.js$/, (route) => (come ? route.continue() : route.abort()));
    await openShop(page, chicken.path);
    await openFold(page);
    const weight = calculator(page).getByLabel("Son poids");
    await expect(weight).toHaveCSS("border-top-style", "solid");
    expect((await weight.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await calculator(page).getByRole("button", { name: "Calculer" }).click();
    await expect(calculator(page)).toContainText("Indiquez le poids de votre animal.");
    await expect(page).toHaveURL(/\?poids=&ans=&mois=&naissance=&nombre=1/);
    come = true;
    await page.reload();
    await expect(calculator(page).getByLabel("Retenir cet animal sur cet appareil")).toBeVisible();
    await expect(weight).toHaveAccessibleDescription(/Indiquez le poids de votre animal/);
  });
});

test("the keyboard alone is enough, with the birthday too", async ({ page }) => {
  await openShop(page, chicken.path);
  const title = fold(page).locator("summary").first();
  await title.focus();
  await page.keyboard.press("Enter");
  await expect(calculator(page).getByLabel("Retenir cet animal sur cet appareil")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(calculator(page).getByLabel("Son poids")).toBeFocused();
  await page.keyboard.type("12");
  for (let step = 0; step < 3; step++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await calculator(page).getByLabel("Date de naissance").fill("2020-05-21");
  await calculator(page).getByLabel("Date de naissance").press("Enter");
  await expect(fold(page)).toContainText("194 g");
});

test("an animal is remembered on request only, and forgotten again", async ({ page }) => {
  const remember = calculator(page).getByLabel("Retenir cet animal sur cet appareil");
  const weight = calculator(page).getByLabel("Son poids");
  await openShop(page, chicken.path);
  await openCalculator(page);
  await fillIn(page, { poids: "12", ans: "3" });
  await expect(fold(page)).toContainText("194 g");
  expect(await page.evaluate(() => localStorage.getItem("lastAnimal:dog"))).toBeNull();

  await remember.check();
  await fillIn(page, { poids: "18", ans: "3", mois: "2" });
  await expect(fold(page)).toContainText("263 g");
  await openShop(page, "/produits/terrine-chien-boeuf-carottes/");
  await openCalculator(page);
  await expect(weight).toHaveValue("18");
  await expect(calculator(page).getByLabel("Années")).toHaveValue("3");
  await expect(calculator(page).getByLabel("Mois")).toHaveValue("2");

  await remember.uncheck();
  await calculator(page).getByRole("button", { name: "Calculer" }).click();
  await expect(fold(page)).toContainText("par jour");
  expect(await page.evaluate(() => localStorage.getItem("lastAnimal:dog"))).toBeNull();
});

test("a page rendered with its answer continues from there", async ({ page }) => {
  await openShop(page, `${chicken.path}5-kg/?poids=12&age=18`);
  await expect(calculator(page).getByLabel("Retenir cet animal sur cet appareil")).toBeVisible();
  await expect(fold(page)).toContainText("194 g");
  await expect(calculator(page).getByLabel("Mois")).toHaveValue("6");
  await fold(page).getByRole("link", { name: "Choisir ce rythme" }).first().click();
  await expect(page.getByLabel("Rythme de livraison")).toHaveValue("21");
});

test("with the calculator's service down, the page says so and links to its table", async ({
  page,
  breakService,
}) => {
  await openShop(page, chicken.path);
  await openCalculator(page);
  await breakService({ service: "content", mode: "refused", path: "/b2c-rations" });
  await fillIn(page, { poids: "21,3", ans: "3" });
  await expect(fold(page)).toContainText("Le calculateur ne répond pas");
  await expect(calculator(page).getByLabel("Son poids")).toHaveValue("21,3");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form, the ration and the choice of its frequency are pages", async ({ page }) => {
    await page.goto(`${chicken.path}5-kg/`);
    await openFold(page);
    await fillIn(page, { poids: "12", ans: "1", mois: "6" });
    await expect(page).toHaveURL(/\/5-kg\/\?poids=12&ans=1&mois=6&naissance=&nombre=1#ration$/);
    await expect(fold(page)).toContainText("194 g");
    await fold(page).getByRole("link", { name: "Choisir ce rythme" }).last().click();
    await expect(page).toHaveURL(/rythme=49&quantite=2#achat$/);
    await expect(page.getByRole("radio", { name: /^Abonnement/ })).toBeChecked();
    await expect(page.getByLabel("Rythme de livraison")).toHaveValue("49");
    await expect(page.getByLabel("Quantité")).toHaveValue("2");
    await page.getByRole("button", { name: "Ajouter au panier" }).click();
    await expect(page).toHaveURL("/panier/");
  });
});
