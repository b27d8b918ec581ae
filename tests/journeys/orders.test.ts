import type { Page } from "playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { logIn, marguerite, openShop, phone } from "./shopper.ts";

const list = "/mon-compte/mes-commandes/";
const detail = `${list}demo-livree/`;

const orders = (page: Page) => page.getByRole("link", { name: /^Commande n°/ });
const order = (page: Page, number: string) =>
  page.getByRole("link", { name: `Commande n°\u00a0${number}`, exact: true });
const more = (page: Page) => page.getByRole("link", { name: "Afficher plus de commandes" });

test.describe("on a telephone", () => {
  test.use({ viewport: phone });

  test("older orders are added in place by keyboard, and going back finds them again (spec 2, orders)", async ({
    page,
  }) => {
    await logIn(page, marguerite);
    await openShop(page, "/mon-compte/");
    await openShop(page, list);
    await expect(orders(page)).toHaveCount(10);
    await more(page).press("Enter");
    await expect(orders(page)).toHaveCount(13);
    await expect(page).toHaveURL(`${list}?page=2`);
    await expect(order(page, "MUS0000005")).toBeFocused();
    await expect(more(page)).toBeHidden();

    const last = order(page, "MUS0000006");
    await last.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "MUS0000006" })).toBeFocused();
    await expectAccessible(page);
    await page.goBack();
    await expect(orders(page)).toHaveCount(13);
    await expect(last).toBeInViewport();
    // One more step leaves the list, however many orders were added.
    await page.goBack();
    await expect(page).toHaveURL("/mon-compte/");
  });
});

test("pictures that are shown stay while those of more orders load", async ({ page, breakService }) => {
  await logIn(page, marguerite);
  await openShop(page, list);
  const pictures = page.getByRole("main").locator("article img");
  const rows = page.getByRole("main").getByRole("article");
  await expect(rows.nth(9).locator("img").first()).toBeVisible();
  const shown = await pictures.elementHandles();
  expect(shown.length).toBeGreaterThan(9);

  await breakService({ service: "content", path: "/b2c-products", mode: "slow", delay: 4000 });
  await more(page).press("Enter");
  await expect(rows).toHaveCount(13);
  for (const picture of shown) expect(await picture.isVisible()).toBe(true);
  await expect(rows.last().locator("img").first()).toBeVisible();
});

test.describe("when the connection breaks", () => {
  test.use({ expectedNoise: /Stream ended before promise was resolved/ });

  test("an order says what cannot be shown, and names its goods and its legal way out", async ({
    page,
    breakService,
  }) => {
    await logIn(page, marguerite);
    await openShop(page, list);
    await breakService({ service: "content", path: "/b2c-products", mode: "slow", delay: 3000 });
    await page.route("**/demo-livree-recemment/_payload", async (route) => {
      const body = await (await route.fetch()).text();
      await route.fulfill({ body: body.slice(0, body.indexOf("\n") + 1) });
    });
    await order(page, "MUS0000011").press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "MUS0000011" })).toBeFocused();
    const main = page.getByRole("main");
    await expect(main).toContainText("L’adresse de livraison ne peut pas être affichée");
    await expect(main).toContainText("Le moyen de paiement ne peut pas être affiché");
    await expect(main.getByRole("listitem").filter({ hasText: "Quantité" }).first()).toContainText(
      "Croquettes",
    );
    await expect(main.getByRole("link", { name: "Renoncer au contrat ici" })).toBeVisible();
    await expectAccessible(page);
  });
});

test("an invoice is downloaded under its own name; one that is not there yet is said kindly, in place", async ({
  page,
  breakService,
}) => {
  await logIn(page, marguerite);
  await openShop(page, detail);
  const invoice = page.getByRole("link", { name: /Télécharger la facture/ });
  const download = page.waitForEvent("download");
  await invoice.press("Enter");
  expect((await download).suggestedFilename()).toBe("facture-MUS0000013.pdf");
  await expect(page).toHaveURL(detail);

  await breakService({
    service: "ecommerce",
    path: "/shop/orders/demo-livree/invoice",
    mode: "status",
    status: 404,
  });
  await invoice.press("Enter");
  await expect(page.getByText("Votre facture devrait déjà être prête")).toBeVisible();
  await expect(page).toHaveURL(detail);
  await expectAccessible(page);
});

test("an order with a subscription is bought again by keyboard: what is different is said, for everybody", async ({
  page,
}) => {
  await logIn(page, marguerite);
  await openShop(page, detail);
  await page.locator('form[action$="/demo-livree/buy-again"]').getByRole("button").press("Enter");
  const said = page.getByRole("status").filter({ hasText: "En achat unique cette fois" }).first();
  await expect(said).toBeVisible();
  await expect(page).toHaveURL(detail);
  await expectAccessible(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("orders are listed, read and paid", async ({ page }) => {
    await logIn(page, marguerite);
    await page.goto(list);
    // The browser has said by now that it runs no scripts: its pages come whole.
    await more(page).click();
    await expect(orders(page)).toHaveCount(13);
    await order(page, "MUS0000003").click();
    await expect(page.getByText("Provision insuffisante")).toBeVisible();
    await expect(page.locator("#adresse-de-livraison")).toContainText("Tabac de la Croix-Rousse");
    await expect(page.getByRole("link", { name: /Croquettes chien adulte/ })).toHaveAttribute(
      "href",
      /^\/produits\//,
    );
    await page.getByRole("link", { name: "Choisir un autre moyen" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Réglez votre commande" })).toBeVisible();
  });
});
