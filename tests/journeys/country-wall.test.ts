import type { Page } from "playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { openShop } from "./shopper.ts";

const wall = (page: Page) => page.getByRole("dialog", { name: "Choisissez votre pays de livraison" });
const footer = (page: Page) => page.getByRole("contentinfo");

test.describe("a visitor from Belgium", () => {
  test.use({ extraHTTPHeaders: { "CF-IPCountry": "BE" } });

  test("is asked where to deliver, and stays on the page", async ({ page }) => {
    await openShop(page, "/chien/croquettes/");
    await expect(wall(page)).toContainText("Vous semblez être en Belgique.");
    await expect(page).toHaveURL("/chien/croquettes/");
    await expectAccessible(page);
    await wall(page)
      .getByRole("button", { name: /^Belgique/ })
      .click();
    await expect(page.getByText("C’est noté : nous livrons en Belgique.")).toBeVisible();
    await expect(page).toHaveURL("/chien/croquettes/");
    await expect(footer(page)).toContainText("Pays et langue : Belgique, français");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(wall(page)).toBeHidden();
  });

  test("closes the question by keyboard and never sees it again", async ({ page }) => {
    await openShop(page, "/page/livraison/");
    await expect(wall(page)).toBeVisible();
    await expect(wall(page).getByRole("button", { name: "Livrer en France" })).toBeVisible();
    const closed = page.waitForResponse("**/api/country/close");
    await page.keyboard.press("Escape");
    await expect(wall(page)).toBeHidden();
    expect((await closed).status()).toBe(204);
    await openShop(page, "/");
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    await expect(wall(page)).toBeHidden();
    await expect(footer(page)).toContainText("Pays et langue : France, français");
  });

  test("keeps the focus in the question, chooses by keyboard", async ({ page }) => {
    await openShop(page, "/page/livraison/");
    await expect(wall(page)).toBeVisible();
    await expect(wall(page).getByRole("button", { name: "Fermer" })).toBeFocused();
    for (const name of [/^France/, /^Belgique/, /^Luxembourg/]) {
      await page.keyboard.press("Tab");
      await expect(wall(page).getByRole("button", { name })).toBeFocused();
    }
    await page.keyboard.press("Enter");
    await expect(page.getByText("C’est noté : nous livrons au Luxembourg.")).toBeVisible();
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("is not asked, and finds the choice in a line above the page and in the footer", async ({
      page,
    }) => {
      await page.goto("/");
      await expect(wall(page)).toBeHidden();
      const line = page.getByRole("complementary", { name: "Choisissez votre pays de livraison" });
      await expect(line).toContainText("Vous semblez être en Belgique.");
      await expect(line.getByRole("link")).toHaveAttribute("href", "/pays-et-langue/");
      await footer(page).getByRole("link", { name: "Pays et langue : France, français" }).click();
      await page.getByRole("button", { name: /^Belgique/ }).click();
      await expect(page.getByText("C’est noté : nous livrons en Belgique.")).toBeVisible();
      await expect(page.getByRole("button", { name: /^Belgique/ })).toContainText("Choix actuel");
      await expect(footer(page)).toContainText("Pays et langue : Belgique, français");
      await expect(line).toHaveCount(0);
    });
  });
});

test("a visitor from France is not asked, and loads no script for the question", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await openShop(page, "/");
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await expect(wall(page)).toBeHidden();
  expect(scripts.filter((url) => url.includes("country"))).toEqual([]);
});
