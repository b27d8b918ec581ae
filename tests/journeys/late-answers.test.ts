import type { Page } from "playwright/test";
import { buyAgainTexts } from "../../client/features/order/buy-again.texts.ts";
import { signInTexts } from "../../shared/account/sign-in/sign-in.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { expect, test } from "./journey.ts";
import { shifts, watchShifts } from "./shifts.ts";
import { heading, islandsReady, logIn, openShop } from "./shopper.ts";

const identity = (page: Page) =>
  page.getByRole("button", { name: translator(signInTexts)("identity.with", { name: "Patte Blanche" }) });

/** Milliseconds: a layout shift counts against the page from 500 ms after the input on. */
const late = 900;

async function delayAnswers(page: Page, url: string): Promise<void> {
  await page.route(url, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await new Promise((resolve) => setTimeout(resolve, late));
    return route.continue();
  });
}

const expectStill = async (page: Page, before = 0) => {
  const { score, moved } = await shifts(page);
  expect(score - before, moved.join("\n")).toBeLessThan(0.01);
};

for (const size of [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`${size.width} pixels wide, a late answer moves nothing`, () => {
    test.use({ viewport: size, isMobile: size.width < 768, expectedNoise: /status of 422/ });

    test("on the login and its registration", async ({ page }) => {
      await watchShifts(page);
      await openShop(page, "/connexion/");
      await islandsReady(page);
      await expect(identity(page)).toBeVisible();
      await expectStill(page);

      await delayAnswers(page, "**/connexion/**");
      await page.getByLabel(signInTexts.fields.email).fill("tard@exemple.fr");
      await page.getByRole("button", { name: signInTexts.email.submit, exact: true }).click();
      await expect(heading(page, signInTexts.registration.heading)).toBeVisible();
      await expectStill(page);
    });

    test("beside the last order, until the page of its new order comes", async ({ page }) => {
      await watchShifts(page);
      await logIn(page);
      await openShop(page, "/mon-compte/");
      await delayAnswers(page, "**/buy-again");
      const again = page.getByRole("button", { name: new RegExp(buyAgainTexts.submit) }).first();
      await expect(page.locator("[data-late]")).toHaveCount(0);
      const before = await shifts(page);
      const asked = page.waitForRequest("**/buy-again");
      await again.click({ noWaitAfter: true });
      await asked;
      await expectStill(page, before.score);
      await expect(page).toHaveURL(/\/(?:commande|panier)\//);
    });
  });
}
