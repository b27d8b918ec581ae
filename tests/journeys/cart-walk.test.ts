import type { Page } from "playwright/test";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { cartCallTexts } from "../../client/features/cart/texts.ts";
import { productScreenTexts } from "../../client/features/product/buy-box/buy-box.texts.ts";
import { chromeTexts } from "../../client/layouts/chrome.texts.ts";
import { joinedLineTexts } from "../../shared/cart/joined-line.ts";
import { cartNotices } from "../../worker/cart/texts.ts";
import { part } from "../words.ts";
import { addButton, added, expectCount, frequency, more, removal, total } from "./cart-controls.ts";
import { expect, test } from "./journey.ts";
import {
  addOne,
  cartLine,
  cartLink,
  chicken,
  chooseFormat,
  drawer,
  expectArrival,
  holdBack,
  openShop,
  quantity,
  summary,
  twoKilos,
} from "./shopper.ts";

const { buy } = productScreenTexts;

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a visitor walks from home to a product and back to the same place, subscribes to two bags, changes them in the cart, then empties it", async ({
  page,
}) => {
  await openShop(page, "/");
  const menu = page.getByRole("navigation", { name: chromeTexts.menu.label });
  await menu.getByText("Chien", { exact: true }).click();
  await menu.getByRole("link", { name: "Croquettes", exact: true }).click();
  await expectArrival(page, "/chien/croquettes/", "Croquettes pour chien");
  await expect(page).toHaveTitle(/Croquettes pour chien/);
  await expect(menu.getByRole("link", { name: "Croquettes", exact: true })).toBeHidden();

  const last = page.getByRole("main").getByRole("article").last().getByRole("heading").getByRole("link");
  const name = (await last.textContent()) ?? "";
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await last.click();
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeInViewport();
  await page.goBack();
  await expectPlace(page, place);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.goBack();
  await expectPlace(page, place);

  await page.getByRole("link", { name: chicken.name }).click();
  await expectArrival(page, chicken.path, chicken.name);
  await chooseFormat(page, "5 kg", `${chicken.path}5-kg/`);
  await expect(page.getByRole("radio", { name: buy.once })).toBeChecked();
  await page.getByRole("radio", { name: buy.subscription }).check();
  await page.getByLabel(buy.interval).selectOption("42");
  await page.getByRole("button", { name: buy.more }).click();
  await addButton(page).click();
  await expect(added(page)).toBeVisible();
  await expectCount(page, 2);

  await page.getByRole("link", { name: cartCallTexts.openCart }).click();
  await drawer(page).getByRole("link", { name: cartTexts.drawer.cartPage }).click();
  await expectArrival(page, "/panier/", cartTexts.title);
  const line = cartLine(page);
  await expect(line).toContainText("5 kg");
  await expect(frequency(line)).toHaveValue("42");
  await expect(quantity(line)).toHaveValue("2");
  await expect(summary(page)).toContainText(total("86,22 €"));

  await more(line).click();
  await more(line).click();
  await expect(quantity(line)).toHaveValue("4");
  await expect(summary(page)).toContainText(total("167,44 €"));
  await frequency(line).selectOption("0");
  await expect(summary(page)).toContainText(total("186,60 €"));
  await expect(line).not.toContainText(cartTexts.line.subscription);
  await expect(quantity(line)).toHaveValue("4");
  await expectCount(page, 4);

  const removed = page.waitForResponse(/\/remove$/);
  await removal(line).click();
  const emptied = page.getByRole("heading", { level: 1, name: cartTexts.empty.title });
  await expect(emptied).toBeVisible();
  await expectCount(page, 0);
  expect((await removed).ok()).toBe(true);
  await expect(emptied).toBeVisible();
  await expectCount(page, 0);
});

async function expectPlace(page: Page, place: number): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Croquettes pour chien");
  await expect(page).toHaveTitle(/Croquettes pour chien/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
}

test("the way of buying is kept from format to format, a second addition says how it changes the first, and a format that is still loading is the one that is added", async ({
  page,
}) => {
  await addOne(page, `${chicken.path}2-kg/`);
  await page.getByRole("radio", { name: buy.subscription }).check();
  await page.getByLabel(buy.interval).selectOption("62");

  await chooseFormat(page, "5 kg", `${chicken.path}5-kg/`);
  await expect(page.getByRole("radio", { name: buy.subscription })).toBeChecked();
  await expect(page.getByLabel(buy.interval)).toHaveValue("62");
  await expect(added(page)).toBeHidden();

  await chooseFormat(page, "2 kg", `${chicken.path}2-kg/`);
  await addButton(page).click();
  await expect(page.getByText(part(joinedLineTexts.subscribed, { quantity: 2, minimum: 2 }))).toBeVisible();

  const release = await holdBack(page, /\/12-kg\/(\?|$)/);
  const sent = page.waitForRequest("**/api/cart/items");
  await page.getByRole("link", { name: /^12 kg/ }).click();
  await addButton(page).click();
  await expect(page.getByRole("button", { name: buy.pending })).toBeVisible();
  release();
  expect((await sent).postDataJSON()).toMatchObject({ variantCode: "11000103", purchase: "subscription" });
  await expect(added(page)).toBeVisible();
  await expectCount(page, 3);

  await cartLink(page).click();
  await drawer(page).getByRole("link", { name: cartTexts.drawer.cartPage }).click();
  await expectArrival(page, "/panier/", cartTexts.title);
  await expect(quantity(cartLine(page).filter({ hasText: "12 kg" }))).toHaveValue("1");
  await expectCount(page, 3);
});

test.describe("a cart that is no longer valid", () => {
  test.use({ expectedNoise: /status of 404/ });

  test("is discarded on any page with a message, and the form that is not hydrated yet still sells", async ({
    page,
    context,
    request,
    origin,
  }) => {
    await page.request.post("/api/cart/items", {
      form: { variantCode: twoKilos, quantity: "1" },
      headers: { Origin: origin },
    });
    const token = (await context.cookies()).find(({ name }) => name === "cartToken")?.value;
    await request.post(`/_sandbox/orders/${token}/state`, { data: { state: "fulfilled" } });

    await openShop(page, chicken.path);
    await expect(page.getByRole("status").filter({ hasText: cartNotices.invalidState })).toBeVisible();
    await expectCount(page, 0);
    await addButton(page).click();
    await expectCount(page, 1);
  });
});
