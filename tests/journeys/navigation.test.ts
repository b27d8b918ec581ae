import type { Page } from "playwright/test";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { productScreenTexts } from "../../client/features/product/buy-box/buy-box.texts.ts";
import { chromeTexts } from "../../client/layouts/chrome.texts.ts";
import { faqTexts } from "../../shared/content/texts.ts";
import { productPageTexts } from "../../shared/product/product-page.texts.ts";
import { actBeforeHydration, expect, takeClock, test } from "./journey.ts";
import {
  cartLink,
  chicken,
  documentLoads,
  expectArrival,
  holdBack,
  hydrated,
  isAt,
  openShop,
  twoKilos,
} from "./shopper.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const legal = { path: "/page/mentions-legales/", name: "Mentions légales" };
const terms = { path: "/page/conditions-generales-de-vente/", name: "Conditions générales de vente" };
const faq = { path: "/faq/", name: faqTexts.title };

const footerLink = (page: Page, { name }: { name: string }) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const formats = (page: Page) => page.getByRole("navigation", { name: productScreenTexts.formats });

const fetchedAhead = (page: Page) =>
  page
    .locator("script[type=speculationrules]")
    .allTextContents()
    .then((rules) =>
      rules
        .map((rule) => JSON.parse(rule))
        .flatMap(({ prefetch = [] }) => prefetch.flatMap(({ urls }: { urls: string[] }) => urls))
        .map((url) => new URL(url).pathname),
    );

test("a link under the pointer is prefetched after the first second; cart and account never are", async ({
  page,
}) => {
  await (await takeClock(page)).setFixedTime("2026-11-20T10:00:00");
  await openShop(page, legal.path);
  await footerLink(page, terms).focus();
  await page.clock.setFixedTime("2026-11-20T10:00:01");
  await cartLink(page).focus();
  await page.getByRole("link", { name: chromeTexts.account.signIn }).focus();
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href, textContent: "Remplir le panier" });
    document.querySelector("footer")?.append(link);
  }, `/panier/?variantId=${twoKilos}`);
  await page.getByRole("link", { name: "Remplir le panier" }).focus();
  await footerLink(page, faq).hover();
  await expect.poll(() => fetchedAhead(page)).toEqual([faq.path]);
  await footerLink(page, faq).click();
  await expectArrival(page, faq.path, faq.name);
});

test("with data saving on nothing is prefetched", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await (await takeClock(page)).setFixedTime("2026-11-20T10:00:00");
  await openShop(page, legal.path);
  await page.clock.setFixedTime("2026-11-20T10:01:00");
  await footerLink(page, faq).focus();
  await footerLink(page, terms).focus();
  expect(await fetchedAhead(page)).toEqual([]);
});

test("a first visit shows the brand's fonts", async ({ page }) => {
  await openShop(page, legal.path);
  await page.evaluate(() => document.fonts.ready);
  const widths = await page.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d");
    return ["Fraunces, monospace", "Figtree, monospace", "monospace"].map((font) => {
      if (pen) pen.font = `100px ${font}`;
      return pen?.measureText("Museau").width;
    });
  });
  expect(new Set(widths).size).toBe(3);
});

test("the loading bar shows while a slow page, or a part of one, loads", async ({ page }) => {
  await openShop(page, legal.path);
  await page.evaluate(() => {
    const bar = document.querySelector("#app > [data-state]");
    const note = () => {
      if (bar?.getAttribute("data-state") === "loading") sessionStorage.setItem("wasShown", "yes");
    };
    if (bar) new MutationObserver(note).observe(bar, { attributeFilter: ["data-state"] });
  });
  const answer = await holdBack(page, "**/tous-les-produits/");
  const asked = page.waitForRequest("**/tous-les-produits/");
  await page
    .getByRole("banner")
    .getByRole("link", { name: "Produits" })
    .evaluate((link: HTMLElement) => link.click());
  await asked;
  setTimeout(answer, 1000);
  await expect(title(page)).toHaveText(/produits/);
  expect(await page.evaluate(() => sessionStorage.getItem("wasShown"))).toBe("yes");

  const bar = page.locator("#app > [data-state]");
  await expect(bar).toHaveAttribute("data-state", "idle");
  const part = await holdBack(page, /filtre-age=senior/);
  await page.getByRole("checkbox", { name: /^Senior/ }).check();
  await expect(bar).toHaveAttribute("data-state", "loading");
  part();
  await expect(bar).toHaveAttribute("data-state", "idle");
});

test("a part of a newer build, or one that fails, is loaded with its whole page", async ({ page }) => {
  await openShop(page, chicken.path);
  const loads = documentLoads(page);
  await page.route(isAt(`${chicken.path}5-kg/`), async (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/"build":"[^"]+"/g, '"build":"newer"');
    return route.fulfill({ response: answer, body });
  });
  await formats(page).getByRole("link", { name: "5 kg" }).click();
  await expect.poll(() => loads).toEqual([`${chicken.path}5-kg/`]);
  await expect(formats(page).getByRole("link", { name: "5 kg" })).toHaveAttribute("aria-current", "page");
});

