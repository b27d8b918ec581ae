import type { Page } from "playwright/test";
import { expect } from "./journey.ts";
import { camille, logIn, openCartWith } from "./shopper.ts";

/** The first heading of the page, which says where the shopper is. */
export const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** A known customer with one bag in the cart, before the choice of the payment. */
export async function walkToPayment(page: Page): Promise<void> {
  await logIn(page, camille);
  await openCartWith(page, "11000102");
  await page.getByRole("button", { name: "Commander" }).click();
  await expect(title(page, "Votre moyen de paiement").or(title(page, "Votre livraison"))).toBeVisible();
  if (await title(page, "Votre livraison").isVisible()) {
    await page.getByRole("button", { name: "Continuer vers le paiement" }).click();
  }
  await expect(title(page, "Votre moyen de paiement")).toBeVisible();
}

/** Chooses a method and orders: on the gateway's page, or at the confirmation of a delayed method. */
export async function orderBy(page: Page, method: string): Promise<void> {
  await page.getByRole("radio", { name: method }).check();
  await page.getByRole("button", { name: "Continuer vers le récapitulatif" }).click();
  await expect(title(page, "Vérifiez votre commande")).toBeVisible();
  await page.getByRole("button", { name: "Commander avec obligation de paiement" }).click();
}

/** The card on the gateway's page; `told` is when the shop learns what became of it. */
export async function payByCard(page: Page, number: string, told?: string): Promise<void> {
  await expect(page).toHaveURL(/\/_sandbox\/paiement\//);
  await page.getByLabel("Numéro de carte").fill(number);
  await page.getByLabel("Expire fin").fill("12/30");
  await page.getByLabel("Cryptogramme").fill("123");
  if (told) await page.getByLabel("La boutique l’apprend").selectOption(told);
  await page.getByRole("button", { name: /^Payer/ }).click();
}
