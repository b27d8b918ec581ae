import type { Page } from "playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { documentLoads, holdBack, openShop, phone } from "./shopper.ts";

const path = "/chien/croquettes/";

const listing = (page: Page) => page.getByRole("region", { name: /^(Produits|Tout le rayon chat)$/ });
const cards = (page: Page) => listing(page).getByRole("article");
const choice = (page: Page, name: string) => page.getByRole("checkbox", { name: new RegExp(`^${name} \\d`) });
const count = (page: Page) => listing(page).getByRole("status");
const order = (page: Page) => page.getByLabel("Trier par");

test("choices filter the listing in place: focus and scroll stay, the number is announced, a step back undoes one", async ({
  page,
}) => {
  await openShop(page, path);
  const loads = documentLoads(page);
  await choice(page, "Chiot").scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);

  await choice(page, "Chiot").check();
  await expect(page).toHaveURL(`${path}?filtre-age=chiot`);
  await expect(count(page)).toHaveText("6 produits");
  await expect(cards(page)).toHaveCount(6);
  await expect(choice(page, "Chiot")).toBeFocused();
  // The number says what has changed: the title of the page is not announced before it.
  await expect(page.getByRole("status").filter({ hasText: "| Museau" })).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(top);

  await choice(page, "Senior").check();
  await expect(page).toHaveURL(`${path}?filtre-age=chiot&filtre-age=senior`);
  await expect(count(page)).toHaveText("10 produits");
  await order(page).focus();
  await order(page).selectOption("Prix croissant");
  await expect(page).toHaveURL(`${path}?filtre-age=chiot&filtre-age=senior&tri=prix`);
  await expect(order(page)).toBeFocused();

  await page.evaluate(() => history.back());
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(`${path}?filtre-age=chiot`);
  await expect(choice(page, "Senior")).not.toBeChecked();
  await expect(choice(page, "Chiot")).toBeChecked();
  await expect(order(page)).toHaveValue("pertinence");

  await page.getByRole("link", { name: "Retirer le filtre Chiot" }).click();
  await expect(page).toHaveURL(path);
  await expect(count(page)).toHaveText(/^31 produits/);
  await expect(count(page)).toBeFocused();
  await expect(choice(page, "Chiot")).not.toBeChecked();
  await choice(page, "Chiot").check();
  await expect(page).toHaveURL(`${path}?filtre-age=chiot`);
  expect(loads).toEqual([]);
});

test("a filtered listing keeps its filters from page to page", async ({ page }) => {
  await openShop(page, "/tous-les-produits/");
  await choice(page, "Chien").check();
  await expect(count(page)).toHaveText(/^\d+ produits, page 1 sur 3$/);
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL("/tous-les-produits/?filtre-animal=chien&page=2");
  await expect(choice(page, "Chien")).toBeChecked();
  await choice(page, "Chiot").check();
  await expect(page).toHaveURL("/tous-les-produits/?filtre-animal=chien&filtre-age=chiot");
});

test("choices made faster than the answers all count", async ({ page, breakService }) => {
  await openShop(page, path);
  await breakService({ service: "content", mode: "slow", delay: 300, jitter: 300 });
  await choice(page, "Chiot").check();
  await choice(page, "Senior").check();
  await choice(page, "Petit chien").check();
  await expect(page).toHaveURL(`${path}?filtre-age=chiot&filtre-age=senior&filtre-taille=petit-chien`);
  await expect(count(page)).toHaveText("5 produits");
  for (const name of ["Chiot", "Senior", "Petit chien"]) await expect(choice(page, name)).toBeChecked();
});

test("a filter chosen before hydration is not lost", async ({ page }) => {
  const release = await holdBack(page, "**/assets/*.js");
  await page.goto(path, { waitUntil: "commit" });
  await choice(page, "Chiot").check();
  release();
  await expect(page).toHaveURL(`${path}?filtre-age=chiot`);
  await expect(count(page)).toHaveText("6 produits");
  await expect(choice(page, "Chiot")).toBeChecked();
});

test("on a phone the filters are a sheet that stays open during the choices", async ({ page }) => {
  await page.setViewportSize(phone);
  await openShop(page, path);
  await expect(choice(page, "Chiot")).toBeHidden();
  await page.getByRole("button", { name: "Filtrer" }).click();
  await choice(page, "Chiot").check();
  const show = page.getByRole("button", { name: "Voir les 6 produits" });
  await expect(show).toBeInViewport();
  await expectAccessible(page);
  await show.click();
  await expect(choice(page, "Chiot")).toBeHidden();
  await expect(cards(page)).toHaveCount(6);
  await expect(page.getByRole("button", { name: "Filtrer (1)" })).toBeFocused();
  await page.getByRole("link", { name: "Tout effacer" }).click();
  await expect(page).toHaveURL(path);
});

