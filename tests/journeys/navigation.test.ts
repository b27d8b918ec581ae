import type { Page } from "playwright/test";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { productScreenTexts } from "../../client/features/product/buy-box.texts.ts";
import { chromeTexts } from "../../client/layouts/chrome.texts.ts";
import { faqTexts } from "../../shared/content/texts.ts";
import { productPageTexts } from "../../shared/product/product-page.texts.ts";
import { uiTexts } from "../../shared/text/texts.ts";
import * as clock from "../../shared/time/clock.ts";
import { classesWithoutRule } from "./classes-without-rule.ts";
import { expect, test } from "./journey.ts";
import {
  camille,
  cartLink,
  chicken,
  documentLoads,
  expectArrival,
  holdBack,
  hydrated,
  isAt,
  navigateTo,
  openShop,
  payloadRequests,
} from "./shopper.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

// The shortest pages of the shop: every footer links to them.
const legal = { path: "/page/mentions-legales/", name: "Mentions légales" };
const terms = { path: "/page/conditions-generales-de-vente/", name: "Conditions générales de vente" };
const faq = { path: "/faq/", name: faqTexts.title };

const footerLink = (page: Page, { name }: { name: string }) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });
const title = (page: Page) => page.getByRole("heading", { level: 1 });

test("a link under the pointer is prefetched after the first second, and used; cart and account never are", async ({
  page,
}) => {
  await page.clock.setFixedTime("2026-11-20T10:00:00");
  await openShop(page, legal.path);
  const payloads = payloadRequests(page);
  await footerLink(page, terms).hover();
  await page.clock.setFixedTime("2026-11-20T10:00:01");
  let answers = 0;
  page.on("response", (answer) => {
    if (answer.url().endsWith(`${faq.path}_payload`)) answers += 1;
  });
  const fetched = page.waitForResponse(`**${faq.path}_payload`);
  // Their answers are for one visitor, once.
  await cartLink(page).hover();
  await page.getByRole("link", { name: chromeTexts.account.signIn }).hover();
  await footerLink(page, faq).hover();
  await (await fetched).finished();
  expect(payloads).toEqual([faq.path]);

  await footerLink(page, faq).click();
  await expectArrival(page, faq.path, faq.name);
  expect(answers).toBe(1);
});

test("fonts that come behind the first paint are shown with the next page", async ({ page }) => {
  let first = true;
  await page.route("**/*.woff2", async (route) => {
    if (first) await new Promise((late) => setTimeout(late, 500));
    await route.continue();
  });
  await openShop(page, legal.path);
  await page.evaluate(() => document.fonts.ready);
  first = false;
  const showsFonts = () =>
    page.evaluate(() => {
      const pen = document.createElement("canvas").getContext("2d");
      if (!pen) return undefined;
      const widths = ["Fraunces, monospace", "Figtree, monospace", "monospace"].map((font) => {
        pen.font = `100px ${font}`;
        return pen.measureText("Museau").width;
      });
      return new Set(widths).size === 3;
    });
  expect(await showsFonts()).toBe(false);
  await footerLink(page, terms).click();
  await expectArrival(page, terms.path, terms.name);
  expect(await showsFonts()).toBe(true);
});

test.describe("a customer", () => {
  test.use({ customer: camille });

  test("a page that is swapped in has the style sheets of its static parts, in the account too", async ({
    page,
  }) => {
    await openShop(page, faq.path);
    const loads = documentLoads(page);
    for (const [link, path, heading] of [
      ["Tous les produits", "/tous-les-produits/", "Tous nos produits"],
      [chicken.name, chicken.path, chicken.name],
      [uiTexts.home, "/", "Des repas simples, pour des animaux heureux"],
    ] as const) {
      await page.getByRole("link", { name: link, exact: true }).first().click();
      await expectArrival(page, path, heading);
      expect(await classesWithoutRule(page), path).toEqual([]);
    }

    // The sheets of every other screen are checked by requests (crawl.test.ts, style-sheets.test.ts).
    const path = "/mon-compte/mes-abonnements/1/?modifier=quantites&retirer=2";
    await navigateTo(page, path);
    await expect(page).toHaveURL(isAt(path));
    await expect(title(page)).toBeFocused();
    expect(await classesWithoutRule(page), path).toEqual([]);
    expect(loads).toEqual([]);
  });
});

