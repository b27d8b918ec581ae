import type { Page } from "playwright/test";
import { cartCallTexts } from "../../client/features/cart/texts.ts";
import { suggestionTexts } from "../../client/features/search/texts.ts";
import { chromeTexts } from "../../client/layouts/chrome.texts.ts";
import { signInTexts } from "../../shared/account/sign-in/sign-in.texts.ts";
import { accountTexts } from "../../shared/account/texts.ts";
import { paymentTexts } from "../../shared/checkout/payment/payment.texts.ts";
import { faqTexts } from "../../shared/content/texts.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import { sessionTexts } from "../../worker/session/texts.ts";
import { addButton, added } from "./cart-controls.ts";
import { test } from "./full-browser.ts";
import { expect } from "./journey.ts";
import { expectGateway, orderBy, walkToPayment } from "./order-shopper.ts";
import {
  camille,
  cartLink,
  chicken,
  drawer,
  expectArrival,
  heading,
  logIn,
  lookLongEnough,
  marguerite,
  openShop,
  twoKilos,
} from "./shopper.ts";

const path = "/page/mentions-legales/";
const name = "Mentions légales";

test("a page that was left by a full load comes back from the browser's cache without the drawer, the suggestions or the notice that were open, with another tab's cart in its badge", async ({
  page,
  origin,
}) => {
  await openShop(page, path);
  await cartLink(page).click();
  await expect(drawer(page)).toBeVisible();
  await leave(page);
  const form = { variantCode: twoKilos, quantity: "1" };
  await page.request.post("/api/cart/items", { form, headers: { Origin: origin } });
  // Playwright's `goBack` waits for a load, which this step back does not have.
  await page.evaluate(() => history.back());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.locator("html")).toHaveAttribute("data-persisted", "true");
  await expect(drawer(page)).toBeHidden();
  await expect(cartLink(page)).toContainText("1");

  await page.getByRole("search").getByLabel(chromeTexts.search.label).fill("saumon");
  const suggestions = page.getByRole("listbox", { name: suggestionTexts.label });
  await expect(suggestions).toBeVisible();
  await leave(page);
  await page.evaluate(() => history.back());
  await expect(page.locator("html")).toHaveAttribute("data-persisted", "true");
  await expect(suggestions).toBeHidden();

  await openShop(page, chicken.path);
  await addButton(page).click();
  await expect(added(page)).toBeVisible();
  await leave(page);
  await page.evaluate(() => history.back());
  await expect(page.locator("html")).toHaveAttribute("data-persisted", "true");
  await expect(added(page)).toBeHidden();

  await page.getByRole("contentinfo").getByRole("link", { name: faqTexts.title, exact: true }).click();
  await expectArrival(page, "/faq/", faqTexts.title);
});

test("an order that was begun beside an added product can be begun again after a step back", async ({
  page,
}) => {
  await openShop(page, chicken.path);
  const order = page.getByRole("button", { name: cartCallTexts.order, exact: true });
  for (let time = 0; time < 2; time += 1) {
    await addButton(page).click();
    await order.click();
    await expect(page).not.toHaveURL(chicken.path);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(chicken.path);
    await expect(order).toBeHidden();
  }
});

test("a page of somebody who has logged out meanwhile is not shown as theirs", async ({ page, origin }) => {
  await logIn(page, marguerite);
  await openShop(page, path);
  await expect(page.getByRole("link", { name: /^Bonjour Marguerite/ })).toBeAttached();
  await leave(page);
  const loggedOut = await page.request.post("/api/session/logout", { headers: { Origin: origin } });
  expect(await loggedOut.text()).toContain(sessionTexts.loggedOut);
  await page.evaluate(() => history.back());
  await expect(page.getByRole("link", { name: chromeTexts.account.signIn })).toBeAttached();
});

test("a page of somebody else than who is logged in now is loaded again", async ({ page }) => {
  await logIn(page, marguerite);
  await openShop(page, path);
  await leave(page);
  await logIn(page, camille);
  await page.evaluate(() => history.back());
  await expect(page.getByRole("link", { name: /^Bonjour Camille/ })).toBeAttached();
});

test("a page that was fetched ahead for a customer is not shown after a logout", async ({ page }) => {
  await logIn(page, marguerite);
  await openShop(page, "/mon-compte/");
  await lookLongEnough(page);
  const help = page
    .locator(`a[href="${href("faq-faqQuery", {})}"]`)
    .filter({ visible: true })
    .first();
  const ahead = page
    .context()
    .waitForEvent("requestfinished", (request) => request.url().endsWith(href("faq-faqQuery", {})));
  await help.hover();
  await ahead;
  // Mimics a logout in another tab whose message this page has missed.
  await page.evaluate(() => fetch("/api/session/logout", { method: "POST" }));
  await help.click();
  await expect(page).toHaveURL(href("faq-faqQuery", {}));
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Bonjour Marguerite/ })).toHaveCount(0);
});

test("a form that led on is not found busy by a step back: its page is loaded again", async ({ page }) => {
  await openShop(page, "/connexion/");
  await page.getByLabel(signInTexts.fields.email).fill(camille.email);
  await page.getByRole("button", { name: signInTexts.email.submit, exact: true }).click();
  await page.getByLabel(signInTexts.fields.password, { exact: true }).fill("motdepasse-demo");
  await page.getByRole("button", { name: signInTexts.password.submit, exact: true }).click();
  await expect(heading(page, translator(accountTexts)("greeting", camille))).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset.left = "";
    history.back();
  });
  await expect(page.locator("html:not([data-left])")).toBeAttached();
  await expect(page).toHaveURL("/");
});

test.describe("who orders", () => {
  test.use({ customer: camille });

  test("comes back from the gateway to the payment that is open, which goes on", async ({ page }) => {
    await walkToPayment(page);
    await orderBy(page, "Carte bancaire");
    await expectGateway(page);
    const gateway = page.url();
    await page.evaluate(() => history.back());
    await expect(heading(page, paymentTexts.check.openTitle)).toBeVisible();
    await page.getByRole("button", { name: paymentTexts.check.resume }).click();
    await expect(page).toHaveURL(gateway);
  });
});

async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    delete document.documentElement.dataset.persisted;
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  await page.goto("/_sandbox/");
}