test("by keyboard alone: a fold is opened, a filter chosen and removed", async ({ page }) => {
  await openShop(page, path);
  const fold = page.locator("summary").filter({ hasText: "Protéine" });
  await fold.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(choice(page, "Agneau")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(`${path}?filtre-proteine=agneau`);
  await expect(choice(page, "Agneau")).toBeFocused();
  await page.getByRole("link", { name: "Retirer le filtre Agneau" }).focus();
  await page.keyboard.press("Enter");
  await expect(count(page)).toBeFocused();
  await expect(choice(page, "Agneau")).toBeVisible();
});

test("without results a link removes the filters", async ({ page }) => {
  await openShop(page, `${path}?filtre-age=senior&filtre-proteine=insectes`);
  await expect(
    page.getByRole("heading", { name: "Aucun produit ne correspond à tous ces filtres" }),
  ).toBeVisible();
  await expectAccessible(page);
  await listing(page).getByRole("link", { name: "Retirer le filtre Insectes" }).last().click();
  await expect(page).toHaveURL(`${path}?filtre-age=senior`);
  await expect(cards(page)).toHaveCount(4);
});

for (const size of [phone, { width: 1280, height: 900 }]) {
  test(`a filtered listing is accessible and nothing on it shifts, ${size.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (!("hadRecentInput" in entry && entry.hadRecentInput))
            document.documentElement.dataset.moved = "yes";
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await openShop(page, `${path}?filtre-age=chiot&filtre-age=senior&tri=note`);
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    // Before the accessibility check, which lays out all of the page.
    expect(await page.evaluate(() => document.documentElement.dataset.moved)).toBeUndefined();
    await expectAccessible(page);
  });
}

test("ratings and prices of a row begin at one height, whatever is above them", async ({ page }) => {
  const longName = /^Croquettes chat adulte à poil long .* sans colorant ni arôme artificiel$/;
  for (const size of [{ width: 1280, height: 900 }, phone]) {
    await page.setViewportSize(size);
    await page.goto("/chat/croquettes/adulte/");
    await expect(cards(page).getByRole("link", { name: longName })).toBeVisible();
    await expectAligned(page);
    // A reduced price has one line more than the others.
    await page.goto("/chien/croquettes/adulte/");
    await expect(cards(page).getByText("Prix le plus bas").first()).toBeVisible();
    await expectAligned(page);
  }
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

test("a landing page links to its categories and to a filtered listing", async ({ page }) => {
  await openShop(page, "/chat/");
  await expect(page.getByRole("heading", { level: 1, name: "Bien nourrir son chat" })).toBeVisible();
  await page.getByRole("link", { name: "Chat d’intérieur", exact: true }).click();
  await expect(page).toHaveURL("/chat/?filtre-besoin=interieur#produits");
  await expect(count(page)).toBeInViewport();
  await expect(page.getByRole("link", { name: "Retirer le filtre Intérieur" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a form filters and sorts, links remove filters", async ({ page }) => {
    await page.goto(path);
    await choice(page, "Chiot").check();
    await choice(page, "Petit chien").check();
    await page.getByRole("button", { name: /^Voir les \d+ produits$/ }).click();
    await expect(page).toHaveURL(`${path}?filtre-age=chiot&filtre-taille=petit-chien#produits`);
    await expect(count(page)).toHaveText("2 produits");
    await order(page).selectOption("Prix croissant");
    await page.getByRole("button", { name: "Trier" }).click();
    await expect(page).toHaveURL(`${path}?filtre-age=chiot&filtre-taille=petit-chien&tri=prix#produits`);
    await page.getByRole("link", { name: "Tout effacer" }).click();
    await expect(page).toHaveURL(`${path}?tri=prix`);
    await page.getByRole("link", { name: "Page 2", exact: true }).click();
    await expect(page).toHaveURL(`${path}?tri=prix&page=2`);
  });

  test("on a phone the sheet opens", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    await page.getByRole("button", { name: "Filtrer" }).click();
    await choice(page, "Senior").check();
    await page.getByRole("button", { name: /^Voir les/ }).click();
    await expect(cards(page)).toHaveCount(4);
  });
});

for (const animal of ["chien", "chat"]) {
  test(`a phone has products of /${animal}/, or the way to them, within two screens`, async ({ page }) => {
    await page.setViewportSize(phone);
    await openShop(page, `/${animal}/`);
    const ways = page
      .getByRole("main")
      .locator(`a[href^="/${animal}/"]:visible, article a[href^="/produits/"]:visible`);
    const tops = await ways.evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().bottom + scrollY),
    );
    expect(Math.min(...tops)).toBeLessThan(2 * phone.height);
  });
}
