import type { Page } from "playwright/test";
import { addressPairTexts } from "../../shared/address/address-pair.texts.ts";
import { addressTexts } from "../../shared/address/texts.ts";
import { pickupTexts } from "../../shared/delivery/pickup-points.texts.ts";
import { cancellationTexts } from "../../shared/subscription/cancel/cancellation.texts.ts";
import { deliveryStepTexts } from "../../shared/subscription/delivery/delivery.texts.ts";
import { frequencyTexts } from "../../shared/subscription/frequency/frequency.texts.ts";
import { paymentCardTexts } from "../../shared/subscription/payment/payment-card.texts.ts";
import { subscriptionTexts } from "../../shared/subscription/subscription.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { antoine, camille, heading, openShop } from "./shopper.ts";
import { textPattern } from "./text-pattern.ts";

const { places, terms } = subscriptionTexts;

const link = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });
const notice = (page: Page, text: string) =>
  expect(
    page
      .getByRole("main")
      .getByRole("status")
      .filter({ hasText: textPattern(text) }),
  ).toBeVisible();

test.describe("of a subscription of one's own", () => {
  test.use({ customer: antoine, expectedNoise: /status of 422/ });

  test("rhythm, address, carrier and card are changed; an end that is not complete is told beside its fields, and made by keyboard", async ({
    page,
  }) => {
    await openShop(page, "/mon-compte/mes-abonnements/14/?onglet=mon-abonnement");
    await link(page, terms.frequence).click();
    await page.getByRole("radio", { name: /^Tous les 2 mois/ }).click();
    await button(page, frequencyTexts.confirm).click();
    await notice(page, frequencyTexts.done);

    await link(page, places.adresses).click();
    await page.getByRole("radio", { name: textPattern(addressPairTexts.new) }).check();
    const { firstName, lastName, street, postcode, city, phoneNumber } = addressTexts.forms.address;
    for (const [{ label }, text] of [
      [firstName, "Antoine"],
      [lastName, "Mercier"],
      [street, "12 rue des Lilas"],
      [postcode, "69003"],
      [city, "Lyon"],
      [phoneNumber, "06 12 34 56 78"],
    ] as const)
      await page.getByLabel(label, { exact: true }).first().fill(text);
    await button(page, deliveryStepTexts.addresses.submit).click();
    await notice(page, "12 rue des Lilas");

    await link(page, places.livraison).click();
    await page.getByRole("radio", { name: /^Transporteur sur rendez-vous/ }).check();
    await button(page, deliveryStepTexts.delivery.submit).click();
    await notice(page, deliveryStepTexts.delivery.done);

    await link(page, places.paiement).last().click();
    await button(page, paymentCardTexts.submit).click();
    await page.getByLabel("Numéro de carte").fill("5100100000000008");
    await page.getByLabel("Expire fin").fill("09/31");
    await page.getByLabel("Cryptogramme").fill("123");
    await page.getByRole("button", { name: "Enregistrer cette carte" }).click();
    await page.getByRole("button", { name: "Confirmer la carte" }).click();
    await notice(page, translator(paymentCardTexts)("result.updated", { card: "Mastercard •••• 0008" }));

    await openShop(page, "/mon-compte/mes-abonnements/14/?modifier=resiliation");
    await expect(heading(page, cancellationTexts.title)).toBeVisible();
    const end = button(page, cancellationTexts.form.submit);
    await end.press("Enter");
    await expect(page.getByText(cancellationTexts.form.reason.missing).first()).toBeVisible();
    await expectAccessible(page);
    const reasons = page.getByRole("radio");
    await reasons.first().press("ArrowDown");
    await expect(reasons.nth(1)).toBeChecked();
    await page.getByLabel(cancellationTexts.form.message.label).focus();
    await page.keyboard.type("Nous déménageons.");
    await page.keyboard.press("Tab");
    await expect(end).toBeFocused();
    await page.keyboard.press("Enter");
    await notice(page, cancellationTexts.done);
  });
});

test.describe("of a subscription with a carrier to pickup points", () => {
  test.use({ customer: camille });

  test("a pickup point is chosen, and its subscription keeps it", async ({ page }) => {
    const step = "/mon-compte/mes-abonnements/2/?modifier=livraison";
    await openShop(page, step);
    const points = page.getByRole("group", { name: pickupTexts.legend.relay });
    await points.getByRole("radio", { name: /^Épicerie Vaise Marché/ }).check();
    await button(page, deliveryStepTexts.delivery.submit).press("Enter");
    await notice(page, deliveryStepTexts.delivery.done);
    await openShop(page, step);
    await expect(page.getByRole("radio", { name: /^Épicerie Vaise Marché/ })).toBeChecked();
  });
});
