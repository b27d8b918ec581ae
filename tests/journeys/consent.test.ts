import type { Page } from "playwright/test";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { cartCallTexts } from "../../client/features/cart/texts.ts";
import { consentBarTexts } from "../../shared/consent/bar.texts.ts";
import { consentPageTexts } from "../../shared/consent/page.texts.ts";
import { consentTexts } from "../../shared/consent/texts.ts";
import { expectAccessible } from "./accessibility.ts";
import { browserIdle } from "./idle.ts";
import { expect, test } from "./journey.ts";
import {
  cartLink,
  chicken,
  drawer,
  expectArrival,
  expectWhole,
  heading,
  hydrated,
  navigateTo,
  openShop,
  phone,
} from "./shopper.ts";
import { textPattern } from "./text-pattern.ts";

test.use({ consent: null });

const bar = (page: Page) => page.getByRole("complementary", { name: consentBarTexts.label });
const button = (page: Page, name: string) => bar(page).getByRole("button", { name });
const saved = (page: Page) => page.waitForResponse("**/api/consent");

function measures(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/marketing|tag-manager|collect/.test(pathname)) sent.push(pathname);
  });
  return sent;
}

test("nothing is reached below the bar, which is answered by keyboard and never comes back", async ({
  page,
}) => {
  const sent = measures(page);
  const foot = page.getByRole("contentinfo");
  const footBottom = async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    return foot.evaluate((element) => element.getBoundingClientRect().bottom);
  };
  const isWhole = (element: Element) => element.scrollHeight <= element.clientHeight;
  await page.setViewportSize({ width: 320, height: 640 });
  await openShop(page, chicken.path);
  await expectAccessible(page);

  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await test.step(`nothing of the foot and nothing that has the focus stays below the bar at ${width} px`, async () => {
      await page.setViewportSize({ width, height });
      await beginAtTop(page);
      const top = (await bar(page).boundingBox())?.y ?? 0;
      expect(await bar(page).evaluate(isWhole)).toBe(true);
      for (let press = 0; press < 45; press += 1) {
        await page.keyboard.press("Tab");
        expect(await focusedBottom(page)).toBeLessThanOrEqual(top + 1);
      }
      await expect.poll(footBottom).toBeLessThanOrEqual(top + 1);
      await foot.getByRole("link").last().focus();
      for (let press = 0; press < 12; press += 1) {
        expect(await focusedBottom(page)).toBeLessThanOrEqual(top + 1);
        await page.keyboard.press("Shift+Tab");
      }
    });
  }

  await test.step("in a window of 320 × 256 px all three buttons are reached, whole and uncovered", async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await beginAtTop(page);
    for (const name of [consentBarTexts.all, consentBarTexts.none, consentBarTexts.choose]) {
      await page.keyboard.press("Tab");
      await expect(button(page, name)).toBeFocused();
      await expectWhole(button(page, name));
    }
    await page.mouse.wheel(0, -1000);
    await expectWhole(button(page, consentBarTexts.all));
  });

  await test.step("the bar is refused by keyboard, one Tab from the top, and never comes back", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await beginAtTop(page);
    await page.keyboard.press("Tab");
    await expect(button(page, consentBarTexts.all)).toBeFocused();
    await page.keyboard.press("Tab");
    const answered = saved(page);
    await page.keyboard.press("Enter");
    expect((await answered).status()).toBe(204);
    await expect(bar(page)).toBeHidden();
    await expect(page.getByText(consentBarTexts.saved)).toBeAttached();
    await navigateTo(page, "/chien/croquettes/");
    await expect(heading(page, "Croquettes pour chien")).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await browserIdle(page);
    expect(sent).toEqual([]);
  });
});

