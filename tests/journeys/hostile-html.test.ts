import type { Page } from "playwright/test";
import { signInTexts } from "../../shared/account/sign-in.texts.ts";
import { consentBarTexts } from "../../shared/consent/bar.texts.ts";
import { newsletterTexts } from "../../shared/newsletter/texts.ts";
import { addButton } from "./cart-controls.ts";
import { expect, test } from "./journey.ts";
import { consentBar } from "./measurement.ts";
import { camille, chicken, holdBack } from "./shopper.ts";

test.use({ consent: null });

// Password managers, translators, blockers and the detectors of phones change the HTML of a page before its scripts run.
for (const [name, change] of Object.entries(changes())) {
  test(`${name} before hydration: the first press counts, what is typed stays, and a product can be bought`, async ({
    page,
  }) => {
    const { open, hydrate } = changedPages(page, change);

    await test.step("newsletter and cookies", async () => {
      await open("/");
      await page.getByRole("contentinfo").getByLabel(newsletterTexts.title).fill("lettre@exemple.fr");
      const answered = page.waitForResponse("**/api/newsletter");
      await page.locator("footer form").getByRole("button").click();
      hydrate();
      expect((await answered).request().postData()).toContain("lettre@exemple.fr");
      await expect(page.getByRole("contentinfo").getByText(newsletterTexts.done)).toBeVisible();
      await consentBar(page).getByRole("button", { name: consentBarTexts.none }).click();
      await expect(consentBar(page)).toBeHidden();
    });

    await test.step("product", async () => {
      await open(chicken.path);
      await addButton(page).click();
      hydrate();
      await expect.poll(async () => (await page.request.get("/api/cart")).text()).toContain('"count":1');
    });

    await test.step("login", async () => {
      await open("/connexion/");
      await page.locator("main input[type=email]").first().fill(camille.email);
      await page.getByRole("button", { name: new RegExp(`^${signInTexts.email.submit}$`, "i") }).click();
      hydrate();
      await expect(page.getByLabel(signInTexts.fields.password, { exact: true })).toBeVisible();
      await expect(page.getByText(camille.email).first()).toBeVisible();
    });
  });
}

/** Opens pages whose HTML is changed, and whose islands are not hydrated before `hydrate`. */
function changedPages(page: Page, change: () => void) {
  const files = /\/hydrate-island-/;
  let hydrate = () => {};
  return {
    hydrate: () => hydrate(),
    async open(path: string): Promise<void> {
      await page.unroute(files);
      hydrate = await holdBack(page, files);
      await page.goto(path);
      // Before that a press is the browser's own.
      await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
      await page.evaluate(change);
    },
  };
}

function changes(): Record<string, () => void> {
  return {
    "foreign elements": () => {
      for (const field of document.querySelectorAll("page-island :is(input, button, a)")) {
        field.before(document.createElement("x-password-manager"));
        field.append(document.createElement("x-icon"));
      }
    },
    "foreign attributes": () => {
      for (const element of document.querySelectorAll("page-island, page-island *"))
        element.setAttribute("data-foreign", "");
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
    "numbers and dates as links": () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!/\d/.test(text.data) || text.parentElement?.closest("script, style, a, button, option"))
          continue;
        const link = document.createElement("a");
        link.href = "tel:0478000000";
        text.replaceWith(link);
        link.append(text);
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
