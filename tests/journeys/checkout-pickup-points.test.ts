import type { Page } from "playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { orderToShipping } from "./order-shopper.ts";
import { heading, logIn, openCartWith, twoKilos } from "./shopper.ts";

test.use({ expectedNoise: /status of 422/ });

const points = (page: Page) => page.getByRole("group", { name: "Votre point relais" });
const point = (page: Page, name: string) => points(page).getByRole("radio", { name: new RegExp(`^${name}`) });

test("a pickup point is found by its postcode and chosen on the map, by keyboard", async ({ page }) => {
  // A browser that is never idle: the map must not wait for it.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await logIn(page);
  await openCartWith(page, twoKilos);
  await orderToShipping(page);
  await page.getByRole("radio", { name: /^Mondial Relay/ }).check();
  await expect(point(page, "Librairie du Gros Caillou")).toBeDisabled();
  await expect(points(page).getByText("Temporairement inactif").first()).toBeVisible();

  const place = points(page).getByLabel("Code postal");
  await expect(place).toHaveValue("69002");
  await place.fill("6900");
  await place.press("Enter");
  await expect(points(page).getByRole("status")).toContainText(
    "«\u00a06900\u00a0» n’est pas un code postal du pays de livraison",
  );
  await place.fill("67000");
  await place.press("Enter");
  await expect(point(page, "Épicerie de la Krutenau")).toBeVisible();

  await page.getByRole("button", { name: /^Continuer vers/ }).click();
  const missing = page.getByText("Choisissez le point où vous retirerez votre commande.");
  await expect(missing).toHaveCount(1);
  await expect(missing).toBeInViewport();
  await expect(points(page).getByRole("radio", { disabled: false }).first()).toBeFocused();

  await points(page).getByRole("button", { name: "Carte", exact: true }).press("Enter");
  const map = page.getByRole("region", { name: "Carte des points relais" });
  const marker = map.getByRole("button", { name: "Maison de la Presse Neudorf, 67100 Strasbourg" });
  await marker.press("Enter");
  await map.getByRole("button", { name: "Choisir ce point" }).press("Enter");
  await expect(points(page).getByText(/^Choisi\s: Maison de la Presse Neudorf/)).toBeVisible();
  await expect(missing).toHaveCount(0);
  await expectAccessible(page);
  await points(page).getByRole("button", { name: "Liste", exact: true }).press("Enter");
  await expect(point(page, "Maison de la Presse Neudorf")).toBeChecked();

  await page.getByRole("button", { name: /^Continuer vers/ }).click();
  await expect(heading(page, "Votre moyen de paiement")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a shop is found by its postcode and chosen from the list", async ({ page }) => {
    await logIn(page);
    await page.goto(`/panier/?variantId=${twoKilos}`);
    await orderToShipping(page);
    await page.getByRole("radio", { name: /^Retrait en magasin/ }).check();
    const shops = page.getByRole("group", { name: "Votre magasin" });
    await shops.getByLabel("Code postal").fill("75011");
    await shops.getByRole("button", { name: "Chercher" }).click();
    await expect(page.getByRole("radio", { name: /^Retrait en magasin/ })).toBeChecked();
    await expect(shops.getByRole("radio", { name: /^Museau Paris Convention/ })).toBeDisabled();
    await shops.getByRole("radio", { name: /^Museau Paris Oberkampf/ }).check();
    await expect(shops.getByRole("button", { name: "Carte" })).toBeHidden();
    await page.getByRole("button", { name: /^Continuer vers/ }).click();
    await expect(heading(page, "Votre moyen de paiement")).toBeVisible();
  });
});
