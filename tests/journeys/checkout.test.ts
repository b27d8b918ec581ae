import type { Page } from "playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { field, fillAddress, hasLock, orderToShipping, payByCard } from "./order-shopper.ts";
import {
  camille,
  documentLoads,
  heading,
  holdBack,
  logIn,
  openCartWith,
  pressUntil,
  twoKilos,
} from "./shopper.ts";

const paul = { email: "paul.martin@example.be" };

/** 21,90 €: without free shipping. */

const step = (page: Page) => page.getByRole("navigation", { name: "Étapes de la commande" });
const goOn = (page: Page) => page.getByRole("button", { name: /^Continuer vers/ });
const order = (page: Page) => page.getByRole("button", { name: "Commander", exact: true });

// The journeys refuse and break things.
test.use({ expectedNoise: /status of (401|422|503)/ });

test("a known customer is led from the cart to the recap, and changes each choice from there", async ({
  page,
}) => {
  await logIn(page);
  await openCartWith(page, twoKilos);
  // Pressed during a change: the order is what is shown.
  await page.getByRole("button", { name: /^Un de plus/ }).click();
  // The favourite address, and the choices of the last order.
  await orderToShipping(page);
  await expect(page.getByRole("region", { name: "Adresse de livraison" })).toContainText("Camille Durand");
  await expect(page.getByRole("region", { name: "Votre commande" })).toContainText("Quantité\u00a0: 2");
  await hasLock(page);
  const loads = documentLoads(page);
  await expectAccessible(page);

  await goOn(page).click();
  await expect(heading(page, "Votre moyen de paiement")).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("radio", { name: /^Carte bancaire/ }).check();
  await goOn(page).click();
  await expect(heading(page, "Vérifiez votre commande")).toBeFocused();
  await expect(page.getByRole("button", { name: "Commander avec obligation de paiement" })).toBeVisible();
  await expectAccessible(page);
  expect(loads).toEqual([]);

  await page.goBack();
  await expect(heading(page, "Votre moyen de paiement")).toBeVisible();
  await page.reload();
  await expect(step(page).locator("[aria-current=step]")).toHaveText("Paiement");
  await hasLock(page);

  // Another step chosen before the answer is kept.
  const letGo = await holdBack(page, /\/\?etape=paiement$/);
  const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
  await goOn(page).click();
  await step(page)
    .getByRole("link", { name: /^Livraison/ })
    .click();
  await expect(heading(page, "Votre livraison")).toBeFocused();
  letGo();
  await answered;

  // A pickup point from the list: its fees are shown at once, and the server sets them.
  await page.getByRole("radio", { name: /^Mondial Relay/ }).check();
  await expect(page.getByRole("region", { name: "Votre commande" })).toContainText("Livraison3,90 €");
  await expect(page.getByRole("status").filter({ hasText: /^Total de la commande/ })).toHaveText(
    /\d,\d\d\s€\.$/,
  );
  const points = page.getByRole("group", { name: "Votre point relais" });
  await goOn(page).click();
  await expect(points).toContainText("Choisissez le point où vous retirerez votre commande.");
  await points.getByLabel("Code postal").fill("75011");
  await points.getByRole("button", { name: "Chercher" }).click();
  await expect(points.getByText(/autour du code postal 75011/)).toBeVisible();
  await points.getByRole("radio").and(page.locator(":enabled")).first().check();
  await expectAccessible(page);
  await goOn(page).click();
  await expect(heading(page, "Votre moyen de paiement")).toBeFocused();
  await expect(page.getByRole("region", { name: "Votre commande" })).toContainText("Livraison3,90 €");
});

test("an address is corrected at its fields; an outage and an expired session lose nothing of it", async ({
  page,
  context,
  breakService,
}) => {
  await logIn(page, { ...camille, ...paul });
  await openCartWith(page, twoKilos);
  await order(page).click();
  await expect(heading(page, "Votre adresse")).toBeVisible();
  await hasLock(page);
  await goOn(page).click();
  await expect(page.getByRole("region", { name: /^\d champs à corriger$/ })).toBeFocused();
  await expect(page.getByText("Indiquez la ville.", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Ville \(facturation\)/ })).toBeVisible();
  await expectAccessible(page);
  await fillAddress(page);

  const mend = await breakService({ service: "ecommerce", mode: "status", status: 503, method: "PATCH" });
  await goOn(page).click();
  await expect(page.getByRole("alert")).toContainText("contactez notre service client au +33 4 65 71 00 42");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(field(page, "Ville")).toHaveValue("Lyon");
  await mend();

  await context.clearCookies({ name: /jwtTokenRaw|refreshToken|customerUri/ });
  await goOn(page).click();
  await page.waitForURL(/\/connexion\/\?retour=/);
  const back = new URL(page.url()).searchParams.get("retour") ?? "";
  await logIn(page, { ...camille, ...paul });
  await page.goto(back);
  await expect(heading(page, "Votre adresse")).toBeVisible();
  await expect(field(page, "Numéro et rue")).toHaveValue("12 rue des Lilas");
  await page.getByRole("checkbox", { name: /^Garder cette adresse/ }).uncheck();
  await goOn(page).dblclick();
  await expect(heading(page, "Votre livraison")).toBeFocused();
});

