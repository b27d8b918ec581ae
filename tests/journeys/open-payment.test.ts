import type { Page } from "playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { orderBy, payByCard, walkToPayment } from "./order-shopper.ts";
import { cartLink, heading, openShop, phone } from "./shopper.ts";

const cards = { good: "4970 1000 0000 0000", refused: "4970 1000 0000 0026" };

const finish = (page: Page) => page.getByRole("link", { name: "Finaliser le paiement" });

async function orderByCard(page: Page): Promise<void> {
  await walkToPayment(page);
  await orderBy(page, "Carte bancaire");
  await expect(page).toHaveURL(/\/_sandbox\/paiement\//);
}

test.describe("on a telephone", () => {
  test.use({ viewport: phone });

  test("after a refusal, then a closed window, the payment is finished from the header", async ({ page }) => {
    await orderByCard(page);
    await payByCard(page, cards.refused);
    await expect(heading(page, "Réglez votre commande")).toBeVisible();
    await page.getByRole("link", { name: "Museau" }).first().click();
    await expect(heading(page, /./)).toBeVisible();
    await finish(page).click();
    await expect(page.getByRole("alert")).toContainText("Votre commande est gardée");
    await page.getByRole("button", { name: /^Régler/ }).click();
    await expect(page).toHaveURL(/\/_sandbox\/paiement\//);
    const gateway = page.url();

    // The window is closed, the shop opened again.
    await openShop(page, "/chien/");
    await cartLink(page).click();
    const drawer = page.getByRole("dialog");
    await expect(drawer).toContainText("Votre commande attend son paiement");
    await expectAccessible(page);
    await drawer.getByRole("link", { name: "Finaliser le paiement" }).click();
    await expect(heading(page, "Finalisez votre paiement")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Reprendre le paiement" }).click();
    await expect(page).toHaveURL(gateway);
    await payByCard(page, cards.good);
    await expect(heading(page, "Merci Camille, votre commande est enregistrée")).toBeVisible();
    await openShop(page, "/chien/");
    await expect(finish(page)).toHaveCount(0);
  });
});

test("who came back without paying goes on at once, and is told when the answer comes", async ({ page }) => {
  await orderByCard(page);
  const gateway = page.url();
  await payByCard(page, cards.good, "held");
  await expect(heading(page, "Nous vérifions votre paiement")).toBeVisible();
  await page.getByRole("link", { name: "Reprendre sans attendre" }).click();
  await expect(heading(page, "Finalisez votre paiement")).toBeVisible();
  await expect(page.getByRole("button", { name: "Reprendre le paiement" })).toBeVisible();
  await expectAccessible(page);
  await page.request.post(`${gateway}/notify`);
  await expect(heading(page, "Merci Camille, votre commande est enregistrée")).toBeVisible();
});

test("after a closed window another method is chosen from the account, which then says how to pay", async ({
  page,
}) => {
  await orderByCard(page);
  await page.goto("/mon-compte/mes-commandes/");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Finaliser le paiement de la commande/ })
    .first()
    .click();
  await expect(heading(page, "Finalisez votre paiement")).toBeVisible();
  await page.getByText("Payer autrement").click();
  await page.getByRole("radio", { name: "Virement bancaire" }).check();
  await page.getByRole("button", { name: "Choisir ce moyen de paiement" }).click();
  await expect(page).toHaveURL(/\/mon-compte\/mes-commandes\/[^/]+\/$/);
  await expect(page.getByRole("main")).toContainText("Nous l’attendons par virement");
  await page.getByRole("link", { name: "Comment payer" }).click();
  await expect(page.getByRole("main")).toContainText("FR76 3000");
  await openShop(page, "/chien/");
  await expect(finish(page)).toHaveCount(0);
});

test("a known customer buys an order again in four presses from home to the gateway", async ({ page }) => {
  await orderByCard(page);
  await payByCard(page, cards.good);
  await expect(heading(page, "Merci Camille, votre commande est enregistrée")).toBeVisible();
  await openShop(page);

  await page.getByRole("link", { name: "Bonjour Camille" }).click();
  await page
    .getByRole("button", { name: /^Commander à nouveau/ })
    .first()
    .click();
  const drawer = page.getByRole("dialog");
  await expect(drawer).toContainText("Croquettes");
  await expectAccessible(page);
  await drawer.getByRole("button", { name: "Commander" }).click();
  await expect(heading(page, "Vérifiez votre commande")).toBeVisible();
  await page.getByRole("button", { name: "Commander avec obligation de paiement" }).click();
  await expect(page).toHaveURL(/\/_sandbox\/paiement\//);
});
