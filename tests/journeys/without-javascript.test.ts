import type { Locator, Page } from "playwright/test";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { productScreenTexts } from "../../client/features/product/buy-box/buy-box.texts.ts";
import { productTexts } from "../../client/features/product/texts.ts";
import { chromeTexts } from "../../client/layouts/chrome.texts.ts";
import { every } from "../../shared/frequency/frequency.ts";
import { productPageTexts } from "../../shared/product/product-page.texts.ts";
import { cartNotices } from "../../worker/cart/texts.ts";
import { expect, test } from "./journey.ts";
import { cartLine, chicken, isAt, like, phone, quantity, summary } from "./shopper.ts";

test.use({ javaScriptEnabled: false });

test("without scripts a visitor walks from home to a product, subscribes and finds it in the cart", async ({
  page,
}) => {
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: chromeTexts.menu.label });
  await menu.getByText("Chien", { exact: true }).click();
  await menu.getByRole("link", { name: "Croquettes", exact: true }).click();
  await expect(page).toHaveURL("/chien/croquettes/");
  await page.getByRole("link", { name: chicken.name }).click();
  await expectLateParts(page);
  await page
    .getByRole("navigation", { name: productScreenTexts.formats })
    .getByRole("link", { name: "5 kg" })
    .click();
  await expect(page).toHaveURL(isAt(`${chicken.path}5-kg/`));

  await page.getByRole("radio", { name: like(productScreenTexts.buy.subscription) }).check();
  await page.getByLabel(productScreenTexts.buy.interval).selectOption(every({ label: "6 semaines" }));
  await page.getByLabel(productScreenTexts.buy.quantity).fill("2");
  await page.getByRole("button", { name: productScreenTexts.buy.submit }).click();

  await expect(page).toHaveURL("/panier/");
  await expect(page.getByRole("status").filter({ hasText: "Ajouté au panier" })).toBeVisible();
  const line = cartLine(page);
  await expect(line.getByLabel(like(cartTexts.line.frequency))).toHaveValue("42");
  const account = summary(page);
  await expect(account).toContainText("Total86,22 €");

  await quantity(line).fill("3");
  await line.getByLabel(like(cartTexts.line.frequency)).selectOption(cartTexts.line.once);
  await line.getByRole("button", { name: cartTexts.line.update }).click();
  await expect(account).toContainText("Total138,70 €");
  await expect(page.getByRole("status").filter({ hasText: cartNotices.changed })).toBeVisible();

  await page.reload();
  await expect(page.getByText(cartNotices.changed)).toHaveCount(0);
  await line.getByRole("button", { name: like(cartTexts.line.removeNamed) }).click();
  await expect(page.getByRole("heading", { level: 1, name: cartTexts.empty.title })).toBeVisible();
});

test("without scripts the menu opens on a small screen and the search shows its results", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: chromeTexts.menu.label });
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: chromeTexts.menu.open, exact: true }).click();
  await menu.getByText("Chat", { exact: true }).click();
  await menu.getByRole("link", { name: "Pâtées" }).click();
  await expect(page).toHaveURL("/chat/patees/");

  await page.getByRole("searchbox", { name: chromeTexts.search.label }).fill("chien saumon");
  await page.getByRole("button", { name: chromeTexts.search.submit }).click();
  await expect(page).toHaveURL("/rechercher/?q=chien+saumon");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/chien saumon/);
  await expect(page.getByRole("searchbox", { name: chromeTexts.search.label })).toHaveValue("chien saumon");
  await page
    .getByRole("link", { name: /saumon/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/produits\//);
  await expectLateParts(page);
});

test("on a phone the breadcrumb names the page's parent whole", async ({ page }) => {
  for (const width of [320, phone.width]) {
    await page.setViewportSize({ width, height: phone.height });
    for (const [path, parent] of Object.entries(parents)) {
      await page.goto(path);
      const trail = page.getByRole("navigation", { name: productPageTexts.breadcrumb });
      const shown = trail.getByRole("link").filter({ visible: true });
      await expect(shown, path).toHaveText(parent);
      expect(await isCut(shown), `${path} at ${width} px`).toBe(false);
    }
  }
});

const parents = {
  "/chat/croquettes/adulte/": "Croquettes chat",
  "/produits/croquettes-chat-poil-long-saumon-ecosse-hareng-riz-complet/": "Croquettes chat adulte",
  "/faq/conservation-patees/": "Produits et conservation",
};

const isCut = (link: Locator): Promise<boolean> =>
  link.evaluate((one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    const { left, right } = one.getBoundingClientRect();
    const { width } = words.getBoundingClientRect();
    return one.scrollWidth > one.clientWidth || width > right - left || left < 0 || right > innerWidth;
  });

async function expectLateParts(page: Page): Promise<void> {
  await expect(page.getByText(like(productTexts.published)).first()).toBeVisible();
  const others = page.getByRole("region", { name: productPageTexts.sameCategory });
  await expect(others.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("status", { name: /^Chargement/ })).toHaveCount(0);
}