test("with data saving on nothing is prefetched", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.clock.setFixedTime("2026-11-20T10:00:00");
  await openShop(page, legal.path);
  await page.clock.setFixedTime("2026-11-20T10:01:00");
  const payloads = payloadRequests(page);
  await footerLink(page, faq).hover();
  await footerLink(page, terms).click();
  await expect(page).toHaveURL(terms.path);
  await expect(title(page)).toBeFocused();
  expect(payloads).toEqual([terms.path]);
});

test("the loading bar shows only while a slow page loads, and that of an aborted navigation stays for the next one", async ({
  page,
}) => {
  await page.clock.install({ time: "2026-11-20T10:00:00" });
  await openShop(page, legal.path);
  await page.clock.pauseAt("2026-11-20T11:00:00");
  const bar = page.locator("[data-state]");
  const answer = await holdBack(page, "**/tous-les-produits/_payload");

  await footerLink(page, terms).click();
  await expect(title(page)).toHaveText(terms.name);
  await expect(bar).toHaveAttribute("data-state", "idle");

  const asked = page.waitForRequest("**/tous-les-produits/_payload");
  await page.getByRole("banner").getByRole("link", { name: "Tous les produits" }).click();
  await asked;
  await page.clock.runFor(199);
  await expect(bar).toHaveAttribute("data-state", "idle");
  await page.clock.runFor(1);
  await expect(bar).toHaveAttribute("data-state", "loading");
  answer();
  await expect(title(page)).toHaveText(/produits/);
  await expect(bar).toHaveAttribute("data-state", "finishing");
  await page.clock.runFor(500);
  await expect(bar).toHaveAttribute("data-state", "resetting");
  await page.clock.runFor(400);
  await expect(bar).toHaveAttribute("data-state", "idle");

  const abort = await holdBack(page, "**/assets/product-screen-*.js");
  const arrive = await holdBack(page, `**${faq.path}_payload`);
  const screenAsked = page.waitForRequest(/product-screen-.*\.js/);
  await page.getByRole("link", { name: chicken.name }).click();
  await screenAsked;
  const payloadAsked = page.waitForRequest(`**${faq.path}_payload`);
  await footerLink(page, faq).click();
  await payloadAsked;
  const screen = page.waitForResponse(/product-screen-.*\.js/);
  abort();
  await (await screen).finished();
  await page.evaluate((file) => import(file), (await screen).url());

  await page.clock.runFor(200);
  await expect(bar).toHaveAttribute("data-state", "loading");
  arrive();
  await expect(title(page)).toHaveText(faq.name);
  await expect(bar).toHaveAttribute("data-state", "finishing");
});

test("with a newer build a step back is a full load, and so is the next page", async ({ page }) => {
  await page.clock.install({ time: clock.date() });
  await page.route("**/builds/latest.json*", (route) => route.fulfill({ json: { id: "newer" } }));
  const hearOfNewerBuild = async () => {
    const manifest = page.waitForResponse("**/builds/latest.json*");
    await page.clock.fastForward(60_000);
    await (await manifest).finished();
  };
  await openShop(page, legal.path);
  const loads = documentLoads(page);
  await footerLink(page, terms).click();
  await expectArrival(page, terms.path, terms.name);
  expect(loads).toEqual([]);

  await hearOfNewerBuild();
  await hydrated(page, () => page.evaluate(() => history.back()));
  await expect(title(page)).toHaveText(legal.name);
  await expect(page).toHaveURL(legal.path);
  expect(loads).toEqual([legal.path]);

  await hearOfNewerBuild();
  await footerLink(page, faq).click();
  await expect(title(page)).toHaveText(faq.name);
  expect(loads).toEqual([legal.path, faq.path]);
});

test("a step back before hydration shows its page", async ({ page }) => {
  await openShop(page, legal.path);
  await footerLink(page, terms).click();
  await expectArrival(page, terms.path, terms.name);
  const go = await holdBack(page, "**/assets/entry-*.js");
  await page.reload({ waitUntil: "commit" });
  await expect(title(page)).toHaveText(terms.name);

  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(legal.path);
  go();
  await expect(title(page)).toHaveText(legal.name);
  await expect(page).toHaveURL(legal.path);
});

