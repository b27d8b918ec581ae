import type { Page } from "playwright/test";
import { newsletterTexts } from "../../shared/newsletter/texts.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { openShop } from "./shopper.ts";
import { textPattern } from "./text-pattern.ts";

const footer = (page: Page) => page.getByRole("contentinfo");
const email = (page: Page) => footer(page).getByLabel(newsletterTexts.title);
const path = "/page/mentions-legales/";
const thanks = newsletterTexts.done;

test.describe("with scripts", () => {
  test.use({ expectedNoise: /status of 422/ });

  test("the newsletter is subscribed to in place, by keyboard; a wrong e-mail is an error at the field", async ({
    page,
  }) => {
    const checks: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/bot-check/")) checks.push(request.url());
    });
    await openShop(page, path);
    expect(checks).toEqual([]);
    await email(page).focus();
    await expect.poll(() => checks.length).toBeGreaterThan(0);
    await page.keyboard.type("nadia@");
    const sent = page.waitForResponse("**/api/newsletter");
    await expect
      .poll(() => email(page).evaluate((input: HTMLInputElement) => input.form?.noValidate))
      .toBe(true);
    await page.keyboard.press("Enter");
    expect((await sent).status()).toBe(422);
    await expect(email(page)).toHaveAccessibleDescription(textPattern(newsletterTexts.errors.email));
    await expect(email(page)).toBeFocused();
    await expectAccessible(page);

    await email(page).fill("lettre@exemple.fr");
    await page.keyboard.press("Enter");
    await expect(footer(page).getByText(thanks)).toBeFocused();
    await expect(page).toHaveURL(path);
  });
});
