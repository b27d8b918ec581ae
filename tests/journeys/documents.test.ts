import type { Page } from "playwright/test";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { consentBarTexts } from "../../shared/consent/bar.texts.ts";
import { featureNames, featuresPath } from "../../shared/features.ts";
import { newsletterTexts } from "../../shared/newsletter/texts.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { consentBar } from "./measurement.ts";
import { cartLink, holdBack, openShop, phone } from "./shopper.ts";

const switchDocuments = async (page: Page, on: boolean) => {
  const features = featureNames.filter((name) => on || name !== "documents");
  const form = new URLSearchParams(features.map((name) => ["feature", name]));
  await page.request.post(featuresPath, {
    data: `${form}`,
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    maxRedirects: 0,
  });
};

test.beforeEach(({ page }) => switchDocuments(page, true));
test.afterEach(({ page }) => switchDocuments(page, false));

const letter = (page: Page) => page.getByRole("contentinfo").getByLabel(newsletterTexts.title);

test("a document looks like the page that is hydrated whole, at both sizes", async ({ page }) => {
  // The brand's fonts show from the second page.
  await openShop(page, "/");
  for (const path of ["/", "/page/mentions-legales/"]) {
    for (const size of [phone, { width: 1280, height: 900 }]) {
      await page.setViewportSize(size);
      await switchDocuments(page, false);
      await openShop(page, path);
      const before = await places(page);
      await switchDocuments(page, true);
      await openShop(page, path);
      await expect(page.locator("page-island").first()).toBeAttached();
      await expect.poll(() => places(page), `${path} at ${size.width} px`).toEqual(before);
    }
  }
});

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

/** Tag and place of everything that is seen, in whole pixels. */
function places(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll("body :is(a, button, h1, h2, h3, p, img, input, li)")].flatMap(
      (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        if (!width || !height) return [];
        return `${element.localName} ${[x, y, width, height].map(Math.round).join(" ")} ${element.textContent?.slice(0, 20)}`;
      },
    );
  });
}
