import type { Page } from "playwright/test";
import { cartCallTexts } from "../../client/features/cart/texts.ts";
import { productScreenTexts } from "../../client/features/product/buy-box/buy-box.texts.ts";
import { chromeTexts } from "../../client/layouts/chrome.texts.ts";
import { consentBarTexts } from "../../shared/consent/bar.texts.ts";
import { consentPageTexts } from "../../shared/consent/page.texts.ts";
import { storedEntries } from "../../shared/consent/stored-entries.ts";
import { expect, test } from "./journey.ts";
import {
  consentBar,
  idle,
  keptForMeasuring,
  keptNames,
  switchLetter,
  watchThirdParties,
} from "./measurement.ts";
import { orderBy, payByCard, registerOnTheWayToPayment } from "./order-shopper.ts";
import { chicken, expectArrival, heading, hydrated, navigateTo, openShop, walkToCart } from "./shopper.ts";

test.use({ consent: null });

const neededNames = storedEntries.needed.map(({ name }) => name);

test.beforeEach(({ page }) => switchLetter(page, false));
test.afterEach(({ page }) => switchLetter(page, true));

async function walkToProduct(page: Page): Promise<void> {
  const menu = page.getByRole("navigation", { name: chromeTexts.menu.label });
  await menu.getByText("Chien", { exact: true }).click();
  await menu.getByRole("link", { name: "Croquettes", exact: true }).click();
  await expectArrival(page, "/chien/croquettes/", "Croquettes pour chien");
  await page.getByRole("link", { name: chicken.name }).first().click();
  await expectArrival(page, chicken.path, chicken.name);
}

async function addToCart(page: Page): Promise<void> {
  await page.getByRole("button", { name: productScreenTexts.buy.submit }).click();
  await expect(page.getByText(cartCallTexts.added)).toBeVisible();
}

async function walkOn(page: Page): Promise<void> {
  await walkToCart(page);
  for (const path of ["/rechercher/?q=poulet", "/guide-croquettes/nouveau/", "/connexion/"]) {
    const title = page.getByRole("heading", { level: 1 });
    const before = await title.innerText();
    await navigateTo(page, path);
    await expect(title).not.toHaveText(before);
    await idle(page);
  }
}

test("no third party is asked for anything before an answer, nor after a no", async ({ page, context }) => {
  const { calls, expectSent } = watchThirdParties(context);
  await openShop(page);
  await walkToProduct(page);
  await addToCart(page);
  await idle(page);
  await expect(consentBar(page)).toBeVisible();
  await consentBar(page).getByRole("button", { name: consentBarTexts.none }).click();
  await expect(consentBar(page)).toBeHidden();
  await walkOn(page);
  await openShop(page, "/gerer-mes-cookies/");
  await idle(page);
  expect(calls).toEqual([]);
  expect(await keptForMeasuring(page)).toEqual([]);

  await page.getByRole("button", { name: consentPageTexts.all }).click();
  await expectSent(["page_view"]);
});

test("after a yes each event of a purchase is sent once; after it is taken back nothing is, and nothing is kept", async ({
  page,
  context,
}) => {
  const { calls, exposures, expectSent } = watchThirdParties(context);
  await openShop(page);
  await idle(page);
  const keptBefore = await keptNames(page);
  await consentBar(page).getByRole("button", { name: consentBarTexts.all }).click();
  await expectSent(["page_view"]);
  await walkToProduct(page);
  await expectSent(["page_view", "page_view", "view_item"], ["page_view", "page_view", "view_item"]);
  await hydrated(page, () => page.reload());
  await page.goBack();
  await expect(heading(page, "Croquettes pour chien")).toBeVisible();
  await page.goForward();
  await expect(heading(page, chicken.name)).toBeVisible();
  await addToCart(page);
  await expectSent([], ["add_to_cart"]);
  await walkToCart(page);
  await expectSent(["page_view", "view_cart", "view_cart"]);
  await navigateTo(page, "/rechercher/?q=poulet");
  await expectSent(["page_view"], ["page_view", "search"]);

  await registerOnTheWayToPayment(page, "mesure@exemple.fr", "Inès");
  const views = ["page_view", "page_view", "page_view", "page_view"];
  const steps = ["add_to_cart", "begin_checkout", "checkout_step", "checkout_step"];
  await expectSent([...views, "view_cart"], [...views, "view_cart", ...steps]);
  await orderBy(page, "Carte bancaire", () => expectSent(["page_view"], ["page_view", "checkout_step"]));
  await payByCard(page, "4970 1000 0000 0000");
  await expect(heading(page, "Merci Inès, votre commande est enregistrée")).toBeVisible();
  await expectSent(["page_view"], ["page_view", "purchase"]);
  expect(exposures.length).toBeLessThanOrEqual(1);
  expect(await keptForMeasuring(page)).toEqual(expect.arrayContaining(["_ga", "visitorId"]));

  await page.goto("/gerer-mes-cookies/");
  await expectSent(["page_view"]);
  await idle(page);
  const asked = calls.length;
  await page.getByRole("button", { name: consentPageTexts.none }).click();
  await expect(page.getByText(/^C’est noté/).first()).toBeVisible();
  await openShop(page, chicken.path);
  await addToCart(page);
  await walkOn(page);
  expect(calls.slice(asked)).toEqual([]);
  const needed = new Set([...keptBefore, ...neededNames]);
  expect(
    (await keptNames(page)).filter((name) => !needed.has(name.replace(/^newCart-.*/, "cartToken"))),
  ).toEqual([]);
});
