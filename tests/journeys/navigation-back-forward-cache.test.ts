import type { Page } from "playwright/test";
import { chromeTexts } from "../../client/layouts/chrome.texts.ts";
import { accountFrameTexts } from "../../shared/account/account-frame.texts.ts";
import { sessionTexts } from "../../worker/session/texts.ts";
import { test } from "./full-browser.ts";
import { expect } from "./journey.ts";
import { addOne, cartLink, documentLoads, expectArrival, logIn, marguerite, openShop } from "./shopper.ts";

test("a page that was left by a full load comes back from the browser's cache as it was, with another tab's cart in its badge", async ({
  page,
  context,
}) => {
  await openShop(page, "/chien/croquettes/");
  await leave(page);
  await addOne(await context.newPage());
  // Playwright waits for a load, which this step back does not have.
  await page.evaluate(() => history.back());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Croquettes pour chien");
  await expect(page.locator("html")).toHaveAttribute("data-persisted", "true");
  await expect(cartLink(page)).toContainText("1");

  // Its scripts are still running: the next page is a client navigation.
  const loads = documentLoads(page);
  await page.getByRole("link", { name: "Accueil", exact: true }).click();
  await expectArrival(page, "/", "Des repas simples, pour des animaux heureux");
  expect(loads).toEqual([]);
});

test("a page of somebody who has logged out meanwhile is not shown as theirs", async ({ page, context }) => {
  await logIn(page, marguerite);
  await openShop(page, "/chien/croquettes/");
  await expect(page.getByRole("link", { name: /^Bonjour Marguerite/ })).toBeAttached();
  await leave(page);
  const other = await context.newPage();
  await openShop(other, "/mon-compte/");
  await other.getByRole("button", { name: accountFrameTexts.logout }).click();
  await expect(other.getByText(sessionTexts.loggedOut)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByRole("link", { name: chromeTexts.account.signIn })).toBeAttached();
});

/** By a full load; says on the page whether it came back from the cache. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  await page.goto("/_sandbox/");
}
