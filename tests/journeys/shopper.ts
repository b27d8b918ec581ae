import { expect, type Locator, type Page } from "playwright/test";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { cartCallTexts } from "../../client/features/cart/texts.ts";
import { productScreenTexts } from "../../client/features/product/buy-box/buy-box.texts.ts";
import { chromeTexts } from "../../client/layouts/chrome.texts.ts";
import { actBeforeHydration, openSession, unhydrated } from "./journey.ts";

export const chicken = {
  path: "/produits/croquettes-chien-adulte-poulet-fermier-riz/",
  name: "Croquettes chien adulte – Poulet fermier & riz",
};

export const twoKilos = "11000101";

export const phone = { width: 390, height: 844 };

export const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

export const openShop = (page: Page, path = "/") => hydrated(page, () => page.goto(path));

export async function navigateTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
}

export async function hydrated(page: Page, load: () => Promise<unknown>): Promise<void> {
  // Listens only after the navigation, because the previous document may still request its cart.
  const done = page
    .waitForEvent("framenavigated", (frame) => frame === page.mainFrame())
    .then(() => hydration(page));
  await load();
  await done;
  await islandsReady(page);
}

export const islandsReady = (page: Page) => expect(unhydrated(page)).toHaveCount(0);

export const hydration = (page: Page) => page.waitForRequest("**/api/cart");

export const expectWhole = (control: Locator): Promise<void> =>
  expect(async () => {
    const isWhole = await control.evaluate((element) => {
      const { top, right, bottom, left } = element.getBoundingClientRect();
      const isInWindow = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      const inset = 6;
      const points = [
        [(left + right) / 2, top + inset],
        [(left + right) / 2, bottom - inset],
      ] as const;
      const isOnTop = points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
      return isInWindow && isOnTop && element.scrollWidth <= element.clientWidth;
    });
    expect(isWhole).toBe(true);
  }).toPass();

export async function keepDraft(page: Page, draft: object): Promise<void> {
  const url = (await page.request.get("/health")).url();
  const value = encodeURIComponent(JSON.stringify(draft));
  await page.context().addCookies([{ name: "guideAnimal", value, url }]);
}

/**
 * The stopped clock holds back the first paint and with it all scripts, so it moves until they have started.
 */
export async function openInStoppedTime(page: Page, path: string): Promise<void> {
  let hydrated = false;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/cart")) hydrated = true;
  });
  await page.goto(path);
  await expect(async () => {
    await page.clock.runFor(50);
    expect(hydrated).toBe(true);
    expect(await unhydrated(page).count()).toBe(0);
  }).toPass({ intervals: [50] });
}

/** Presses again, because the first press may come before hydration. */
export const pressUntil = (button: Locator, next: Locator): Promise<void> =>
  expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 2000 });
    await expect(next).toBeVisible({ timeout: 2000 });
  }).toPass();

/** The page's actions no longer wait for hydration, even after the scripts are released. */
export async function holdScripts(page: Page): Promise<() => void> {
  await actBeforeHydration(page);
  return holdBack(page, "**/assets/*.js");
}

export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits as long as a person needs (docs/decisions/015-forms-without-scripts.md). */
export async function lookLongEnough(page: Page): Promise<void> {
  const looked = () =>
    page.evaluate(() => {
      const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      return performance.now() - (load?.responseStart ?? 0);
    });
  await expect.poll(looked).toBeGreaterThan(2100);
}

export function documentLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      loads.push(new URL(request.url()).pathname);
    }
  });
  return loads;
}

/** A pattern, because Playwright does not know the address of a page from the back/forward cache. */
export function isAt(path: string): RegExp {
  const { pathname, search, hash } = new URL(path, "https://museau.example");
  const place = "liste=[\\w-]+";
  const query = search ? `\\?(${place}&)?${literal(search.slice(1))}(&${place})?` : `(\\?${place})?`;
  return new RegExp(`^https?://[^/]+${literal(pathname)}${query}${literal(hash)}$`);
}

export const like = (text: string) =>
  new RegExp(
    `^${text
      .split(/{{.*?}}/)
      .map((part) => literal(part).replace(/\s+/g, "\\s+"))
      .join(".*")}`,
  );

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export async function expectArrival(page: Page, path: string, heading: string): Promise<void> {
  await expect(page).toHaveURL(isAt(path));
  const h1 = page.getByRole("heading", { level: 1, name: heading, exact: true });
  await expect(h1).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator("body[data-acts]")).toBeAttached();
  await islandsReady(page);
}

export async function chooseFormat(page: Page, name: string, path: string): Promise<void> {
  const format = page
    .getByRole("navigation", { name: productScreenTexts.formats })
    .getByRole("link", { name: new RegExp(`^${name} `) });
  await format.click();
  await expect(page).toHaveURL(isAt(path));
  await expect(format).toHaveAttribute("aria-current", "page");
  await expect(format).toBeFocused();
}

export async function addOne(page: Page, path = chicken.path): Promise<void> {
  await openShop(page, path);
  await page.getByRole("button", { name: productScreenTexts.buy.submit }).click();
  await expect(page.getByText(cartCallTexts.added)).toBeVisible();
}

export const cartLink = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: like(chromeTexts.cart) });

export const drawer = (page: Page) => page.getByRole("dialog", { name: cartTexts.drawer.title });

export async function walkToCart(page: Page): Promise<void> {
  await cartLink(page).click();
  await drawer(page).getByRole("link", { name: cartTexts.drawer.cartPage }).click();
  await expectArrival(page, "/panier/", cartTexts.title);
}

export const openCartWith = (page: Page, codes: string, quantity = 1) =>
  openShop(page, `/panier/?variantId=${codes}&quantity=${quantity}`);

export const cartLine = (place: Page | Locator, name = chicken.name) =>
  // Leaves out the lines of the cart drawer, which may still be sliding away.
  ("goto" in place ? place.getByRole("main") : place)
    .getByRole("listitem")
    .filter({ hasText: cartTexts.line.remove })
    .filter({ hasText: name });

export const quantity = (line: Locator) => line.getByLabel(like(cartTexts.line.quantity));

export const summary = (page: Page) => page.getByRole("region", { name: cartTexts.accounting.title });

export const updating = (page: Page) => page.getByRole("main").getByText(cartTexts.accounting.updating);

export const camille = { email: "camille.durand@example.fr", firstName: "Camille" };

export const claire = { email: "claire.petit@example.fr", firstName: "Claire" };

export const paul = { email: "paul.martin@example.be", firstName: "Paul" };

export const antoine = { email: "antoine.mercier@example.fr", firstName: "Antoine" };

export const hugo = { email: "hugo.bernard@example.fr", firstName: "Hugo" };

export const marguerite = {
  email: "marguerite.delarochefoucauld@example.lu",
  firstName: "Marguerite-Éléonore",
};

export async function logIn(page: Page, customer: { email: string } = camille): Promise<void> {
  await page.context().addCookies(await openSession(page.request, customer));
}
