import type { Page } from "playwright/test";
import { listingTexts } from "../../client/features/listing/texts.ts";
import { uiTexts } from "../../shared/text/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { part, several, whole } from "../words.ts";
import { expectAccessible } from "./accessibility.ts";
import { test } from "./full-browser.ts";
import { browserIdle } from "./idle.ts";
import { expect } from "./journey.ts";
import { shifts, watchShifts } from "./shifts.ts";
import {
  documentLoads,
  expectArrival,
  heading,
  holdBack,
  holdScripts,
  navigateTo,
  openShop,
  phone,
} from "./shopper.ts";

const path = "/chien/croquettes/";

const t = translator(listingTexts);
const { filters, sort } = listingTexts;

const listing = (page: Page) =>
  page.getByRole("region", {
    name: new RegExp(`^${listingTexts.products}$|${whole(listingTexts.shelf).source}`),
  });
const cards = (page: Page) => listing(page).getByRole("article");
const choice = (page: Page, name: string) => page.getByRole("checkbox", { name: new RegExp(`^${name} \\d`) });
const count = (page: Page) => listing(page).getByRole("status");
const order = (page: Page) => page.getByLabel(sort.label);
const removal = (place: ReturnType<typeof listing> | Page, label: string) =>
  place.getByRole("link", { name: t("filters.remove", { label }) });
const page2 = (page: Page) =>
  page.getByRole("link", { name: translator(uiTexts)("pages.page", { number: 2 }), exact: true });
/** An element whose address has changed shows its old picture until the new one has loaded. */
async function watchPictures(page: Page): Promise<() => Promise<string[]>> {
  const all = await listing(page).locator("article img").elementHandles();
  const addressOf = (picture: Element) => (picture.isConnected ? picture.getAttribute("src") : null);
  const before = await Promise.all(all.map((picture) => picture.evaluate(addressOf)));
  expect(before.length).toBeGreaterThan(0);
  return async () => {
    const after = await Promise.all(all.map((picture) => picture.evaluate(addressOf)));
    return after.filter((address, place) => address !== null && address !== before[place]) as string[];
  };
}

const open = (page: Page) => page.getByRole("button", { name: filters.title });

test("choices filter the listing in place, one made before hydration too: focus and scroll stay, the number is announced, no card shows the picture of another product, a step back undoes one; those made faster than the answers all count, and another one on a later page leads to the first", async ({
  page,
}) => {
  const hydrate = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  const loads = documentLoads(page);
  await choice(page, "Chiot").check();
  hydrate();
  await expect(page).toHaveURL(`${path}?filtre-age=chiot`);
  await expect(count(page)).toHaveText(t("count", { count: 6 }));
  await expect(choice(page, "Chiot")).toBeChecked();
  await expect(cards(page)).toHaveCount(6);

  await choice(page, "Senior").scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await choice(page, "Senior").check();
  await expect(page).toHaveURL(`${path}?filtre-age=chiot&filtre-age=senior`);
  await expect(count(page)).toHaveText(t("count", { count: 10 }));
  await expect(cards(page)).toHaveCount(10);
  await expect(choice(page, "Senior")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "| Museau" })).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(top);

  await order(page).focus();
  await order(page).selectOption("prix");
  await expect(page).toHaveURL(`${path}?filtre-age=chiot&filtre-age=senior&tri=prix`);
  await expect(order(page)).toBeFocused();

  await page.evaluate(() => history.back());
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(`${path}?filtre-age=chiot`);
  await expect(choice(page, "Senior")).not.toBeChecked();
  await expect(choice(page, "Chiot")).toBeChecked();
  await expect(order(page)).toHaveValue("pertinence");

  const reused = await watchPictures(page);
  await removal(page, "Chiot").click();
  await expect(page).toHaveURL(path);
  await expect(count(page)).toHaveText(part(t("count", { count: 31 })));
  await expect(count(page)).toBeFocused();
  expect(await reused()).toEqual([]);
  await expect(choice(page, "Chiot")).not.toBeChecked();

  const names = ["Chiot", "Senior", "Petit chien"];
  const release = await holdBack(page, /\?filtre-/);
  for (const name of names) await choice(page, name).check();
  release();
  await expect(page).toHaveURL(`${path}?filtre-age=chiot&filtre-age=senior&filtre-taille=petit-chien`);
  await expect(count(page)).toHaveText(t("count", { count: 5 }));
  for (const name of names) await expect(choice(page, name)).toBeChecked();

  await page.getByRole("banner").getByRole("link", { name: "Produits" }).click();
  await expectArrival(page, "/tous-les-produits/", "Tous nos produits");
  await choice(page, "Chien").check();
  await expect(count(page)).toHaveText(
    part(`${t("count", { count: several })}, ${t("page", { page: 1, pages: 3 })}`),
  );
  await page2(page).click();
  await expect(page).toHaveURL("/tous-les-produits/?filtre-animal=chien&page=2");
  await expect(choice(page, "Chien")).toBeChecked();

  await choice(page, "Chiot").check();
  await expect(page).toHaveURL("/tous-les-produits/?filtre-animal=chien&filtre-age=chiot");
  expect(loads).not.toContain(path);
});

