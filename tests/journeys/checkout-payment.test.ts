import type { Page } from "playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { orderBy, payByCard, registerOnTheWayToPayment, walkToPayment } from "./order-shopper.ts";
import { heading } from "./shopper.ts";

const cards = {
  strong: "5100 1000 0000 0008",
  refused: "4970 1000 0000 0026",
};

async function expectBeginning(page: Page, name: string): Promise<void> {
  await expect(heading(page, name)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

test("a new customer registers on the way, pays by card with strong authentication, and is confirmed though the shop learns it late", async ({
  page,
}) => {
  await registerOnTheWayToPayment(page, "ines.roux@exemple.fr", "Inès");
  await expectAccessible(page);
  await page.getByRole("radio", { name: "Carte bancaire" }).check();
  await page.getByRole("button", { name: "Continuer vers le récapitulatif" }).click();
  const button = page.getByRole("button", { name: "Commander avec obligation de paiement" });
  await expect(heading(page, "Vérifiez votre commande")).toBeVisible();
  await expectAccessible(page);
  // A double press orders once.
  await button.dblclick();
  await payByCard(page, cards.strong, "quand on le lui dira");
  const gateway = page.url();
  await page.getByRole("button", { name: "Confirmer le paiement" }).click();

  await expect(heading(page, "Nous vérifions votre paiement")).toBeVisible();
  await expectAccessible(page);
  await page.request.post(`${gateway}/notify`);
  await expect(heading(page, "Merci Inès, votre commande est enregistrée")).toBeVisible();
  await expectAccessible(page);
  const letterhead = page.getByRole("main").getByText("Museau", { exact: true });
  await expect(letterhead).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(letterhead).toBeVisible();
  await expect(page.getByRole("heading", { name: "Votre commande", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Imprimer" })).toBeHidden();
});

test("a refused card is explained in the bank's words, and paypal pays the same order", async ({ page }) => {
  await walkToPayment(page);
  await orderBy(page, "Carte bancaire");
  await payByCard(page, cards.refused);
  await expect(heading(page, "Réglez votre commande")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Provision insuffisante ou plafond dépassé (code 51)");
  await expectAccessible(page);
  await page.getByRole("radio", { name: "PayPal" }).check();
  await page.getByRole("button", { name: /^Régler/ }).click();
  await page.getByRole("button", { name: "Accepter et payer" }).click();
  await expect(heading(page, "Merci Camille, votre commande est enregistrée")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("PayPal");
});

test("a bank transfer is ordered and explained; another method is still possible, and so is a return from it", async ({
  page,
}) => {
  await walkToPayment(page);
  await orderBy(page, "Virement bancaire");
  await expectBeginning(page, "Merci Camille, votre commande est enregistrée");
  await expect(page.getByRole("region", { name: "Comment payer" })).toContainText("FR76 3000");
  await expectAccessible(page);
  const other = page.getByRole("link", { name: "Choisir un autre moyen de paiement" });
  await other.evaluate((link) => link.scrollIntoView({ block: "start" }));
  await other.click();
  await expectBeginning(page, "Réglez votre commande");
  await page.getByRole("radio", { name: "Carte bancaire" }).check();
  await page.getByRole("button", { name: /^Régler/ }).click();
  await expect(page).toHaveURL(/\/_sandbox\/paiement\//);
  await page.goBack();
  await expect(heading(page, "Finalisez votre paiement")).toBeVisible();
  await expectAccessible(page);
  // The address of the form without scripts.
  await page.goto(`${new URL(page.url()).pathname}?verifie=1`);
  await expect(heading(page, "Le paiement n’est pas encore confirmé")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Reprendre le paiement" }).click();
  await page.getByRole("button", { name: "Abandonner et revenir à la boutique" }).click();
  await expect(page.getByRole("main")).toContainText("Le paiement n’a pas été terminé.");
});
