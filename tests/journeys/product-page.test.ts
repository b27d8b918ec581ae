import type { Page } from "playwright/test";
import { cartCallTexts } from "../../client/features/cart/texts.ts";
import { productScreenTexts } from "../../client/features/product/buy-box/buy-box.texts.ts";
import { productGalleryTexts } from "../../client/features/product/gallery/gallery.texts.ts";
import { chromeTexts } from "../../client/layouts/chrome.texts.ts";
import { productPageTexts } from "../../shared/product/product-page.texts.ts";
import { uiTexts } from "../../shared/text/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { part, several } from "../words.ts";
import { expectAccessible } from "./accessibility.ts";
import { addButton, added, expectCount } from "./cart-controls.ts";
import { expect, test } from "./journey.ts";
import {
  cartLink,
  chicken,
  documentLoads,
  expectWhole,
  heading,
  holdBack,
  openShop,
  phone,
} from "./shopper.ts";

const { buy, price } = productScreenTexts;
const { reviews: texts } = productPageTexts;

const reviews = (page: Page) => page.getByRole("region", { name: texts.title });
const reviewsHeading = (page: Page) => page.getByRole("heading", { name: texts.title });
const ofScore = (page: Page, score: number) =>
  reviews(page).getByRole("link", { name: new RegExp(`^${texts.score({ score })} `) });
const expectShown = (page: Page, shown: number, score?: number) =>
  expect(reviews(page).getByRole("status")).toContainText(
    part(texts.shown({ shown, count: several, score })),
  );
const short = (page: Page) => page.getByRole("button", { name: buy.short });

test.describe("pictures and reviews", () => {
  test.use({ expectedNoise: /ERR_FAILED/ });

  test("pictures are browsed by keyboard and enlarged, and Escape gives the focus to the picture that was seen last; reviews of one score show in place and are announced, those asked for last win, more of them get the focus, and a failure leads to their page", async ({
    page,
  }) => {
    const release = await holdBack(page, /\/api\/reviews\/.*note=5/);
    await openShop(page, chicken.path);
    const loads = documentLoads(page);
    const thumbs = page.getByRole("list", { name: productPageTexts.thumbs }).getByRole("link");
    await thumbs.first().focus();
    await expect(page.locator(".swiper-initialized")).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(thumbs.nth(1)).toBeFocused();
    await expect(thumbs.nth(1)).toHaveAttribute("aria-current", "true");
    const second = page.getByRole("link", { name: part(productPageTexts.zoom, { number: 2 }) });
    await expect(second).toBeInViewport();
    await second.focus();
    await page.keyboard.press("Enter");
    const large = page.getByRole("dialog", { name: productGalleryTexts.photos });
    const place = large.getByRole("status");
    const t = translator(productGalleryTexts);
    await expect(place).toHaveText(t("place", { number: 2, count: 5 }));
    await page.keyboard.press("ArrowLeft");
    await expect(place).toHaveText(t("place", { number: 1, count: 5 }));
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(large).toHaveCount(0);
    const first = page.getByRole("link", { name: part(productPageTexts.zoom, { number: 1 }) });
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport({ ratio: 0.5 });

    const asked = page.waitForRequest(/\/api\/reviews\/.*note=5/);
    await ofScore(page, 5).click();
    await asked;
    await ofScore(page, 4).focus();
    await page.keyboard.press("Enter");
    await expectShown(page, several, 4);
    await expect(ofScore(page, 4)).toBeFocused();
    release();
    await expect(ofScore(page, 4)).toHaveAttribute("aria-current", "true");
    await expect(page).toHaveURL(chicken.path);

    await reviews(page).getByRole("link", { name: texts.all }).click();
    await expectShown(page, 4);
    const shown = reviews(page).getByRole("list").last().getByRole("listitem");
    await reviews(page)
      .getByRole("link", { name: texts.more({ count: 12 }) })
      .click();
    await expect(shown).toHaveCount(16);
    await expect(shown.nth(4)).toBeFocused();
    await expectShown(page, 16);
    expect(loads).toEqual([]);
    // Elsewhere the header would lie across a link.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expectAccessible(page);

    await page.route(/\/api\/.*note=/, (route) => route.abort());
    await ofScore(page, 4).click();
    await expect(page).toHaveURL(`${chicken.path}?note=4#avis`);
    await expectShown(page, several, 4);
  });
});