test("the browser handles a reload and a jump within the page; another format shows in place", async ({
  page,
}) => {
  await openShop(page, chicken.path);
  const loads = documentLoads(page);
  const payloads = payloadRequests(page);
  await page.getByRole("link", { name: /^Lire les \d+ avis/ }).click();
  await expect(page).toHaveURL(`${chicken.path}#avis`);
  await expect(page.getByRole("heading", { name: productPageTexts.reviews.title })).toBeInViewport();
  expect(loads).toEqual([]);

  await hydrated(page, () => page.evaluate(() => location.reload()));
  expect(loads).toEqual([chicken.path]);
  expect(payloads).toEqual([]);

  const format = page
    .getByRole("navigation", { name: productScreenTexts.formats })
    .getByRole("link", { name: "5 kg" });
  await page.evaluate(() => scrollTo(0, 200));
  await format.press("Enter");
  await expect(page).toHaveURL(isAt(`${chicken.path}5-kg/`));
  await expect(format).toHaveAttribute("aria-current", "page");
  await expect(format).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test.describe("an address that has moved", () => {
  test.use({ expectedNoise: /^request to another host: https:\/\/www\.example\.org\/ancien-blog\/$/ });

  test("redirects within the shop with one step in the history, and leaves the shop by a full page load", async ({
    page,
  }) => {
    await page.route("https://www.example.org/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Ancien blog</title>" }),
    );
    await openShop(page, legal.path);
    const loads = documentLoads(page);
    await page.evaluate(() => location.assign("/croquettes-chien/"));
    await expectArrival(page, "/chien/croquettes/", "Croquettes pour chien");
    await page.goBack();
    await expect(page).toHaveURL(legal.path);
    await expect(title(page)).toHaveText(legal.name);
    expect(loads).toEqual([]);

    await page.evaluate(() => location.assign("/blog/"));
    await expect(page).toHaveURL("https://www.example.org/ancien-blog/");
    await expect(page).toHaveTitle("Ancien blog");
    expect(loads).toEqual(["/ancien-blog/"]);
  });
});

test.describe("when files or answers are missing", () => {
  test.use({ expectedNoise: /net::ERR_FAILED|status of 404|Failed to fetch dynamically imported module/ });

  test("a missing file of an older build reloads the page once, which then works with plain links and forms", async ({
    page,
  }) => {
    await openShop(page, "/chien/croquettes/");
    await page.route("**/assets/product-screen-*.js", (route) => route.abort());
    const loads = documentLoads(page);
    await page.getByRole("link", { name: chicken.name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(chicken.name);
    await expect.poll(() => loads).toEqual([chicken.path]);

    await page
      .getByRole("navigation", { name: productScreenTexts.formats })
      .getByRole("link", { name: "5 kg" })
      .click();
    await expect(page).toHaveURL(isAt(`${chicken.path}5-kg/`));
    await page.getByRole("button", { name: productScreenTexts.buy.submit }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(cartTexts.title);
    expect(loads).toEqual([chicken.path, `${chicken.path}5-kg/`, "/api/cart/items", "/panier/"]);
  });

  test("a page whose first script is missing is loaded again, once", async ({ page }) => {
    await page.route("**/assets/packages-*.js", (route) => route.fulfill({ status: 404, body: "" }));
    const loads = documentLoads(page);
    await page.goto(legal.path);
    await expect.poll(() => loads).toEqual([legal.path, legal.path]);
    await page.waitForLoadState("load");
    await footerLink(page, terms).click();
    await expect(title(page)).toHaveText(terms.name);
    expect(loads).toEqual([legal.path, legal.path, terms.path]);
  });

  test("a page whose first script is cancelled imports it again and is not reloaded", async ({ page }) => {
    let asked = false;
    await page.route("**/assets/packages-*.js", (route) => {
      asked ||= route.request().method() === "HEAD";
      return asked ? route.continue() : route.abort();
    });
    const loads = documentLoads(page);
    await openShop(page, legal.path);
    expect(loads).toEqual([legal.path]);
  });

  test("a page whose payload fails is a full load, and so is the next one", async ({ page }) => {
    await openShop(page, legal.path);
    await page.route("**/_payload", (route) => route.abort());
    const loads = documentLoads(page);
    await hydrated(page, () => footerLink(page, terms).click());
    await expect(title(page)).toHaveText(terms.name);
    await footerLink(page, faq).click();
    await expect(title(page)).toHaveText(faq.name);
    expect(loads).toEqual([terms.path, faq.path]);
  });
});
