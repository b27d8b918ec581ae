import { test as base, expect } from "./journey.ts";
import { documentLoads, expectArrival, openShop } from "./shopper.ts";

/** Playwright disables the back/forward cache. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
    { scope: "worker" },
  ],
});

test("a page that was left by a full load comes back from the browser's cache as it was", async ({
  page,
}) => {
  await openShop(page, "/chien/croquettes/");
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  await page.goto("/_sandbox/");
  // Playwright waits for a load, which this step back does not have.
  await page.evaluate(() => history.back());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Croquettes pour chien");
  await expect(page.locator("html")).toHaveAttribute("data-persisted", "true");

  // Its scripts are still running: the next page is a client navigation.
  const loads = documentLoads(page);
  await page.getByRole("link", { name: "Accueil", exact: true }).click();
  await expectArrival(page, "/", "Des repas simples, pour des animaux heureux");
  expect(loads).toEqual([]);
});