test("a phone has price and button in its first screen: those of the form, as it is filled in; at a zoom of 400 % nothing stays above or below the page, and a long word in its name makes it no wider", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openShop(page, `${chicken.path}5-kg/`);
  const bar = short(page).locator("..");
  const perDelivery = page.getByRole("main").getByText(price.each).first();
  await expect(short(page)).toBeInViewport({ ratio: 1 });
  await expect(short(page)).toHaveAccessibleName(`${buy.short} 5 kg`);
  await expect(bar).toContainText("47,90 €");
  await expect(perDelivery).toBeHidden();

  await page.getByRole("radio", { name: buy.subscription }).check();
  await page.getByRole("button", { name: buy.more }).click();
  await expect(perDelivery).toBeVisible();
  await expect(addButton(page)).toHaveAccessibleName(`${buy.submit} 2 × 5 kg${buy.subscribed}`);
  await expect(addButton(page)).toBeInViewport();
  await expect(short(page)).toBeHidden();

  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const bottomOfFoot = () =>
    page.getByRole("contentinfo").evaluate((foot) => {
      scrollTo(0, document.body.scrollHeight);
      return Math.round(foot.getBoundingClientRect().bottom);
    });
  await expect(short(page)).toBeVisible();
  await expect.poll(bottomOfFoot).toBe(phone.height);
  await reviewsHeading(page).scrollIntoViewIfNeeded();
  await expect(short(page)).toHaveAccessibleName(`${buy.short} 2 × 5 kg${buy.subscribed}`);
  await expect(bar).toContainText("86,22 €");
  const sent = page.waitForRequest("**/api/cart/items");
  await short(page).click();
  expect((await sent).postDataJSON()).toMatchObject({
    variantCode: "11000102",
    quantity: "2",
    purchase: "subscription",
  });
  await expect(added(page)).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: uiTexts.close }).click();

  await page.setViewportSize({ width: 320, height: 256 });
  await reviewsHeading(page).scrollIntoViewIfNeeded();
  await expect(reviewsHeading(page)).toBeInViewport();
  await expect(cartLink(page)).not.toBeInViewport();
  await expect(short(page)).toBeHidden();

  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole("heading", { level: 1 }).evaluate((h1) => h1.append(` ${"Croquettes".repeat(8)}`));
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(beyond).toBe(0);
});

test("an addition is said in sight, wherever the page is scrolled to; a double press adds once; a second sample is the first one", async ({
  page,
}) => {
  await openShop(page, chicken.path);
  for (const size of [phone, { width: 1280, height: 720 }]) {
    await page.setViewportSize(size);
    await addButton(page).dblclick();
    await expect(added(page)).toBeInViewport({ ratio: 1 });
    await expect(addButton(page)).toBeFocused();
    await expectAccessible(page);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(added(page)).toBeInViewport({ ratio: 1 });
    await page.getByRole("main").getByRole("button", { name: uiTexts.close }).click();
    await expect(added(page)).toBeHidden();
  }

  await page.getByRole("link", { name: productPageTexts.sample }).click();
  await expect(heading(page, /^Échantillon chien adulte/)).toBeVisible();
  await addButton(page).click();
  await expect(page.getByText(cartCallTexts.sample)).toBeVisible();
  await addButton(page).click();
  await expect(page.getByText(cartCallTexts.sample)).toBeVisible();
  await expectCount(page, 3);
});

test("on a phone, what is said of an addition covers neither the pressed button, the header nor the others", async ({
  page,
}) => {
  await openShop(page, chicken.path);
  const close = page.getByRole("main").getByRole("button", { name: uiTexts.close });
  const header = page.getByRole("banner");
  for (const width of [390, 320]) {
    await test.step(`${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height: 700 });
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await short(page).click();
      await expectWhole(added(page));
      await expectWhole(short(page));
      await expectWhole(header.getByRole("button", { name: chromeTexts.menu.open, exact: true }));
      await expectWhole(header.getByRole("searchbox", { name: chromeTexts.search.label }));
      await expectWhole(header.getByRole("link", { name: chromeTexts.account.signIn }));
      await close.click();
      for (const block of ["start", "center", "end"] as const) {
        await addButton(page).evaluate((button, to) => button.scrollIntoView({ block: to }), block);
        await addButton(page).click();
        await expectWhole(added(page));
        await expectWhole(addButton(page));
        await expectWhole(cartLink(page));
        await close.click();
      }
      await reviewsHeading(page).scrollIntoViewIfNeeded();
      await short(page).click();
      await expectWhole(added(page));
      await expectWhole(short(page));
      await expectWhole(cartLink(page));
      await close.click();
    });
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a phone has no sticky bar", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(chicken.path);
    await reviewsHeading(page).scrollIntoViewIfNeeded();
    await expect(reviewsHeading(page)).toBeInViewport();
    await expect(short(page)).toBeHidden();
  });
});
