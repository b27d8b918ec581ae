import { paymentTexts } from "../../shared/checkout/payment/payment.texts.ts";
import { checkoutTexts } from "../../shared/checkout/texts.ts";
import { confirmationTexts } from "../../shared/order/confirmation/confirmation.texts.ts";
import { uiTexts } from "../../shared/text/texts.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { goOn, payByCard, placeOrder, registerOnTheWayToPayment, thanks } from "./order-shopper.ts";
import { heading } from "./shopper.ts";

test("a new customer registers on the way, pays by card with strong authentication, may go on at once though the shop learns it late, and is confirmed", async ({
  page,
}) => {
  await registerOnTheWayToPayment(page, "ines.roux@exemple.fr", "Inès");
  await expectAccessible(page);
  await page.getByRole("radio", { name: "Carte bancaire" }).check();
  await goOn(page).click();
  await expect(heading(page, checkoutTexts.stepTitles.recapitulatif)).toBeVisible();
  await expectAccessible(page);
  await placeOrder(page).dblclick();
  await payByCard(page, "5100 1000 0000 0008", "quand on le lui dira");
  const gateway = page.url();
  await page.getByRole("button", { name: "Confirmer le paiement" }).click();

  await expect(heading(page, paymentTexts.check.title)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: paymentTexts.check.resumeNow }).click();
  await expect(heading(page, paymentTexts.check.openTitle)).toBeVisible();
  await expect(page.getByRole("button", { name: paymentTexts.check.resume })).toBeVisible();
  await expectAccessible(page);
  await page.request.post(`${gateway}/notify`);
  await expect(thanks(page, "Inès")).toBeVisible();
  await expectAccessible(page);

  const letterhead = page.getByRole("main").getByText("Museau", { exact: true });
  await expect(letterhead).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(letterhead).toBeVisible();
  await expect(page.getByRole("heading", { name: confirmationTexts.bought, exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: uiTexts.print })).toBeHidden();
});