const beginAtTop = (page: Page) =>
  page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute("tabindex");
    scrollTo({ top: 0, behavior: "instant" });
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

  test("while the bar stands the shop is used; a yes begins in the page and ends with it", async ({
    page,
    context,
  }) => {
    const sent = measures(page);
    const loaded = () => page.evaluate(() => performance.timeOrigin);
    await openShop(page, chicken.path);

    await test.step("the bar of a purchase stands on it, and the drawer of the cart over it", async () => {
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
      await drawer(page).getByRole("link", { name: cartTexts.drawer.cartPage }).tap();
      await expectArrival(page, "/panier/", cartTexts.title);
      await expect(bar(page)).toBeVisible();
    });

    await test.step("a yes begins in the page, which stays as it is", async () => {
      await navigateTo(page, chicken.path);
      await expectArrival(page, chicken.path, chicken.name);
      await page.evaluate(() => scrollTo(0, 900));
      await browserIdle(page);
      expect(sent).toEqual([]);
      const place = [await page.evaluate(() => scrollY), await loaded()];
      const answered = saved(page);
      await button(page, consentBarTexts.all).tap();
      await answered;
      await expect(bar(page)).toBeHidden();
      await expect.poll(() => sent.some((path) => path.includes("marketing"))).toBe(true);
      expect([await page.evaluate(() => scrollY), await loaded()]).toEqual(place);
    });

    const names = async () => (await context.cookies()).map(({ name }) => name);
    const refuse = page.getByRole("button", { name: consentPageTexts.none });
    await test.step("the tag manager’s purposes are withdrawn alone: the other one goes on", async () => {
      await navigateTo(page, "/gerer-mes-cookies/");
      await expect(heading(page, consentPageTexts.title)).toBeVisible();
      await expect.poll(names).toContain("_ga");
      for (const { title } of [consentPageTexts.purposes.measurement, consentPageTexts.purposes.ads])
        await page
          .getByRole("group", { name: title })
          .getByRole("radio", { name: consentPageTexts.no })
          .check();
      await hydrated(page, () => page.getByRole("button", { name: consentPageTexts.save }).tap());
      await expect(page.getByText(consentTexts.withdrawn)).toBeVisible();
      sent.length = 0;
      await navigateTo(page, "/chat/");
      await expect(page).toHaveURL("/chat/");
      await expect.poll(() => sent.some((path) => path.includes("marketing"))).toBe(true);
      expect(sent.filter((path) => !path.includes("marketing"))).toEqual([]);
      expect((await names()).filter((name) => name.startsWith("_ga"))).toEqual([]);
    });

    await test.step("a withdrawal of everything ends it", async () => {
      await navigateTo(page, "/gerer-mes-cookies/");
      await expect(heading(page, consentPageTexts.title)).toBeVisible();
      await hydrated(page, () => refuse.tap());
      await expect(page.getByText(consentTexts.withdrawn)).toBeVisible();
      sent.length = 0;
      await navigateTo(page, "/chien/");
      await expect(page).toHaveURL("/chien/");
      await expect(bar(page)).toBeHidden();
      await browserIdle(page);
      expect(sent).toEqual([]);
      expect((await names()).filter((name) => name.startsWith("_ga"))).toEqual([]);
      const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
      expect((await page.evaluate(kept)).filter((key) => key.startsWith("mesure:"))).toEqual([]);
    });

    await test.step("a page that comes back from the browser's cache is loaded anew once its yes is gone", async () => {
      await navigateTo(page, "/gerer-mes-cookies/");
      await expect(heading(page, consentPageTexts.title)).toBeVisible();
      const answered = saved(page);
      await page.getByRole("button", { name: consentPageTexts.all }).tap();
      await answered;
      await expect.poll(() => page.evaluate(() => "dataLayer" in globalThis)).toBe(true);
      const first = await loaded();
      const comeBack = () =>
        page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
      await comeBack();
      await browserIdle(page);
      expect(await loaded()).toBe(first);
      await page.request.post("/api/consent", {
        form: { answer: "none" },
        headers: { Origin: new URL(page.url()).origin, "Sec-Fetch-Site": "same-origin" },
      });
      await Promise.all([page.waitForEvent("load"), comeBack()]);
      expect(await loaded()).not.toBe(first);
    });
  });
});

test.describe("if the server does not answer at first", () => {
  test.use({ expectedNoise: /Failed to load resource/ });

  test("the bar stays until something is saved, in whichever tab", async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: "consent", value: "1.2025-01-01.marketing.", url: baseURL ?? "" }]);
    await page.addInitScript(() => {
      localStorage.setItem("mesure:orders", "[]");
      sessionStorage.setItem("mesure:pages", "[]");
      localStorage.setItem("lastAnimal:chien", "{}");
    });
    const comeBackToTab = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await openShop(page, "/faq/");

    await test.step("an answer that no longer counts does not take the bar away, and what its yes kept in the browser goes", async () => {
      const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
      await expect
        .poll(async () => (await page.evaluate(kept)).filter((key) => /mesure|lastAnimal/.test(key)))
        .toEqual(["lastAnimal:chien"]);
      await comeBackToTab();
      await browserIdle(page);
      await expect(bar(page)).toBeVisible();
    });

    await test.step("the bar says that nothing is saved, and stays", async () => {
      await page.route("**/api/consent", (route) => route.abort(), { times: 1 });
      await button(page, consentBarTexts.all).click();
      await expect(bar(page).getByRole("alert")).toContainText(consentBarTexts.failed);
      await expect(button(page, consentBarTexts.none)).toBeVisible();
    });

    const other = await context.newPage();
    await test.step("choosing leads to the page of the cookies, where nothing is preselected", async () => {
      await openShop(other, "/chat/");
      await button(other, consentBarTexts.choose).click();
      await expect(other).toHaveURL("/gerer-mes-cookies/");
      await expect(heading(other, consentPageTexts.title)).toBeVisible();
      await expect(bar(other)).toBeHidden();
      await expectAccessible(other);
      const radios = other.getByRole("radio");
      await expect(radios).toHaveCount(6);
      for (const radio of await radios.all()) await expect(radio).not.toBeChecked();
    });

    await test.step("an answer there takes the bar out of other tabs", async () => {
      await other
        .getByRole("group", { name: consentPageTexts.purposes.marketing.title })
        .getByRole("radio", { name: consentPageTexts.yes })
        .check();
      const answered = saved(other);
      await other.getByRole("button", { name: consentPageTexts.save }).click();
      await answered;
      await expect(other.getByText(consentPageTexts.saved)).toBeVisible();
      await expect(other.getByText(textPattern(consentPageTexts.answered))).toBeVisible();
      await expect(other.getByRole("radio", { checked: true })).toHaveCount(3);
      await other.goBack();
      await expect(bar(other)).toBeHidden();

      await page.bringToFront();
      await comeBackToTab();
      await expect(bar(page)).toBeHidden();
    });
  });
});
