import type { Page } from "playwright/test";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { cartCallTexts } from "../../client/features/cart/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { part } from "../words.ts";
import { expectAccessible } from "./accessibility.ts";
import { addButton, expectCount, frequency, more, removal, total } from "./cart-controls.ts";
import { expect, test } from "./journey.ts";
import {
  addOne,
  cartLine,
  cartLink,
  chicken,
  drawer,
  expectArrival,
  isAt,
  openShop,
  quantity,
} from "./shopper.ts";

const t = translator(cartTexts);
const emptyCart = { name: cartTexts.empty.title };

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a click opens the cart drawer, which changes the cart; the next page closes it, and a click for a new tab opens the cart page there", async ({
  page,
  context,
}) => {
  await openShop(page, chicken.path);
  await cartLink(page).click();
  await expect(drawer(page).getByRole("heading", emptyCart)).toBeVisible();
  await drawer(page).getByRole("link", { name: cartTexts.empty.cat }).click();
  await expect(page).toHaveURL("/chat/");
  await expect(drawer(page)).toBeHidden();

  await page.goBack();
  await expect(page).toHaveURL(isAt(chicken.path));
  await addButton(page).click();
  await page.getByRole("status").getByRole("link", { name: cartCallTexts.openCart }).click();
  const line = cartLine(drawer(page));
  await expect(quantity(line)).toHaveValue("1");
  await expect(page).toHaveURL(isAt(chicken.path));
  await expectAccessible(page);
  await more(line).click();
  await expect(quantity(line)).toHaveValue("2");
  await expect(drawer(page)).toContainText(total("48,70 €"));
  const changed = drawer(page)
    .getByRole("status")
    .filter({ hasText: part(cartTexts.line.changed) });
  await expect(changed).toHaveText(t("line.changed", { total: "48,70 €" }));
  await expectCount(page, 2);
  await frequency(line).selectOption("62");
  await expect(line).toContainText(cartTexts.line.subscription);
  await expect(drawer(page)).toContainText(total("44,32 €"));

  await line.getByRole("link", { name: chicken.name }).click();
  await expectArrival(page, `${chicken.path}2-kg/`, chicken.name);
  await expect(drawer(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(isAt(chicken.path));
  await expect(drawer(page)).toBeHidden();

  const opened = context.waitForEvent("page");
  await cartLink(page).click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await expect(tab.getByRole("heading", { level: 1, name: cartTexts.title })).toBeVisible();
  await expect(drawer(page)).toBeHidden();
  await tab.close();

  await cartLink(page).click();
  await drawer(page).getByRole("link", { name: cartTexts.drawer.cartPage }).click();
  await expectArrival(page, "/panier/", cartTexts.title);
  await expect(drawer(page)).toBeHidden();
  await expect(quantity(cartLine(page))).toHaveValue("2");
  await cartLink(page).click();
  await expectArrival(page, "/panier/", cartTexts.title);
  await expect(drawer(page)).toBeHidden();
});

test("by keyboard the focus goes into the drawer, and back to the cart link; at any zoom and on small phones what is in the cart can be read above the total", async ({
  page,
}) => {
  await addOne(page);
  await cartLink(page).focus();
  await page.keyboard.press("Enter");
  await expect(cartLine(drawer(page))).toBeVisible();
  const isInside = () => drawer(page).evaluate((dialog) => dialog.contains(document.activeElement));
  expect(await isInside()).toBe(true);
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  await expect(cartLink(page)).toBeFocused();

  await page.keyboard.press("Enter");
  await expectReadable(page);
  await removal(cartLine(drawer(page))).press("Enter");
  await expect(drawer(page).getByRole("heading", emptyCart)).toBeVisible();
  const removed = drawer(page)
    .getByRole("status")
    .filter({ hasText: part(cartTexts.line.removed) });
  await expect(removed).toContainText(chicken.name);
  expect(await isInside()).toBe(true);
  await expectCount(page, 0);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(cartLink(page)).toBeFocused();
});

async function expectReadable(page: Page): Promise<void> {
  const before = page.viewportSize();
  const line = cartLine(drawer(page));
  const name = line.getByRole("link", { name: chicken.name });
  for (const [width, height] of [
    [640, 512],
    [320, 256],
    [375, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    await quantity(line).scrollIntoViewIfNeeded();
    await expect(quantity(line)).toBeInViewport({ ratio: 1 });
    await name.scrollIntoViewIfNeeded();
    await expect(name).toBeInViewport({ ratio: 1 });
    await expect(line.getByText(cartTexts.line.each)).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  }
  if (before) await page.setViewportSize(before);
}
