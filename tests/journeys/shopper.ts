import { expect, type Locator, type Page } from "playwright/test";

/** A product with three formats, all in stock. */
export const chicken = {
  path: "/produits/croquettes-chien-adulte-poulet-fermier-riz/",
  name: "Croquettes chien adulte – Poulet fermier & riz",
};

/** Opens a page and waits until its scripts have taken over. */
export const openShop = (page: Page, path = "/") => hydrated(page, () => page.goto(path));

/** Loads a page whole and waits until its scripts have taken over: an effect then asks how many articles the cart has. */
export async function hydrated(page: Page, load: () => Promise<unknown>): Promise<void> {
  const count = page.waitForRequest("**/api/cart");
  await load();
  await count;
}

/** Where nothing but the time tells people from programs, a first press may come too early: it is asked for again. */
export const pressUntil = (button: Locator, next: Locator): Promise<void> =>
  expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 2000 });
    await expect(next).toBeVisible({ timeout: 2000 });
  }).toPass();

/** Keeps what is asked for waiting on its way out, until the returned function lets it go. */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Waits until a form without scripts has been looked at for as long as somebody needs who fills it in (decision 015). */
export async function lookLongEnough(page: Page): Promise<void> {
  const looked = () =>
    page.evaluate(() => {
      const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      return performance.now() - (load?.responseStart ?? 0);
    });
  await expect.poll(looked).toBeGreaterThan(2100);
}

/** The pages loaded whole from now on, by their paths; a client navigation adds none. */
export function documentLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      loads.push(new URL(request.url()).pathname);
    }
  });
  return loads;
}

/** The payloads asked for from now on, by the path of their page. */
export function payloadRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith("/_payload")) paths.push(pathname.replace(/_payload$/, ""));
  });
  return paths;
}

/** Where a client navigation leads: address, heading with the focus, top of the page, title said to screen readers. */
export async function expectArrival(page: Page, path: string, heading: string): Promise<void> {
  await expect(page).toHaveURL(path);
  const h1 = page.getByRole("heading", { level: 1, name: heading, exact: true });
  await expect(h1).toBeFocused();
  await expect(h1).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const title = await page.title();
  await expect(page.getByRole("status").filter({ hasText: title })).toHaveText(title);
}

/** Chooses a format of the product on the page: it has its address, and neither the eye nor the focus is sent away. */
export async function chooseFormat(page: Page, name: string, path: string): Promise<void> {
  const format = page
    .getByRole("navigation", { name: "Format" })
    .getByRole("link", { name: new RegExp(`^${name} `) });
  await format.click();
  await expect(page).toHaveURL(path);
  await expect(format).toHaveAttribute("aria-current", "page");
  await expect(format).toBeFocused();
}

/** Adds one of a product, as a one-off purchase, and stays on its page. */
export async function addOne(page: Page, path = chicken.path): Promise<void> {
  await openShop(page, path);
  await page.getByRole("button", { name: "Ajouter au panier" }).click();
  await expect(page.getByText("C’est dans votre panier.")).toBeVisible();
}

/** The number on the cart in the header. */
export const cartLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Panier/ });

/** The cart beside the page. */
export const drawer = (page: Page) => page.getByRole("dialog", { name: "Votre panier" });

/** By the header to the cart page: its link opens the drawer, whose own link leads on. */
export async function walkToCart(page: Page): Promise<void> {
  await cartLink(page).click();
  await drawer(page).getByRole("link", { name: "Voir le panier" }).click();
  await expectArrival(page, "/panier/", "Votre panier");
}

/** Opens the cart page with formats put into it, as a link in a mail does. */
export const openCartWith = (page: Page, codes: string, quantity = 1) =>
  openShop(page, `/panier/?variantId=${codes}&quantity=${quantity}`);

/** A line of the cart, on its page or in the drawer; never the suggestion of the same name. */
export const cartLine = (place: Page | Locator, name = chicken.name) =>
  // The drawer that led to the page may still be sliding away.
  ("goto" in place ? place.getByRole("main") : place)
    .getByRole("listitem")
    .filter({ hasText: "Retirer" })
    .filter({ hasText: name });

/** The field of a line that says how many. */
export const quantity = (line: Locator) => line.getByLabel(/^Quantité/);

/** The amounts of the cart page. */
export const summary = (page: Page) => page.getByRole("region", { name: "Récapitulatif" });

/** Said while the amounts are from before the last change. */
export const updating = (page: Page) => page.getByRole("main").getByText("Mise à jour…");

/** The demo shop's customers (sandbox/demo-customers.ts). */
export const camille = { email: "camille.durand@example.fr", firstName: "Camille" };

/** Has an order in every state. */
export const marguerite = {
  email: "marguerite.delarochefoucauld@example.lu",
  firstName: "Marguerite-Éléonore",
};

/** Logs in a demo customer without walking through the login: the cookies of a session, as the login sets them. */
export async function logIn(page: Page, { email } = camille): Promise<void> {
  const answer = await page.request.post("/_sandbox/login", { data: { email } });
  const { token, refresh_token, customer } = (await answer.json()) as Record<string, string>;
  const cookies = { jwtTokenRaw: token, refreshToken: refresh_token, customerUri: customer };
  await page.context().addCookies(
    Object.entries(cookies).map(([name, value]) => ({
      name,
      value: encodeURIComponent(value ?? ""),
      url: new URL(answer.url()).origin,
      httpOnly: true,
      sameSite: "Lax" as const,
    })),
  );
}
