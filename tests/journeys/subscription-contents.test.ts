import type { Page } from "playwright/test";
import { productScreenTexts } from "../../client/features/product/buy-box/buy-box.texts.ts";
import { addItemTexts } from "../../shared/subscription/add/add-item.texts.ts";
import { couponTexts } from "../../shared/subscription/coupon/coupon.texts.ts";
import { shipmentTexts } from "../../shared/subscription/next-delivery/shipment.texts.ts";
import { quantitiesTexts } from "../../shared/subscription/quantities/quantities.texts.ts";
import { shipNowTexts } from "../../shared/subscription/ship-now/ship-now.texts.ts";
import { subscriptionTexts } from "../../shared/subscription/subscription.texts.ts";
import { swapTexts } from "../../shared/subscription/swap/swap.texts.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { camille, heading, navigateTo, openShop } from "./shopper.ts";
import { textPattern } from "./text-pattern.ts";

const path = "/mon-compte/mes-abonnements/2/";
const otherFood = "/produits/croquettes-chat-adulte-poulet-riz/";
const { goods, amounts } = subscriptionTexts;

test.use({ customer: camille, expectedNoise: /status of 422/ });

const main = (page: Page) => page.getByRole("main");
const link = (page: Page, name: string) =>
  main(page)
    .getByRole("link", { name: textPattern(name) })
    .first();
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });

const expectNotice = (page: Page, text: string) =>
  expect(
    main(page)
      .getByRole("status")
      .filter({ hasText: textPattern(text) }),
  ).toBeVisible();

const counter = (page: Page) =>
  main(page)
    .locator("input[inputmode=numeric]")
    .and(page.getByLabel(textPattern(quantitiesTexts.quantity)))
    .first();

test("by keyboard a product is swapped, and what is wrong with a quantity or a code is corrected where it is said; a product goes from its page into the next parcel, and comes out of it; a parcel that leaves now is paid at once", async ({
  page,
}) => {
  await openShop(page, path);
  await link(page, goods.echanger.of).focus();
  await page.keyboard.press("Enter");
  await expect(heading(page, swapTexts.title)).toBeInViewport();
  const choices = page.getByRole("radio", { disabled: false });
  await choices.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(choices.nth(1)).toBeChecked();
  await page.keyboard.press("Enter");
  await expectNotice(page, swapTexts.done);
  await link(page, swapTexts.undo).press("Enter");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);

  await openShop(page, `${path}?modifier=quantites`);
  const quantity = counter(page);
  const other = (await quantity.inputValue()) === "2" ? "1" : "2";
  await quantity.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("99");
  await page.keyboard.press("Enter");
  await expect(quantity).toBeFocused();
  await expect(quantity).toHaveAccessibleDescription(/il n’en reste que/);
  await expectAccessible(page);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(other);
  await page.keyboard.press("Enter");
  await expectNotice(page, quantitiesTexts.done);

  await link(page, amounts.code).press("Enter");
  const code = page.getByRole("textbox", { name: couponTexts.label });
  await code.fill("RIEN-DE-TEL");
  await code.press("Enter");
  await expect(code).toHaveAccessibleDescription(/n’existe pas/);
  await code.fill("FIDELE10");
  await code.press("Enter");
  await expectNotice(page, couponTexts.added);

  await navigateTo(page, otherFood);
  await link(page, productScreenTexts.buy.parcel).click();
  await button(page, addItemTexts.submit).click();
  await expectNotice(page, addItemTexts.doneOnce);
  await link(page, addItemTexts.undo).click();
  await button(page, quantitiesTexts.submit).click();
  await expectNotice(page, quantitiesTexts.removed);

  await navigateTo(page, path);
  await link(page, shipmentTexts.envoyer).click();
  await expect(heading(page, shipNowTexts.title)).toBeVisible();
  await expectAccessible(page);
  await button(page, shipNowTexts.confirm).click();
  await expectNotice(page, shipNowTexts.paid);
});
