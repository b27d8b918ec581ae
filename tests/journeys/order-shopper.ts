import type { Page } from "playwright/test";
import { expect } from "./journey.ts";
import { camille, heading, logIn, openCartWith } from "./shopper.ts";

export async function walkToPayment(page: Page): Promise<void> {
  await logIn(page, camille);
  await openCartWith(page, "11000102");
  await orderCart(page);
}

/** To the step of the payment, by somebody whose address is known; it follows the steps that are still open. */
export async function orderCart(page: Page): Promise<void> {
  const [shipping, payment, recap] = [
    heading(page, "Votre livraison"),
    heading(page, "Votre moyen de paiement"),
    recapOf(page),
  ];
  await page.getByRole("button", { name: "Commander" }).click();
  await expect(shipping.or(payment).or(recap)).toBeVisible();
  if (await shipping.isVisible())
    await page.getByRole("button", { name: "Continuer vers le paiement" }).click();
  if (await recap.isVisible()) await stepLink(page, "Paiement").click();
  await expect(payment).toBeVisible();
}

/** To the step of the carrier, which the recap has already where the last order went to the same place. */
export async function orderToShipping(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Commander", exact: true }).click();
  await expect(recapOf(page)).toBeVisible();
  await stepLink(page, "Livraison").click();
  await expect(heading(page, "Votre livraison")).toBeVisible();
}

const recapOf = (page: Page) => heading(page, "Vérifiez votre commande");

const stepLink = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "Étapes de la commande" })
    .getByRole("link", { name: new RegExp(`^${name}`) });

export const hasLock = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name)))
    .toEqual([expect.stringContaining("commande")]);

/** Of the visible address: the other one is hidden. */
export const field = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).and(page.locator("input:visible"));

export async function fillAddress(page: Page): Promise<void> {
  await field(page, "Numéro et rue").fill("12 rue des Lilas");
  await field(page, "Code postal").fill("69002");
  await field(page, "Ville").fill("Lyon");
  await field(page, "Téléphone mobile").fill("06 12 34 56 78");
}

export async function registerOnTheWayToPayment(page: Page, email: string, firstName: string): Promise<void> {
  await openCartWith(page, "11000102");
  await page.getByRole("button", { name: "Commander" }).click();
  await expect(page.locator("form[novalidate]").first()).toBeAttached();
  await field(page, "Adresse e-mail").fill(email);
  await page.getByRole("button", { name: "Continuer", exact: true }).click();
  await expect(heading(page, "Créez votre compte")).toBeFocused();
  await field(page, "Prénom").fill(firstName);
  await field(page, "Nom").fill("Roux");
  await page.getByLabel("Mot de passe", { exact: true }).fill("trois gamelles vides");
  await page.getByRole("checkbox", { name: /^J’accepte/ }).check();
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(heading(page, "Votre adresse")).toBeVisible();
  await hasLock(page);
  await fillAddress(page);
  await page.getByRole("button", { name: /^Continuer vers/ }).click();
  await expect(heading(page, "Votre livraison")).toBeVisible();
  await page.getByRole("radio", { name: /^Colissimo/ }).check();
  await page.getByRole("button", { name: "Continuer vers le paiement" }).click();
  await expect(heading(page, "Votre moyen de paiement")).toBeVisible();
}

/** Ends on the gateway's page, or at the confirmation of a delayed method. */
export async function orderBy(page: Page, method: string): Promise<void> {
  await page.getByRole("radio", { name: method }).check();
  await page.getByRole("button", { name: "Continuer vers le récapitulatif" }).click();
  await expect(heading(page, "Vérifiez votre commande")).toBeVisible();
  await page.getByRole("button", { name: "Commander avec obligation de paiement" }).click();
}

/** `notified` is when the shop learns the outcome. */
export async function payByCard(page: Page, number: string, notified?: string): Promise<void> {
  await expect(page).toHaveURL(/\/_sandbox\/paiement\//);
  await page.getByLabel("Numéro de carte").fill(number);
  await page.getByLabel("Expire fin").fill("12/30");
  await page.getByLabel("Cryptogramme").fill("123");
  if (notified) await page.getByLabel("La boutique l’apprend").selectOption(notified);
  await page.getByRole("button", { name: /^Payer/ }).click();
}
