import type { Page } from "playwright/test";
import { buyAgainTexts } from "../../client/features/order/buy-again.texts.ts";
import { chromeTexts } from "../../client/layouts/chrome.texts.ts";
import { paymentTexts } from "../../shared/checkout/payment/payment.texts.ts";
import { checkoutTexts } from "../../shared/checkout/texts.ts";
import { confirmationTexts } from "../../shared/order/confirmation/confirmation.texts.ts";
import { orderDetailTexts } from "../../shared/order/detail/order-detail.texts.ts";
import { orderListTexts } from "../../shared/order/list/order-list.texts.ts";
import { openOrderTexts } from "../../shared/order/open-order.ts";
import { translator } from "../../shared/text/translator.ts";
import { part, whole } from "../words.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { expectGateway, orderBy, payByCard, placeOrder, thanks, walkToPayment } from "./order-shopper.ts";
import { camille, cartLink, heading, openShop, phone } from "./shopper.ts";

test.use({ customer: camille });

const cards = { good: "4970 1000 0000 0000", refused: "4970 1000 0000 0026" };
const { due, last, check } = paymentTexts;

const finish = (page: Page) => page.getByRole("link", { name: openOrderTexts.finish });
const pay = (page: Page) => page.getByRole("button", { name: whole(due.submit) });

async function expectBeginning(page: Page, h1: ReturnType<typeof heading>): Promise<void> {
  await expect(h1).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

test.describe("on a telephone", () => {
  test.use({ viewport: phone });

  test("after a refusal, then a closed window, the payment is finished from the header; the order is bought again in three presses", async ({
    page,
  }) => {
    await walkToPayment(page);
    await orderBy(page, "Carte bancaire");
    await payByCard(page, cards.refused);
    await expect(heading(page, due.title)).toBeVisible();
    await expect(page.getByRole("alert")).toContainText(
      part(last.refused, { message: "Provision insuffisante ou plafond dépassé", code: 51 }),
    );
    await expectAccessible(page);
    await page.getByRole("link", { name: "Museau" }).first().click();
    await expect(heading(page, /./)).toBeVisible();
    await finish(page).click();
    await expect(page.getByRole("alert")).toContainText(last.refusedAdvice);
    await pay(page).click();
    await expectGateway(page);
    const gateway = page.url();

    await openShop(page, "/chien/");
    await cartLink(page).click();
    const drawer = page.getByRole("dialog");
    await expect(drawer).toContainText(openOrderTexts.title);
    await expectAccessible(page);
    await drawer.getByRole("link", { name: openOrderTexts.finish }).click();
    await expect(heading(page, check.openTitle)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: check.resume }).click();
    await expect(page).toHaveURL(gateway);
    await payByCard(page, cards.good);
    await expect(thanks(page, camille.firstName)).toBeVisible();
    await openShop(page);
    await expect(finish(page)).toHaveCount(0);

    const greeting = translator(chromeTexts)("account.greeting", camille);
    await page.getByRole("link", { name: greeting }).click();
    await page
      .getByRole("button", { name: part(buyAgainTexts.submit) })
      .first()
      .click();
    await expect(heading(page, checkoutTexts.stepTitles.recapitulatif)).toBeVisible();
    await placeOrder(page).click();
    await expectGateway(page);
  });
});

test("a bank transfer is ordered and explained; another method is still possible, so is a return from it, and the transfer again from the account", async ({
  page,
}) => {
  await walkToPayment(page);
  await orderBy(page, "Virement bancaire");
  await expectBeginning(page, thanks(page, camille.firstName));
  const howToPay = page.getByRole("region", { name: confirmationTexts.toPay.title });
  await expect(howToPay).toContainText("FR76 3000");
  await expectAccessible(page);
  const other = page.getByRole("link", { name: confirmationTexts.toPay.change });
  await other.evaluate((link) => link.scrollIntoView({ block: "start" }));
  await other.click();
  await expectBeginning(page, heading(page, due.title));
  await page.getByRole("radio", { name: "Carte bancaire" }).check();
  await pay(page).click();
  await expectGateway(page);
  await page.goBack();
  await expect(heading(page, check.openTitle)).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${new URL(page.url()).pathname}?verifie=1`);
  await expect(heading(page, check.slowTitle)).toBeVisible();
  await expectAccessible(page);

  await page.goto("/mon-compte/mes-commandes/");
  await page
    .getByRole("main")
    .getByRole("link", { name: whole(orderListTexts.payNamed) })
    .first()
    .click();
  await expect(heading(page, check.openTitle)).toBeVisible();
  await page.getByText(check.other).click();
  await page.getByRole("radio", { name: "Virement bancaire" }).check();
  await page.getByRole("button", { name: due.choose }).click();
  await expect(page).toHaveURL(/\/mon-compte\/mes-commandes\/[^/]+\/$/);
  const { toPay } = orderDetailTexts;
  await expect(page.getByRole("main")).toContainText(
    part(toPay.textDelayed, { method: toPay.methods.transfer }),
  );
  await page.getByRole("link", { name: toPay.how }).click();
  await expect(page.getByRole("main")).toContainText("FR76 3000");
  await openShop(page, "/chien/");
  await expect(finish(page)).toHaveCount(0);
});
