import type { Page } from "playwright/test";
import { countryTexts } from "../../shared/country/texts.ts";
import { uiTexts } from "../../shared/text/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { expectAccessible } from "./accessibility.ts";
import { browserIdle } from "./idle.ts";
import { expect, test } from "./journey.ts";
import { openShop } from "./shopper.ts";
import { textPattern } from "./text-pattern.ts";

const { countries } = countryTexts;
const wall = (page: Page) => page.getByRole("dialog", { name: countryTexts.wall.title });

test.describe("a visitor from Belgium", () => {
  test.use({ extraHTTPHeaders: { "CF-IPCountry": "BE" } });

  test("is asked where to deliver, keeps the focus in the question, chooses by keyboard, and stays on the page", async ({
    page,
  }) => {
    await openShop(page, "/chien/croquettes/");
    await expect(wall(page)).toContainText(countryTexts.detected.BE);
    await expect(page).toHaveURL("/chien/croquettes/");
    await expectAccessible(page);
    await expect(wall(page).getByRole("button", { name: uiTexts.close })).toBeFocused();
    for (const name of [countries.FR, countries.BE, countries.LU]) {
      await page.keyboard.press("Tab");
      await expect(wall(page).getByRole("button", { name: new RegExp(`^${name}`) })).toBeFocused();
    }
    await page.keyboard.press("Enter");
    await expect(page.getByText(countryTexts.changedTo.LU)).toBeVisible();
    await expect(page).toHaveURL("/chien/croquettes/");
    const footer = page.getByRole("contentinfo");
    await expect(
      footer.getByText(textPattern(translator(countryTexts)("footer", { country: countries.LU }))),
    ).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(wall(page)).toBeHidden();
  });
});

test("a visitor from France is not asked, and loads no script for the question", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await openShop(page, "/");
  await browserIdle(page);
  await expect(wall(page)).toBeHidden();
  expect(scripts.filter((url) => url.includes("country"))).toEqual([]);
});