test("a filtered listing is accessible, and nothing on it shifts, in a window and on a phone, whose filters are a sheet that stays open during the choices", async ({
  page,
}) => {
  await watchShifts(page);
  for (const size of [{ width: 1280, height: 900 }, phone]) {
    await page.setViewportSize(size);
    await openShop(page, `${path}?filtre-age=senior&tri=note`);
    await browserIdle(page);
    // Measured before the accessibility check, which lays out the whole page.
    const { score, moved } = await shifts(page);
    // A slow parser may paint half a menu, which scores next to nothing.
    expect(score, moved.join()).toBeLessThan(0.01);
    await expectAccessible(page);
  }

  await expect(choice(page, "Chiot")).toBeHidden();
  await open(page).click();
  await choice(page, "Chiot").check();
  const show = page.getByRole("button", { name: t("filters.show", { count: 10 }) });
  await expect(show).toBeInViewport();
  await expectAccessible(page);
  await show.click();
  await expect(choice(page, "Chiot")).toBeHidden();
  await expect(cards(page)).toHaveCount(10);
  await expect(open(page)).toHaveAccessibleName(`${filters.title} (2)`);
  await expect(open(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(`${path}?filtre-age=senior&tri=note`);
  await expect(cards(page)).toHaveCount(4);
  await page.getByRole("link", { name: filters.clear }).click();
  await expect(page).toHaveURL(`${path}?tri=note`);
});

test("by keyboard alone: a fold is opened, a filter chosen and removed, also where nothing fits them all", async ({
  page,
}) => {
  await openShop(page, path);
  const fold = page.locator("summary").filter({ hasText: listingTexts.facets.proteine });
  await fold.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(choice(page, "Agneau")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(`${path}?filtre-proteine=agneau`);
  await expect(choice(page, "Agneau")).toBeFocused();
  await removal(page, "Agneau").focus();
  await page.keyboard.press("Enter");
  await expect(count(page)).toBeFocused();
  await expect(choice(page, "Agneau")).toBeVisible();

  await navigateTo(page, `${path}?filtre-age=senior&filtre-proteine=insectes`);
  await expect(page.getByRole("heading", { name: listingTexts.none.title })).toBeVisible();
  await expectAccessible(page);
  await removal(listing(page), "Insectes").last().press("Enter");
  await expect(page).toHaveURL(`${path}?filtre-age=senior`);
  await expect(cards(page)).toHaveCount(4);
});

test("the page of an animal links to a filtered listing, and has products or the way to them within two screens of a phone", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openShop(page, "/chien/");
  for (const animal of ["chien", "chat"]) {
    await navigateTo(page, `/${animal}/`);
    await expect(heading(page, `Bien nourrir son ${animal}`)).toBeVisible();
    const ways = page
      .getByRole("main")
      .locator(`a[href^="/${animal}/"]:visible, article a[href^="/produits/"]:visible`);
    const bottoms = await ways.evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().bottom + scrollY),
    );
    expect(Math.min(...bottoms)).toBeLessThan(2 * phone.height);
  }

  await page.getByRole("link", { name: "Chat d’intérieur", exact: true }).click();
  await expect(page).toHaveURL("/chat/?filtre-besoin=interieur#produits");
  await expect(count(page)).toBeInViewport();
  await expect(removal(page, "Intérieur")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the sheet of a phone opens, its form filters and sorts, and links remove filters", async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    await open(page).click();
    await choice(page, "Senior").check();
    await page.getByRole("button", { name: part(t("filters.show", { count: several })) }).click();
    await expect(page).toHaveURL(`${path}?filtre-age=senior#produits`);
    await expect(cards(page)).toHaveCount(4);
    await order(page).selectOption("prix");
    await page.getByRole("button", { name: sort.submit, exact: true }).click();
    await expect(page).toHaveURL(`${path}?filtre-age=senior&tri=prix#produits`);
    await page.getByRole("link", { name: filters.clear }).click();
    await expect(page).toHaveURL(`${path}?tri=prix`);
  });

  test("ratings and prices of a row begin at one height, whatever is above them", async ({ page }) => {
    const longName = /^Croquettes chat adulte à poil long .* sans colorant ni arôme artificiel$/;
    const sizes = [{ width: 1280, height: 900 }, phone];
    await page.goto("/chat/croquettes/adulte/");
    await expect(cards(page).getByRole("link", { name: longName })).toBeVisible();
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectAligned(page);
    }
    await page.goto("/chien/croquettes/adulte/");
    await expect(cards(page).getByText(uiTexts.price.lowest).first()).toBeVisible();
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectAligned(page);
    }
  });
});

async function expectAligned(page: Page): Promise<void> {
  const rows = await cards(page).evaluateAll((all) => {
    const top = (part: Element | undefined) => Math.round(part?.getBoundingClientRect().top ?? 0);
    const placed = all.map((card) => {
      const [, , rating, price] = card.children;
      return { row: top(card), below: `${top(rating)} ${top(price)}` };
    });
    return Object.values(Object.groupBy(placed, ({ row }) => row));
  });
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) expect(new Set(row?.map(({ below }) => below)).size).toBe(1);
}
