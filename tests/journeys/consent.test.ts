import type { Page } from "playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import {
  addOne,
  cartLink,
  chicken,
  drawer,
  expectWhole,
  hydrated,
  openShop,
  phone,
  walkToCart,
} from "./shopper.ts";

test.use({ consent: null });

const bar = (page: Page) => page.getByRole("complementary", { name: "Vos cookies" });
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
  await expect(button(page, "Tout accepter")).toBeFocused();
  await page.keyboard.press("Tab");
  const answered = saved(page);
  await page.keyboard.press("Enter");
  expect((await answered).status()).toBe(204);
  await expect(bar(page)).toBeHidden();
  await expect(page.getByText("Votre choix est enregistré.")).toBeAttached();
  await page.getByRole("link", { name: chicken.name }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: chicken.name })).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await quietTime(page);
  expect(sent).toEqual([]);
});

for (const [width, height] of [
  [320, 640],
  [360, 740],
  [390, 844],
  [480, 800],
  [768, 1024],
  [1024, 768],
  [1280, 800],
] as const) {
  test(`nothing of the foot and nothing that has the focus stays below the bar, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openShop(page, chicken.path);
    const top = (await bar(page).boundingBox())?.y ?? 0;
    const isWhole = (element: Element) => element.scrollHeight <= element.clientHeight;
    expect(await bar(page).evaluate(isWhole)).toBe(true);
    for (let press = 0; press < 45; press += 1) {
      await page.keyboard.press("Tab");
      expect(await focusedBottom(page)).toBeLessThanOrEqual(top + 1);
    }
    const foot = page.getByRole("contentinfo");
    // What stands above it takes its place while it is passed.
    const footBottom = async () => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      return foot.evaluate((element) => element.getBoundingClientRect().bottom);
    };
    await expect.poll(footBottom).toBeLessThanOrEqual(top + 1);
    await foot.getByRole("link").last().focus();
    for (let press = 0; press < 12; press += 1) {
      expect(await focusedBottom(page)).toBeLessThanOrEqual(top + 1);
      await page.keyboard.press("Shift+Tab");
    }
  });
}

test("in a window of 320 × 256 px all three buttons are reached, whole and uncovered", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openShop(page, chicken.path);
  for (const name of ["Tout accepter", "Tout refuser", "Choisir"]) {
    await page.keyboard.press("Tab");
    await expect(button(page, name)).toBeFocused();
    await expectWhole(button(page, name));
  }
  await page.mouse.wheel(0, -1000);
  await expectWhole(button(page, "Tout accepter"));
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
    await button(page, "Tout accepter").tap();
    await answered;
    await expect(bar(page)).toBeHidden();
    await expect.poll(() => sent.some((path) => path.includes("marketing"))).toBe(true);
    expect(await page.evaluate(() => [scrollY, performance.timeOrigin])).toEqual([place, loaded]);

    await hydrated(page, () => page.goto("/gerer-mes-cookies/"));
    const names = async () => (await context.cookies()).map(({ name }) => name);
    await expect.poll(names).toContain("_ga");
    const withdrawn = saved(page);
    await page.getByRole("button", { name: "Tout refuser" }).tap();
    await withdrawn;
    await expect(page.getByText("C’est noté\u00a0: tout est arrêté")).toBeVisible();
    sent.length = 0;
    await openShop(page, "/chien/");
    await quietTime(page);
    expect(sent).toEqual([]);
    expect((await names()).filter((name) => name.startsWith("_ga"))).toEqual([]);
    const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    expect((await page.evaluate(kept)).filter((key) => key.startsWith("mesure:"))).toEqual([]);
  });

  test("the bar of a purchase stands on it, and the drawer of the cart over it", async ({ page }) => {
    await openShop(page, chicken.path);
    await page.evaluate(() => scrollTo(0, 2500));
    const buy = page.getByRole("button", { name: /^Ajouter · 2\s?kg/ });
    await expect(buy).toBeInViewport();
    const [above, below] = [await buy.boundingBox(), await bar(page).boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await buy.tap();
    await expect(page.getByText("Ajouté au panier.")).toBeAttached();
    await cartLink(page).tap();
    await expect(drawer(page)).toBeVisible();
    const isBelow = (refuse: Element) => {
      const { x, y, width, height } = refuse.getBoundingClientRect();
      return !refuse.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    expect(await button(page, "Tout refuser").evaluate(isBelow)).toBe(true);
  });
});

test("choosing leads to the page of the cookies, where nothing is preselected", async ({ page }) => {
  await openShop(page, "/");
  await button(page, "Choisir").click();
  await expect(page).toHaveURL("/gerer-mes-cookies/");
  await expect(page.getByRole("heading", { level: 1, name: "Gérer mes cookies" })).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await expectAccessible(page);
  const radios = page.getByRole("radio");
  await expect(radios).toHaveCount(4);
  for (const radio of await radios.all()) await expect(radio).not.toBeChecked();
  await page
    .getByRole("group", { name: /essais/ })
    .getByRole("radio", { name: "Oui" })
    .check();
  const answered = saved(page);
  await page.getByRole("button", { name: "Enregistrer mes choix" }).click();
  await answered;
  await expect(page.getByText("Votre choix est enregistré.")).toBeVisible();
  await expect(page.getByText("Votre dernière réponse")).toBeVisible();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(2);
  await page.goBack();
  await expect(bar(page)).toBeHidden();
});

test("an answer in one tab takes the bar out of another", async ({ page, context }) => {
  await openShop(page, "/");
  const other = await context.newPage();
  await openShop(other, "/chat/");
  const answered = saved(other);
  await button(other, "Tout refuser").click();
  await answered;
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(bar(page)).toBeHidden();
});

test("an answer that no longer counts does not take the bar away", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "consent", value: "1.2025-01-01.marketing.", url: baseURL ?? "" }]);
  await openShop(page, "/");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await quietTime(page);
  await expect(bar(page)).toBeVisible();
});

test("what a yes kept in the browser goes once it has ended", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "consent", value: "1.2025-01-01.marketing.", url: baseURL ?? "" }]);
  await page.addInitScript(() => {
    localStorage.setItem("mesure:orders", "[]");
    sessionStorage.setItem("mesure:pages", "[]");
    localStorage.setItem("lastAnimal:chien", "{}");
  });
  await openShop(page, "/");
  const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  await expect
    .poll(async () => (await page.evaluate(kept)).filter((key) => /mesure|lastAnimal/.test(key)))
    .toEqual(["lastAnimal:chien"]);
});

test("a page that comes back from the browser's cache is loaded anew once its yes is gone", async ({
  page,
}) => {
  await openShop(page, "/");
  const answered = saved(page);
  await button(page, "Tout accepter").click();
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

test.describe("without an answer of the server", () => {
  test.use({ expectedNoise: /Failed to load resource/ });

  test("the bar says that nothing is saved, and stays", async ({ page }) => {
    await openShop(page, "/");
    await page.route("**/api/consent", (route) => route.abort());
    await button(page, "Tout accepter").click();
    await expect(bar(page).getByRole("alert")).toContainText("n’a pas pu être enregistré");
    await expect(button(page, "Tout refuser")).toBeVisible();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an answer comes back to the page, and is changed on the page of the cookies", async ({ page }) => {
    await page.goto("/chien/croquettes/?tri=note");
    await button(page, "Tout accepter").click();
    await expect(page).toHaveURL("/chien/croquettes/?tri=note");
    await expect(page.getByText("Votre choix est enregistré.")).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await page.getByRole("contentinfo").getByRole("link", { name: "Gérer mes cookies" }).click();
    await expect(page.getByRole("radio", { name: "Oui", checked: true })).toHaveCount(2);
    await page.getByRole("button", { name: "Tout refuser" }).click();
    await expect(page.getByText("C’est noté\u00a0: tout est arrêté")).toBeVisible();
    await expect(page.getByRole("radio", { name: "Non", checked: true })).toHaveCount(2);
  });
});

test("the cart and its drawer are used while the bar stands", async ({ page }) => {
  await addOne(page);
  await walkToCart(page);
  await expect(bar(page)).toBeVisible();
});
