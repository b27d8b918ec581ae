import type { Page } from "playwright/test";
import { productScreenTexts } from "../../client/features/product/buy-box/buy-box.texts.ts";
import { productTexts } from "../../client/features/product/texts.ts";
import { summaryTexts } from "../../shared/checkout/summary/summary.texts.ts";
import { part, whole } from "../words.ts";
import { expectAccessible } from "./accessibility.ts";
import { added, expectCount, orderButton } from "./cart-controls.ts";
import { expect, test } from "./journey.ts";
import { goOn, orderCart, placeOrder } from "./order-shopper.ts";
import { camille, expectWhole, openCartWith, openShop, twoKilos } from "./shopper.ts";

const { buy } = productScreenTexts;

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
  { width: 1440, height: 900 },
];

const lamb = "/produits/croquettes-chien-adulte-agneau-patate-douce/";
const longest = "/produits/croquettes-chat-poil-long-saumon-ecosse-hareng-riz-complet/";

/** The form's own button, or that of the bar while the form is out of sight. */
const expectOneInSight = (page: Page) =>
  expect(async () => {
    const buttons = await page
      .getByRole("button", { name: new RegExp(`^(${buy.submit}|${buy.short})`) })
      .all();
    const areInSight = buttons.map((button) =>
      button.evaluate((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        const points = [top + 6, bottom - 6].map((y) => document.elementFromPoint((left + right) / 2, y));
        return top >= 0 && bottom <= innerHeight && points.every((point) => element.contains(point));
      }),
    );
    expect(await Promise.all(areInSight)).toContain(true);
  }).toPass();

test("the button of a product is in its first screen at every size, one-off and by subscription", async ({
  page,
}) => {
  for (const path of [lamb, longest]) {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await openShop(page, path);
      await expectOneInSight(page);
      const subscription = page.getByRole("radio", { name: buy.subscription });
      await subscription.evaluate((radio: HTMLInputElement) => radio.click());
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await expectOneInSight(page);
    }
  }
});

test("the button of the cart is in its first screen at every size, and covers no focused line", async ({
  page,
}) => {
  await openCartWith(page, twoKilos);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await openShop(page, "/panier/");
    await expectWhole(orderButton(page.getByRole("main")).filter({ visible: true }));
    for (const control of await page.getByRole("main").getByRole("button").filter({ visible: true }).all()) {
      await control.focus();
      await expectWhole(control);
    }
    const foot = page.getByRole("contentinfo");
    await foot.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const bottom = await foot.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
    expect(bottom).toBe(size.height);
  }
});

test("the plus of a card opens formats and quantity, and adds from the listing", async ({ page }) => {
  await openShop(page, "/chien/croquettes/");
  const plus = page.getByRole("link", { name: whole(productTexts.add) }).first();
  await plus.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(productTexts.format).selectOption({ label: "5\u00a0kg" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: buy.submit }).click();
  await expect(added(page)).toBeVisible();
  await expectCount(page, 1);
  await page.keyboard.press("Escape");
  await expect(plus).toBeFocused();
});

test.describe("signed in", () => {
  test.use({ customer: camille });

  test("the button of the recap is in its first screen at every size, with the total beside it", async ({
    page,
  }) => {
    await openCartWith(page, twoKilos);
    await orderCart(page);
    await page.getByRole("radio", { name: "Carte bancaire" }).check();
    await goOn(page).click();
    await expect(placeOrder(page)).toBeVisible();
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await expectWhole(placeOrder(page));
      await expect(placeOrder(page).locator("..")).toContainText(part(summaryTexts.total));
    }
  });
});