test("one tab at a time acts on an order; the other says so, and takes over by its button", async ({
  page,
  context,
}) => {
  await logIn(page);
  await openCartWith(page, twoKilos);
  await orderToShipping(page);
  await hasLock(page);
  const other = await context.newPage();
  await other.goto(page.url());
  const notice = other.getByText("Cette commande est ouverte dans un autre onglet.");
  await expect(notice).toBeVisible();
  // Paused: nothing in it can be pressed or focused.
  await goOn(other).focus();
  await expect(goOn(other)).not.toBeFocused();
  await expectAccessible(other);

  await goOn(page).click();
  await expect(heading(page, "Votre moyen de paiement")).toBeFocused();
  await expect(notice).toBeVisible();
  await other.getByRole("button", { name: "Continuer ici" }).click();
  await expect(heading(other, "Votre moyen de paiement")).toBeVisible();
  await expect(goOn(other)).toBeEnabled();
  // The first tab is the one that waits now.
  await expect(page.getByText("Cette commande est ouverte dans un autre onglet.")).toBeVisible();
  await page.close();

  // The same on a page that has not moved on since.
  const third = await context.newPage();
  await third.goto(other.url());
  await expect(third.getByText("Cette commande est ouverte dans un autre onglet.")).toBeVisible();
  await other.close();
  await third.getByRole("button", { name: "Continuer ici" }).click();
  await expect(third.getByText("n’est plus ouverte dans l’autre onglet")).toBeHidden();
  await goOn(third).click();
  await expect(heading(third, "Vérifiez votre commande")).toBeFocused();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an order goes from the cart to its confirmation by plain forms", async ({ page }) => {
    await page.goto(`/panier/?variantId=${twoKilos}`);
    await order(page).click();
    await field(page, "Adresse e-mail").fill(paul.email);
    const password = page.getByLabel("Mot de passe", { exact: true });
    await pressUntil(page.getByRole("button", { name: "Continuer", exact: true }), password);
    await password.fill("motdepasse-demo");
    await pressUntil(page.getByRole("button", { name: "Me connecter" }), heading(page, "Votre adresse"));
    await goOn(page).click();
    await expect(page.getByText("Indiquez la ville.", { exact: true })).toBeVisible();
    await fillAddress(page);
    await page.getByRole("checkbox", { name: /^Garder cette adresse/ }).uncheck();
    await page.getByLabel("Livrer à une autre adresse").check();
    await expect(page.getByRole("group", { name: "Adresse de livraison" })).toBeVisible();
    await page.getByLabel("Livrer à une autre adresse").uncheck();
    await goOn(page).click();

    await expect(heading(page, "Votre livraison")).toBeVisible();
    await page.getByRole("radio", { name: /^Mondial Relay/ }).check();
    const points = page.getByRole("group", { name: "Votre point relais" });
    await points.getByLabel("Code postal").fill("59000");
    await points.getByRole("button", { name: "Chercher" }).click();
    await expect(page.getByRole("radio", { name: /^Mondial Relay/ })).toBeChecked();
    await expect(points.getByText(/Lille/).first()).toBeVisible();
    await points.getByRole("radio").and(page.locator(":enabled")).first().check();
    await goOn(page).click();

    await expect(heading(page, "Votre moyen de paiement")).toBeVisible();
    await page.getByRole("radio", { name: /^Carte bancaire/ }).check();
    await goOn(page).click();
    await expect(page.getByRole("button", { name: "Commander avec obligation de paiement" })).toBeVisible();
    await expect(step(page).getByRole("link")).toHaveCount(4);
    await page.getByRole("button", { name: "Commander avec obligation de paiement" }).click();
    await payByCard(page, "4970 1000 0000 0000");
    await expect(heading(page, "Merci Paul, votre commande est enregistrée")).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Mondial Relay");
  });
});
