import type { Page } from "playwright/test";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { cartCallTexts } from "../../client/features/cart/texts.ts";
import { consentBarTexts } from "../../shared/consent/bar.texts.ts";
import { consentPageTexts } from "../../shared/consent/page.texts.ts";
import { consentTexts } from "../../shared/consent/texts.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import {
  cartLink,
  chicken,
  drawer,
  expectArrival,
  expectWhole,
  heading,
  hydrated,
  openShop,
  phone,
} from "./shopper.ts";
import { textPattern } from "./text-pattern.ts";

test.use({ consent: null });

const bar = (page: Page) => page.getByRole("complementary", { name: consentBarTexts.label });
const button = (page: Page, name: string) => bar(page).getByRole("button", { name });
const saved = (page: Page) => page.waitForResponse("**/api/consent");

/** Of third parties and their stand-ins, as the browser sends them. */
function measures(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/marketing|tag-manager|collect/.test(pathname)) sent.push(pathname);
  });
  return sent;
}

const quietTime = (page: Page) =>
  page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 2000 })));

test("the bar is refused by keyboard, one Tab from the top, and never comes back", async ({ page }) => {
  const sent = measures(page);
  await openShop(page, "/chien/croquettes/");
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await expect(button(page, consentBarTexts.all)).toBeFocused();
  await page.keyboard.press("Tab");
  const answered = saved(page);
  await page.keyboard.press("Enter");
  expect((await answered).status()).toBe(204);
  await expect(bar(page)).toBeHidden();
  await expect(page.getByText(consentBarTexts.saved)).toBeAttached();
  await page.getByRole("link", { name: chicken.name }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: chicken.name })).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await quietTime(page);
  expect(sent).toEqual([]);
});

test("nothing of the foot and nothing that has the focus stays below the bar, on telephones and in wide windows", async ({
  page,
}) => {
  const foot = page.getByRole("contentinfo");
  // What stands above it takes its place while it is passed.
  const footBottom = async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    return foot.evaluate((element) => element.getBoundingClientRect().bottom);
  };
  const isWhole = (element: Element) => element.scrollHeight <= element.clientHeight;
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openShop(page, chicken.path);
    const top = (await bar(page).boundingBox())?.y ?? 0;
    expect(await bar(page).evaluate(isWhole), `${width} px`).toBe(true);
    for (let press = 0; press < 45; press += 1) {
      await page.keyboard.press("Tab");
      expect(await focusedBottom(page), `${width} px`).toBeLessThanOrEqual(top + 1);
    }
    await expect.poll(footBottom).toBeLessThanOrEqual(top + 1);
    await foot.getByRole("link").last().focus();
    for (let press = 0; press < 12; press += 1) {
      expect(await focusedBottom(page), `${width} px`).toBeLessThanOrEqual(top + 1);
      await page.keyboard.press("Shift+Tab");
    }
  }
});

test("in a window of 320 × 256 px all three buttons are reached, whole and uncovered", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openShop(page, chicken.path);
  for (const name of [consentBarTexts.all, consentBarTexts.none, consentBarTexts.choose]) {
    await page.keyboard.press("Tab");
    await expect(button(page, name)).toBeFocused();
    await expectWhole(button(page, name));
  }
  await page.mouse.wheel(0, -1000);
  await expectWhole(button(page, consentBarTexts.all));
});

const focusedBottom = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused.closest("[data-consent-bar]") || focused === document.body) return 0;
    const { bottom, height } = focused.getBoundingClientRect();
    return height > innerHeight / 2 ? 0 : bottom;
  });