test("the browser handles a reload and a jump within the page; another format shows in place", async ({
  page,
}) => {
  await openShop(page, chicken.path);
  const loads = documentLoads(page);
  await page.getByRole("link", { name: /^Lire les \d+ avis/ }).click();
  await expect(page).toHaveURL(`${chicken.path}#avis`);
  await expect(page.getByRole("heading", { name: productPageTexts.reviews.title })).toBeInViewport();
  expect(loads).toEqual([]);

  await hydrated(page, () => page.evaluate(() => location.reload()));
  expect(loads).toEqual([chicken.path]);

  const format = formats(page).getByRole("link", { name: "5 kg" });
  await page.evaluate(() => scrollTo(0, 200));
  await format.press("Enter");
  await expect(page).toHaveURL(isAt(`${chicken.path}5-kg/`));
  await expect(format).toHaveAttribute("aria-current", "page");
  await expect(format).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(loads).toEqual([chicken.path]);
});

test("exchanges load each style sheet once, and the page looks as if it had been loaded whole", async ({
  page,
}) => {
  const sheets = () =>
    page
      .locator("style")
      .evaluateAll((all) => all.flatMap(({ textContent }) => textContent?.match(/\/\*.*?\*\//g) ?? []));
  const look = () =>
    page.locator("main *").evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { display, margin, padding, border, gap, color, background, font } =
            getComputedStyle(element);
          return [element.className, display, margin, padding, border, gap, color, background, font].join();
        }),
    );
  await openShop(page, "/chien/croquettes/?filtre-age=chiot");
  const first = await sheets();
  for (let time = 0; time < 11; time++) {
    const isChosen = time % 2 !== 0;
    await page.getByRole("checkbox", { name: /^Chiot/ }).setChecked(isChosen);
    const cards = expect(page.getByRole("main").getByRole("article"));
    await (isChosen ? cards : cards.not).toHaveCount(6);
  }
  const all = await sheets();
  expect(all.length).toBeGreaterThan(first.length);
  expect(all).toEqual([...new Set(all)]);
  const inPlace = await look();
  await hydrated(page, () => page.reload());
  expect(await look()).toEqual(inPlace);
});

test("an address that has moved is one step in the history", async ({ page }) => {
  await openShop(page, legal.path);
  await page.evaluate(() => location.assign("/croquettes-chien/"));
  await expectArrival(page, "/chien/croquettes/", "Croquettes pour chien");
  await page.goBack();
  await expect(page).toHaveURL(legal.path);
  await expect(title(page)).toHaveText(legal.name);
});

test.describe("when files or answers are missing", () => {
  test.use({ expectedNoise: /net::ERR_FAILED|status of 404|Failed to fetch dynamically imported module/ });

  test("islands whose files are gone work with plain links and forms", async ({ page }) => {
    await page.route("**/assets/buy-box.island-*.js", (route) => route.abort());
    await openShop(page, chicken.path);
    const loads = documentLoads(page);
    await formats(page).getByRole("link", { name: "5 kg" }).click();
    await expect(page).toHaveURL(isAt(`${chicken.path}5-kg/`));
    await page.getByRole("button", { name: productScreenTexts.buy.submit }).click();
    await expect(title(page)).toHaveText(cartTexts.title);
    expect(loads.slice(-2)).toEqual(["/api/cart/items", "/panier/"]);
  });

  test("an island whose files fail again, while another format loads, shows that format and sells it", async ({
    page,
  }) => {
    let fail = () => {};
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    const box = "**/assets/buy-box.island-*.js";
    await page.route(box, (route) => route.abort());
    await openShop(page, chicken.path);
    const show = await holdBack(page, `**${chicken.path}5-kg/`);
    await formats(page).getByRole("link", { name: "5 kg" }).click();
    await expect(page).toHaveURL(isAt(`${chicken.path}5-kg/`));
    await page.route(box, async (route) => {
      await failed;
      await route.abort();
    });
    const asked = page.waitForRequest(box);
    const add = page.getByRole("button", { name: productScreenTexts.buy.submit });
    await add.hover();
    await asked;
    show();
    await expect(page.getByRole("main").getByRole("img").first()).toHaveAttribute("alt", /5 kg/);
    fail();
    await expect(add).toContainText("5 kg");
    await add.click();
    await expect(title(page)).toHaveText(cartTexts.title);
    await expect(page.getByRole("main")).toContainText("5 kg");
  });

  test("a page whose first script is missing is loaded again, once", async ({ page }) => {
    await actBeforeHydration(page);
    await page.route("**/assets/documents-*.js", (route) => route.fulfill({ status: 404, body: "" }));
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
    await page.route("**/assets/documents-*.js", (route) => {
      asked ||= route.request().method() === "HEAD";
      return asked ? route.continue() : route.abort();
    });
    const loads = documentLoads(page);
    await openShop(page, legal.path);
    expect(loads).toEqual([legal.path]);
  });
});
