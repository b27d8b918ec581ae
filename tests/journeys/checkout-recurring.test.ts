import type { APIRequestContext } from "playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { orderBy, orderCart, payByCard } from "./order-shopper.ts";
import { camille, heading, logIn, openShop } from "./shopper.ts";

test.afterEach(({ request }) => listed(request, "all"));

const listed = async (request: APIRequestContext, list: string) => {
  await request.post("/_sandbox/payment-methods", { data: { list } });
};

test("an order with a subscription says its next charge, and is paid by card alone, also after a refusal", async ({
  page,
}) => {
  await logIn(page, camille);
  await openShop(page, "/panier/?variantId=11000101&interval=31");
  await expect(page.getByText(/En abonnement, 2 livraisons au minimum\s: Croquettes/)).toBeVisible();
  await expect(page.getByText(/prochain débit le .*, si vous commandez aujourd’hui/)).toBeVisible();
  await expectAccessible(page);
  await orderCart(page);
  await expect(page.getByRole("radio", { name: "Carte bancaire" })).toBeChecked();
  for (const name of ["PayPal", "Chèque", "Virement bancaire"])
    await expect(page.getByRole("radio", { name })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Continuer vers le récapitulatif" }).click();
  await expect(page.getByText(/livraison comprise/)).toBeVisible();
  await page.getByRole("button", { name: "Commander avec obligation de paiement" }).click();
  await payByCard(page, "4970 1000 0000 0026");
  await expect(page.getByText(/avec une autre carte/)).toBeVisible();
  await expect(page.getByRole("radio", { name: "Chèque" })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Régler/ }).click();
  await payByCard(page, "4970 1000 0000 0000");
  await expect(heading(page, /^Merci Camille/)).toBeVisible();
  await expect(page.getByText(/livraison comprise/)).toBeVisible();
  await expectAccessible(page);
});

test("where no method can be charged again the articles are taken once, which is said before", async ({
  page,
}) => {
  await listed(page.request, "delayed");
  await logIn(page, camille);
  await openShop(page, "/panier/?variantId=11000101&interval=31");
  await orderCart(page);
  await expect(page.getByText(/l’unité, au lieu de .* en abonnement/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Passer en achat unique" }).click();
  await expect(page.getByText(/Passé en achat unique/)).toBeVisible();
  await orderBy(page, "Chèque");
  await expect(heading(page, /^Merci Camille/)).toBeVisible();
});