test.describe("by touch", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("a yes begins in the page, which stays as it is, and a withdrawal ends it", async ({
    page,
    context,
  }) => {
    const sent = measures(page);
    await openShop(page, chicken.path);
    await page.evaluate(() => scrollTo(0, 900));
    await quietTime(page);
    expect(sent).toEqual([]);
    const place = await page.evaluate(() => scrollY);
    const loaded = await page.evaluate(() => performance.timeOrigin);
    const answered = saved(page);
    await button(page, consentBarTexts.all).tap();
    await answered;
    await expect(bar(page)).toBeHidden();
    await expect.poll(() => sent.some((path) => path.includes("marketing"))).toBe(true);
    expect(await page.evaluate(() => [scrollY, performance.timeOrigin])).toEqual([place, loaded]);

    await hydrated(page, () => page.goto("/gerer-mes-cookies/"));
    const names = async () => (await context.cookies()).map(({ name }) => name);
    await expect.poll(names).toContain("_ga");
    const withdrawn = saved(page);
    await page.getByRole("button", { name: consentPageTexts.none }).tap();
    await withdrawn;
    await expect(page.getByText(consentTexts.withdrawn)).toBeVisible();
    sent.length = 0;
    await openShop(page, "/chien/");
    await quietTime(page);
    expect(sent).toEqual([]);
    expect((await names()).filter((name) => name.startsWith("_ga"))).toEqual([]);
    const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    expect((await page.evaluate(kept)).filter((key) => key.startsWith("mesure:"))).toEqual([]);
  });

  test("the bar of a purchase stands on it, and the drawer of the cart over it; the cart is used while it stands", async ({
    page,
  }) => {
    await openShop(page, chicken.path);
    await page.evaluate(() => scrollTo(0, 2500));
    const buy = page.getByRole("button", { name: /^Ajouter · 2\s?kg/ });
    await expect(buy).toBeInViewport();
    const [above, below] = [await buy.boundingBox(), await bar(page).boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await buy.tap();
    await expect(page.getByText(cartCallTexts.added)).toBeAttached();
    await cartLink(page).tap();
    await expect(drawer(page)).toBeVisible();
    const isBelow = (refuse: Element) => {
      const { x, y, width, height } = refuse.getBoundingClientRect();
      return !refuse.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    expect(await button(page, consentBarTexts.none).evaluate(isBelow)).toBe(true);
    await drawer(page).getByRole("link", { name: cartTexts.drawer.seeCart }).tap();
    await expectArrival(page, "/panier/", cartTexts.title);
    await expect(bar(page)).toBeVisible();
  });
});

test.describe("if the server does not answer at first", () => {
  test.use({ expectedNoise: /Failed to load resource/ });

  test("the bar says that nothing is saved, and stays; choosing leads to the page of the cookies, where nothing is preselected, and an answer there takes the bar out of other tabs", async ({
    page,
    context,
  }) => {
    await openShop(page, "/");
    await page.route("**/api/consent", (route) => route.abort(), { times: 1 });
    await button(page, consentBarTexts.all).click();
    await expect(bar(page).getByRole("alert")).toContainText(consentBarTexts.failed);
    await expect(button(page, consentBarTexts.none)).toBeVisible();

    const other = await context.newPage();
    await openShop(other, "/chat/");
    await button(other, consentBarTexts.choose).click();
    await expect(other).toHaveURL("/gerer-mes-cookies/");
    await expect(heading(other, consentPageTexts.title)).toBeVisible();
    await expect(bar(other)).toBeHidden();
    await expectAccessible(other);
    const radios = other.getByRole("radio");
    await expect(radios).toHaveCount(4);
    for (const radio of await radios.all()) await expect(radio).not.toBeChecked();
    await other
      .getByRole("group", { name: consentPageTexts.purposes.marketing.title })
      .getByRole("radio", { name: consentPageTexts.yes })
      .check();
    const answered = saved(other);
    await other.getByRole("button", { name: consentPageTexts.save }).click();
    await answered;
    await expect(other.getByText(consentPageTexts.saved)).toBeVisible();
    await expect(other.getByText(textPattern(consentPageTexts.answered))).toBeVisible();
    await expect(other.getByRole("radio", { checked: true })).toHaveCount(2);
    await other.goBack();
    await expect(bar(other)).toBeHidden();

    await page.bringToFront();
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(bar(page)).toBeHidden();
  });
});

test("an answer that no longer counts does not take the bar away, and what its yes kept in the browser goes", async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: "consent", value: "1.2025-01-01.marketing.", url: baseURL ?? "" }]);
  await page.addInitScript(() => {
    localStorage.setItem("mesure:orders", "[]");
    sessionStorage.setItem("mesure:pages", "[]");
    localStorage.setItem("lastAnimal:chien", "{}");
  });
  await openShop(page, "/faq/");
  const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  await expect
    .poll(async () => (await page.evaluate(kept)).filter((key) => /mesure|lastAnimal/.test(key)))
    .toEqual(["lastAnimal:chien"]);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await quietTime(page);
  await expect(bar(page)).toBeVisible();
});

test("a page that comes back from the browser's cache is loaded anew once its yes is gone", async ({
  page,
}) => {
  await openShop(page, "/faq/");
  const answered = saved(page);
  await button(page, consentBarTexts.all).click();
  await answered;
  await expect.poll(() => page.evaluate(() => "dataLayer" in globalThis)).toBe(true);
  const loaded = () => page.evaluate(() => performance.timeOrigin);
  const first = await loaded();
  const comeBack = () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await comeBack();
  await quietTime(page);
  expect(await loaded()).toBe(first);
  // Another document withdraws meanwhile.
  await page.request.post("/api/consent", {
    form: { answer: "none" },
    headers: { Origin: new URL(page.url()).origin, "Sec-Fetch-Site": "same-origin" },
  });
  await Promise.all([page.waitForEvent("load"), comeBack()]);
  expect(await loaded()).not.toBe(first);
});
