import type { Page } from "playwright/test";
import { signInTexts } from "../../shared/account/sign-in/sign-in.texts.ts";
import { addressTexts } from "../../shared/address/texts.ts";
import { checkoutTexts } from "../../shared/checkout/texts.ts";
import { confirmationTexts } from "../../shared/order/confirmation/confirmation.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { part } from "../words.ts";
import { orderButton } from "./cart-controls.ts";
import { expect } from "./journey.ts";
import { heading, openCartWith } from "./shopper.ts";

const { stepTitles, steps } = checkoutTexts;

export async function walkToPayment(page: Page): Promise<void> {
  await openCartWith(page, "11000102");
  await orderCart(page);
}

export async function orderCart(page: Page): Promise<void> {
  const [shipping, payment, recap] = [
    heading(page, stepTitles.livraison),
    heading(page, stepTitles.paiement),
    heading(page, stepTitles.recapitulatif),
  ];
  await orderButton(page).click();
  await expect(shipping.or(payment).or(recap)).toBeVisible();
  if (await shipping.isVisible()) await goOn(page).click();
  await expect(payment.or(recap)).toBeVisible();
  if (await recap.isVisible()) await stepLink(page, steps.paiement).click();
  await expect(payment).toBeVisible();
}

export async function orderToShipping(page: Page): Promise<void> {
  await orderButton(page).click();
  await expect(heading(page, stepTitles.recapitulatif)).toBeVisible();
  await stepLink(page, steps.livraison).click();
  await expect(heading(page, stepTitles.livraison)).toBeVisible();
}

export const progress = (page: Page) => page.getByRole("navigation", { name: checkoutTexts.progress });

export const stepLink = (page: Page, name: string) =>
  progress(page).getByRole("link", { name: new RegExp(`^${name}`) });

export const goOn = (page: Page) => page.getByRole("button", { name: checkoutTexts.goOn, exact: true });

export const placeOrder = (page: Page) => page.getByRole("button", { name: checkoutTexts.summary.submit });

export const thanks = (page: Page, firstName: string) =>
  heading(page, translator(confirmationTexts)("thanks", { firstName }));

export const hasLock = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name)))
    .toEqual([expect.stringContaining("commande")]);

/** Only the visible address: the other one is hidden. */
export const field = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).and(page.locator("input:visible"));

const addressFields = addressTexts.forms.address;

export async function fillAddress(page: Page): Promise<void> {
  await field(page, addressFields.street.label).fill("12 rue des Lilas");
  await field(page, addressFields.postcode.label).fill("69002");
  await field(page, addressFields.city.label).fill("Lyon");
  await field(page, addressFields.phoneNumber.label).fill("06 12 34 56 78");
}

export async function registerOnTheWayToPayment(page: Page, email: string, firstName: string): Promise<void> {
  const { fields, registration, accept } = signInTexts;
  await openCartWith(page, "11000102");
  await orderButton(page).click();
  await expect(page.locator("form[novalidate]").first()).toBeAttached();
  await field(page, fields.email).fill(email);
  await page.getByRole("button", { name: signInTexts.email.submit, exact: true }).click();
  await expect(heading(page, registration.heading)).toBeFocused();
  await field(page, addressFields.firstName.label).fill(firstName);
  await field(page, addressFields.lastName.label).fill("Roux");
  await page.getByLabel(fields.newPassword, { exact: true }).fill("trois gamelles vides");
  await page.getByRole("checkbox", { name: part(accept.label.replaceAll("[]", "{{document}}")) }).check();
  await page.getByRole("button", { name: registration.submit }).click();
  await expect(heading(page, stepTitles.facturation)).toBeVisible();
  await hasLock(page);
  await fillAddress(page);
  await goOn(page).click();
  await expect(heading(page, stepTitles.livraison)).toBeVisible();
  await page.getByRole("radio", { name: /^Colissimo/ }).check();
}

export async function orderBy(page: Page, method: string, look?: () => Promise<void>): Promise<void> {
  await page.getByRole("radio", { name: method }).check();
  await goOn(page).click();
  await expect(heading(page, stepTitles.recapitulatif)).toBeVisible();
  await look?.();
  await placeOrder(page).click();
}

export const expectGateway = (page: Page) => expect(page).toHaveURL(/\/_sandbox\/paiement\//);

export async function payByCard(page: Page, number: string, notified?: string): Promise<void> {
  await expectGateway(page);
  await page.getByLabel("Numéro de carte").fill(number);
  await page.getByLabel("Expire fin").fill("12/30");
  await page.getByLabel("Cryptogramme").fill("123");
  if (notified) await page.getByLabel("La boutique l’apprend").selectOption(notified);
  await page.getByRole("button", { name: /^Payer/ }).click();
}
