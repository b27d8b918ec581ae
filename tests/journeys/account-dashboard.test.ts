import type { Page } from "playwright/test";
import { expect, test } from "./journey.ts";
import { expectArrival, heading, hydrated, logIn, marguerite, openShop, phone } from "./shopper.ts";

const path = "/mon-compte/";

const card = (page: Page, name: string) => page.getByRole("main").getByRole("region", { name });
const places = (page: Page) => page.getByRole("navigation", { name: "Votre compte" });

test("what is late finds its place kept, and the first view is used meanwhile by keyboard", async ({
  page,
  breakService,
}) => {
  await logIn(page);
  for (const late of ["/shop/addresses", "/shop/animals", "/shop/subscriptions"]) {
    await breakService({ service: "ecommerce", mode: "slow", delay: 4500, path: late });
  }
  await hydrated(page, () => page.goto(path, { waitUntil: "commit" }));
  await expect(heading(page, "Bonjour Camille")).toBeVisible();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await expect(card(page, "Mes animaux").getByRole("status", { name: "Chargement" })).toBeVisible();
  await card(page, "Votre dernière commande")
    .getByRole("link", { name: /^Voir la commande/ })
    .focus();
  await page.keyboard.press("Tab");
  await expect(
    card(page, "Votre dernière commande").getByRole("link", { name: "Toutes mes commandes" }),
  ).toBeFocused();
  await expect(card(page, "Mes animaux")).toContainText("Mirabelle");
  await expect(card(page, "Adresse favorite")).toContainText("12 rue Émile Zola");
  expect(await height()).toBe(before);
});

test("a page that is cut off while its late parts come stands as far as it came, without an error", async ({
  page,
  breakService,
}) => {
  await logIn(page);
  await breakService({ service: "ecommerce", mode: "slow", delay: 4500, path: "/shop/animals" });
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const late = html.indexOf('<div hidden id="S:');
    expect(late).toBeGreaterThan(0);
    await route.fulfill({ response, body: html.slice(0, late) });
  });
  await hydrated(page, () => page.goto(path));
  await expect(heading(page, "Bonjour Camille")).toBeVisible();
  await expect(card(page, "Mes animaux").getByRole("status", { name: "Chargement" })).toBeVisible();
  await places(page).getByRole("link", { name: "Mes adresses" }).click();
  await expectArrival(page, "/mon-compte/mes-adresses/", "Mes adresses");
});

test("an open payment is gone on with from the top of the account, by keyboard", async ({ page }) => {
  await logIn(page, marguerite);
  await openShop(page, path);
  const pay = card(page, "À faire").getByRole("link", { name: /^Finaliser le paiement/ });
  await pay.last().focus();
  await page.keyboard.press("Enter");
  await expect(heading(page, "Réglez votre commande")).toBeVisible();
});

test("in a wide window the navigation stays where it is from screen to screen, and marks the place", async ({
  page,
}) => {
  await logIn(page);
  await openShop(page, path);
  const before = await places(page).boundingBox();
  await expect(places(page).getByRole("link", { name: "Mon compte" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await places(page).getByRole("link", { name: "Mes adresses" }).click();
  await expectArrival(page, "/mon-compte/mes-adresses/", "Mes adresses");
  expect(await places(page).boundingBox()).toEqual(before);
  await expect(places(page).getByRole("link", { name: "Mes adresses" })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test.describe("on a telephone", () => {
  test.use({ viewport: phone });

  test("the dashboard has the list of places, and the breadcrumb leads back to it", async ({ page }) => {
    await logIn(page);
    await openShop(page, path);
    await expect(places(page).getByRole("link", { name: "Mon compte" })).toBeHidden();
    await places(page).getByRole("link", { name: "Mes adresses" }).click();
    await expectArrival(page, "/mon-compte/mes-adresses/", "Mes adresses");
    await expect(places(page)).toBeHidden();
    await page
      .getByRole("navigation", { name: "Fil d’Ariane" })
      .getByRole("link", { name: "Mon compte" })
      .click();
    await expectArrival(page, path, "Bonjour Camille");
  });
});

for (const width of [320, 640]) {
  test(`a long name and long numbers fit a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await logIn(page, marguerite);
    await openShop(page, path);
    await expect(card(page, "Adresse favorite")).toContainText("Rochefoucauld");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every card is in its place, an order is bought again, and the logout works", async ({ page }) => {
    await logIn(page);
    // The first page tells that there are no scripts.
    await page.goto("/");
    await page.goto(path);
    await expect(card(page, "Prochaine livraison")).toContainText("Modifiable jusqu’au");
    await expect(card(page, "Mes animaux")).toContainText("Oslo");
    await expect(page.getByRole("status", { name: "Chargement" })).toHaveCount(0);
    await card(page, "Votre dernière commande")
      .getByRole("button", { name: /^Commander à nouveau/ })
      .click();
    await expect(heading(page, "Votre panier")).toBeVisible();
    await page.goto(path);
    await places(page).getByRole("button", { name: "Me déconnecter" }).click();
    await page.goto(path);
    await expect(heading(page, "Connectez-vous")).toBeVisible();
  });
});
