import type { APIRequestContext } from "playwright/test";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { paymentTexts } from "../../shared/checkout/payment/payment.texts.ts";
import { recurringTexts } from "../../shared/checkout/payment/recurring.texts.ts";
import { nextChargeTexts } from "../../shared/subscription/next-delivery/next-charge.texts.ts";
import { part, whole } from "../words.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { expectGateway, goOn, orderCart, payByCard, placeOrder, thanks } from "./order-shopper.ts";
import { camille, heading, openShop } from "./shopper.ts";

test.use({ customer: camille });
test.afterEach(({ request }) => listed(request, "all"));

const listed = async (request: APIRequestContext, list: string) => {
  await request.post("/_sandbox/payment-methods", { data: { list } });
};

const subscribed = "/panier/?variantId=11000101&interval=31";

test("an order with a subscription says its next charge and is paid by card alone, also after a refusal, and confirmed on the page that checks it if the shop learns it late; without such a method its articles are taken once", async ({
  page,
}) => {
  await openShop(page, subscribed);
  await expect(page.getByText(part(cartTexts.accounting.nextCharge))).toBeVisible();
  await expectAccessible(page);
  await orderCart(page);
  await expect(page.getByRole("radio", { name: "Carte bancaire" })).toBeChecked();
  for (const name of ["PayPal", "Chèque", "Virement bancaire"])
    await expect(page.getByRole("radio", { name })).toBeDisabled();
  await expectAccessible(page);
  await goOn(page).click();
  const charge = page.getByText(part(nextChargeTexts.settled)).first();
  await expect(charge).toBeVisible();
  await placeOrder(page).click();
  await payByCard(page, "4970 1000 0000 0026");
  await expect(page.getByText(paymentTexts.last.refusedAdviceSubscribed)).toBeVisible();
  await expect(page.getByRole("radio", { name: "Chèque" })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole("button", { name: whole(paymentTexts.due.submit) }).click();
  await expectGateway(page);
  const gateway = page.url();
  await payByCard(page, "4970 1000 0000 0000", "held");
  await expect(heading(page, paymentTexts.check.title)).toBeVisible();
  await page.request.post(`${gateway}/notify`);
  await expect(thanks(page, camille.firstName)).toBeVisible();
  await expect(charge).toBeVisible();
  await expectAccessible(page);

  await listed(page.request, "delayed");
  await openShop(page, subscribed);
  await orderCart(page);
  await expect(page.getByText(part(recurringTexts.none.lineInstead))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: recurringTexts.none.submit }).click();
  await expect(page.getByText(part(recurringTexts.nowOnce({ names: "{{names}}" })))).toBeVisible();
  await expect(page.getByRole("radio", { name: "Chèque" })).toBeEnabled();
});
