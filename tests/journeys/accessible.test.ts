import type { Page } from "playwright/test";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { chromeTexts } from "../../client/layouts/chrome.texts.ts";
import { documentDataId } from "../../client/navigation/document-data.ts";
import { faultsInHtml } from "../../scripts/html-faults.ts";
import { uiTexts } from "../../shared/text/texts.ts";
import {
  brokenWords,
  cutTexts,
  expectAccessible,
  outside,
  setLetterSize,
  smallTargets,
  squeezedWords,
  violations,
  zoomedFields,
} from "./accessibility.ts";
import { classesWithoutRule } from "./classes-without-rule.ts";
import { expect, test } from "./journey.ts";
import { errorPages, type Screen, stepsOfOrder, type Template, walks } from "./screens.ts";
import { cartLine, like, marguerite, openCartWith, phone, twoKilos, updating } from "./shopper.ts";

const desktop = { width: 1280, height: 844 };
/** A window that changes its width loads other pictures than those that were preloaded. */
const preloaded = /was preloaded using link preload but not used/;
test.use({ expectedNoise: preloaded, viewport: desktop });

for (const [name, { customer, templates }] of Object.entries(walks)) {
  test.describe(name, () => {
    test.use({ customer });

    test("is open to everybody: axe, targets, narrow windows, large letters", async ({ page }) => {
      await expectAllOpenToEverybody(page, templates);
    });
  });
}

test.describe("an order", () => {
  test.use({ customer: marguerite });

  test("is open to everybody in each of its steps", async ({ page, origin }) => {
    await page.goto("/panier/?variantId=11000101,12000101");
    const answer = await page.request.post("/api/cart/checkout", { headers: { Origin: origin } });
    await expectAllOpenToEverybody(page, stepsOfOrder(new URL(answer.url()).pathname));
  });
});

test.describe("error pages", () => {
  test.use({ expectedNoise: new RegExp(`status of (404|410|503)|${preloaded.source}`) });

  test("are open to everybody", async ({ page, breakService }) => {
    await expectAllOpenToEverybody(page, errorPages(breakService));
  });
});

test("the open menu is accessible, on desktop and on a phone", async ({ page }) => {
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: chromeTexts.menu.label });
  await menu.getByText("Chien", { exact: true }).click();
  await expect(menu.getByRole("link", { name: "Croquettes", exact: true })).toBeVisible();
  await expectAccessible(page);

  await menu.getByText("Chien", { exact: true }).click();
  await page.setViewportSize(phone);
  await page.getByRole("button", { name: chromeTexts.menu.open, exact: true }).click();
  await menu.getByText("Chien", { exact: true }).click();
  await expect(menu.getByRole("link", { name: "Croquettes", exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(await smallTargets(page)).toEqual([]);
});

test("amounts are legible while they are being updated", async ({ page, breakService }) => {
  await openCartWith(page, twoKilos);
  const line = cartLine(page);
  await expect(line).toBeVisible();
  await breakService({ service: "ecommerce", mode: "slow", delay: 5000 });
  await line.getByRole("button", { name: like(cartTexts.line.more) }).click();
  await expect(updating(page)).toBeVisible();
  const total = page.getByRole("definition").last();
  await expect(total).toHaveCSS("font-style", "italic");
  await expectAccessible(page);
  await expect(total).toHaveCSS("font-style", "italic");
});

test("a table wider than its column scrolls, by keyboard too, and breaks no words", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/page/abonnement/");
  const table = page.getByRole("group", { name: uiTexts.table });
  await expect(table).toHaveAttribute("tabindex", "0");
  await table.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  expect(await brokenWords(table)).toEqual([]);
});

test("reduced motion is respected", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/chien/");
  await page.getByRole("link", { name: "Ses croquettes", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Croquettes pour chien");
  const moving = await page.evaluate(() =>
    document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10),
  );
  expect(moving).toEqual([]);
});

async function expectAllOpenToEverybody(page: Page, templates: readonly Template[]): Promise<void> {
  const screens = templates.flatMap((template) => Object.entries(template));
  test.setTimeout(60_000 + screens.length * 30_000);
  for (const [name, screen] of screens) {
    await test.step(name, async () => {
      await page.setViewportSize(desktop);
      await screen.before?.(page);
      const path = (await screen.findPath?.(page)) ?? screen.path;
      await load(page, name, { ...screen, path });
      await screen.open?.(page);
      await expectOpenToEverybody(page, name, { ...screen, path });
    });
  }
}

async function load(page: Page, name: string, { screen, path, status = 200 }: Screen): Promise<void> {
  expect.soft((await page.goto(path))?.status(), `${name}: status`).toBe(status);
  await expect
    .configure({ soft: true })
    .poll(() => isHydrated(page), `${name}: hydrated`)
    .toBe(true);
  if (screen) expect.soft(await shownScreen(page), `${name}: screen`).toBe(screen);
}

const shownScreen = (page: Page) =>
  page.evaluate((id) => JSON.parse(document.getElementById(id)?.textContent ?? "{}").screen, documentDataId);

async function expectOpenToEverybody(page: Page, name: string, screen: Screen): Promise<void> {
  const { path, heading, narrow, validated } = screen;
  expect
    .soft(pathAndQuery(page.url()), `${name}: address`)
    .toBe(pathAndQuery(new URL(path, page.url()).href));
  await expect
    .soft(page.getByRole("heading", { level: 1 }), `${name}: heading`)
    .toContainText(heading || /./);
  await expect.soft(page.getByRole("status", { name: /^Chargement/ }), `${name}: late parts`).toHaveCount(0);
  if (validated) expect.soft(await faultsInHtml(await htmlOf(page)), `${name}: HTML`).toEqual([]);
  await page.evaluate(() => document.fonts.ready);
  expect.soft(await classesWithoutRule(page), `${name}: classes without a rule`).toEqual([]);
  for (const { width, height } of [desktop, phone]) {
    await page.setViewportSize({ width, height });
    expect.soft(await violations(page), `${name}, ${width} px wide: violations`).toEqual([]);
    expect.soft(await smallTargets(page), `${name}, ${width} px wide: small targets`).toEqual([]);
  }
  expect.soft(await zoomedFields(page), `${name}: fields that a phone zooms into`).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect.soft(await outside(page), `${name}: beyond the edge of a window of 320 px`).toEqual([]);

  await setLetterSize(page, 200);
  for (const width of narrow ? [320, 390, 1280] : [1280]) {
    await page.setViewportSize({ width, height: 844 });
    const beyond = `${name}: beyond the edge of ${width} px with letters twice as large`;
    expect.soft(await outside(page), beyond).toEqual([]);
    const squeezed = `${name}: squeezed in ${width} px with letters twice as large`;
    expect.soft(await squeezedWords(page), squeezed).toEqual([]);
  }
  expect.soft(await cutTexts(page), `${name}: cut with letters twice as large`).toEqual([]);
  await setLetterSize(page, 100);
}

const htmlOf = async (page: Page): Promise<string> =>
  (await page.content()).replaceAll(`${new URL(page.url()).origin}/`, "/");

const isHydrated = (page: Page) =>
  page.evaluate(() => !document.getElementById("app") || performance.getEntriesByName("hydrated").length > 0);

const pathAndQuery = (url: string) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};
