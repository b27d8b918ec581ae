import type { Page } from "playwright/test";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { consentBarTexts } from "../../shared/consent/bar.texts.ts";
import { newsletterTexts } from "../../shared/newsletter/texts.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { consentBar } from "./measurement.ts";
import { cartLink, holdBack, openShop } from "./shopper.ts";

const letter = (page: Page) => page.getByRole("contentinfo").getByLabel(newsletterTexts.title);

test("islands work alone: cart, search, menu and newsletter, and a click loads the next document", async ({
  page,
}) => {
  await openShop(page, "/");
  await expectAccessible(page);
  await cartLink(page).click();
  await expect(page.getByRole("dialog", { name: cartTexts.drawer.title })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("searchbox").or(page.getByRole("combobox")).first().fill("saumon");
  await expect(page.getByRole("option").first()).toBeVisible();
  const legal = page.getByRole("contentinfo").getByRole("link", { name: "Mentions légales" });
  await expect(async () => {
    await page.mouse.move(0, 0);
    await legal.hover();
    const rules = await page.locator("script[type=speculationrules]").allTextContents();
    expect(rules.join()).toContain("/page/mentions-legales/");
  }).toPass();
  const documents: string[] = [];
  page.on(
    "request",
    (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname),
  );
  await legal.click();
  await expect(page).toHaveURL("/page/mentions-legales/");
  expect(documents).toEqual(["/page/mentions-legales/"]);
});

test.describe("whatever changes the HTML of an island before hydration", () => {
  test.use({ consent: null });

  test("what is typed stays, and the first press counts", async ({ page }) => {
    for (const [name, change] of Object.entries(changes())) {
      await page.context().clearCookies();
      const release = await holdBack(page, /hydrate-island/);
      await page.goto("/");
      // Before that a press is the browser's own.
      await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
      await page.evaluate(change);
      await letter(page).fill("lettre@exemple.fr");
      const answered = page.waitForResponse("**/api/newsletter");
      await page.locator("footer form").getByRole("button").click();
      release();
      expect((await answered).request().postData(), name).toContain("lettre@exemple.fr");
      await expect(page.getByRole("contentinfo").getByText(newsletterTexts.done), name).toBeVisible();
      await consentBar(page).getByRole("button", { name: consentBarTexts.none }).click();
      await expect(consentBar(page), name).toBeHidden();
      await page.unroute(/hydrate-island/);
    }
  });
});

function changes(): Record<string, () => void> {
  return {
    "foreign elements": () => {
      for (const field of document.querySelectorAll("page-island :is(input, button, a)")) {
        field.before(document.createElement("x-password-manager"));
        field.append(document.createElement("x-icon"));
      }
    },
    "foreign attributes": () => {
      for (const element of document.querySelectorAll("page-island, page-island *")) {
        element.setAttribute("data-foreign", "");
      }
    },
    "words in elements of a translator": () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest("script, style")) continue;
        const font = document.createElement("font");
        text.replaceWith(font);
        font.textContent = text.data.toUpperCase();
      }
    },
    "other spaces": () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (!text.parentElement?.closest("script, style"))
          text.data = text.data.replaceAll(/[\u202f\u00a0]/g, " ");
      }
    },
  };
}
