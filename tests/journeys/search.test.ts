import type { Page } from "playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { documentLoads, expectArrival, holdBack, openShop, phone } from "./shopper.ts";

const box = (page: Page) => page.getByRole("search").getByLabel("Rechercher un produit");
const list = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });
const option = (page: Page, name: string | RegExp) => list(page).getByRole("option", { name });

test("suggestions follow the query, and a click is a client navigation to the product", async ({ page }) => {
  await openShop(page);
  await box(page).click();
  await page.keyboard.type("croqette chaton");
  await expect(list(page).getByRole("group", { name: "Produits" }).getByRole("option")).toHaveCount(3);
  await expect(option(page, /Dinde & saumon.*8,90.€\s*·\s400\sg\s*22,25.€\/kg/)).toBeVisible();
  await expect(list(page).getByRole("group", { name: "Rayons" }).getByRole("option")).toHaveText([
    "Croquettes chaton",
  ]);
  await expect(list(page).locator("mark").first()).toHaveText("Croquettes");

  const loads = documentLoads(page);
  await option(page, /Dinde & saumon/).click();
  await expectArrival(
    page,
    "/produits/croquettes-chaton-grande-race-dinde-saumon/",
    "Croquettes chaton grande race – Dinde & saumon",
  );
  expect(loads).toEqual([]);
  await expect(list(page)).toBeHidden();
});

test("the keyboard alone moves through the options, selects one, and closes the list", async ({ page }) => {
  await openShop(page);
  await box(page).focus();
  await page.keyboard.type("saumon");
  // The list for the first letters alone is another one.
  await expect(list(page).locator("mark").first()).toHaveText(/^saumon$/i);
  const combobox = page.getByRole("combobox", { name: "Rechercher un produit" });
  await expect(combobox).toHaveAttribute("aria-expanded", "true");
  await expect(combobox).toHaveAttribute("aria-autocomplete", "list");
  await expect(page.getByRole("status").filter({ hasText: /suggestions, flèches/ })).toHaveCount(1);

  await page.keyboard.press("ArrowDown");
  const first = list(page).getByRole("option").first();
  await expect(first).toHaveAttribute("aria-selected", "true");
  await expect(combobox).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id")) ?? "");
  await expect(combobox).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.press("ArrowUp");
  await expect(combobox).not.toHaveAttribute("aria-activedescendant");
  await page.keyboard.press("ArrowUp");
  await expect(option(page, /^Voir les \d+ produits$/)).toHaveAttribute("aria-selected", "true");

  await page.keyboard.press("Escape");
  await expect(list(page)).toBeHidden();
  await expect(combobox).toHaveValue("saumon");
  await expect(combobox).toHaveAttribute("aria-expanded", "false");

  await page.keyboard.press("ArrowDown");
  await expect(list(page)).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expectArrival(page, "/rechercher/?q=saumon", "Résultats pour « saumon »");
  await expect(box(page)).toHaveValue("saumon");
});

test("Enter opens the results page of the query, before and after the suggestions load", async ({ page }) => {
  await openShop(page);
  await box(page).fill("poulet");
  await page.keyboard.press("Enter");
  await expectArrival(page, "/rechercher/?q=poulet", "Résultats pour « poulet »");
});

test("typing goes on while results load; the box shows the query of its page", async ({ page }) => {
  await openShop(page);
  const release = await holdBack(page, /rechercher\/_payload\?q=poulet$/);
  await box(page).fill("poulet");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/rechercher/?q=poulet");
  await page.keyboard.type(" riz");
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Résultats pour « poulet »" })).toBeVisible();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue("poulet riz");
  await page.keyboard.press("Enter");
  await expectArrival(page, "/rechercher/?q=poulet+riz", "Résultats pour « poulet riz »");
  await page.goBack();
  await expectArrival(page, "/rechercher/?q=poulet", "Résultats pour « poulet »");
  await expect(box(page)).toHaveValue("poulet");
});

test("a query typed before the suggestions load is kept, and finds its own", async ({ page }) => {
  const release = await holdBack(page, /assets\/suggestions-[^/]*\.js/);
  await openShop(page);
  await box(page).click();
  await page.keyboard.type("terrine la");
  await expect(box(page)).toHaveValue("terrine la");
  release();
  await expect(option(page, /Lapin/).first()).toBeVisible();
  await expect(box(page)).toHaveValue("terrine la");
});

test("an old query is aborted, and its late answer never replaces a newer one", async ({ page }) => {
  await page.route(/suggestions\?q=lap$/, async (route) => {
    await page.waitForRequest(/suggestions\?q=saumon$/);
    await route.continue().catch(() => {});
  });
  await openShop(page);
  await box(page).click();
  const old = page.waitForRequest(/suggestions\?q=lap$/);
  await page.keyboard.type("lap");
  await old;
  const givenUp = page.waitForEvent("requestfailed", (request) => /q=lap$/.test(request.url()));
  await box(page).fill("saumon");
  await givenUp;
  await expect(option(page, /saumon/i).first()).toBeVisible();
  await expect(option(page, /lapin/i)).toHaveCount(0);

  // An option chosen with the arrows among older results is not replaced.
  const combobox = page.getByRole("combobox", { name: "Rechercher un produit" });
  const release = await holdBack(page, /suggestions\?q=saumon\+chien$/);
  await box(page).fill("saumon chien");
  await page.keyboard.press("ArrowDown");
  await expect(combobox).toHaveAttribute("aria-activedescendant", "suggestions-0");
  release();
  await expect(list(page).locator("mark", { hasText: "chien" }).first()).toBeVisible();
  await expect(combobox).not.toHaveAttribute("aria-activedescendant");
});

test("on a phone the list is as wide as the window and accessible", async ({ page }) => {
  await page.setViewportSize(phone);
  await openShop(page);
  await box(page).click();
  await page.keyboard.type("chien");
  await expect(list(page)).toBeVisible();
  const place = await list(page).boundingBox();
  expect(place?.x).toBe(0);
  expect(place?.width).toBe(390);
  await expectAccessible(page);
});

test("with the search service down there are no suggestions and no errors; the results page links to the categories", async ({
  page,
  breakService,
}) => {
  await breakService({ service: "search", mode: "refused" });
  await openShop(page);
  const answered = page.waitForResponse(/\/api\/suggestions/);
  await box(page).click();
  await page.keyboard.type("canard");
  await answered;
  await expect(list(page)).toBeHidden();
  await page.keyboard.press("Enter");
  await expectArrival(page, "/rechercher/?q=canard", "La recherche est momentanément indisponible");
  await expectAccessible(page);
  await page
    .getByRole("region", { name: "Parcourir les rayons" })
    .getByRole("link", { name: "Pâtées chat" })
    .click();
  await expect(page).toHaveURL("/chat/patees/");
});

test("results are filtered, sorted and paged in place", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openShop(page, "/rechercher/?q=saumon");
  const loads = documentLoads(page);
  await page.getByRole("checkbox", { name: /^Chat \d+/ }).check();
  await expect(page).toHaveURL("/rechercher/?q=saumon&filtre-animal=chat");
  await expect(page.getByRole("list", { name: "Filtres choisis" })).toContainText("Chat");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Retirer le filtre Chat" }).click();
  await expect(page).toHaveURL("/rechercher/?q=saumon");
  await expect(page.getByRole("status").filter({ hasText: /^\d+ produits/ })).toBeFocused();

  await box(page).fill("chien");
  await page.keyboard.press("Enter");
  await expectArrival(page, "/rechercher/?q=chien", "Résultats pour « chien »");
  const order = page.getByLabel("Trier par");
  await order.focus();
  await order.selectOption("Prix croissant");
  await expect(page).toHaveURL("/rechercher/?q=chien&tri=prix");
  await expect(order).toBeFocused();
  await order.selectOption("Pertinence");
  const next = page
    .getByRole("navigation", { name: "Pages de résultats" })
    .getByRole("link", { name: "Page 2" });
  await expect(next).toHaveAttribute("href", "/rechercher/?q=chien&page=2");
  await next.click();
  await expectArrival(page, "/rechercher/?q=chien&page=2", "Résultats pour « chien »");
  expect(loads).toEqual([]);
});

test("filters submit themselves even where the first results had none", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openShop(page, "/rechercher/?q=zzzz");
  await box(page).fill("saumon");
  await page.keyboard.press("Enter");
  await expectArrival(page, "/rechercher/?q=saumon", "Résultats pour « saumon »");
  await page.getByRole("checkbox", { name: /^Chat \d+/ }).check();
  await expect(page).toHaveURL("/rechercher/?q=saumon&filtre-animal=chat");
});

test("a misspelt query shows its correction, and one without results where to go on", async ({ page }) => {
  await openShop(page, "/rechercher/?q=croqette+chaton");
  await page.getByRole("link", { name: "« croquettes chaton »" }).click();
  await expectArrival(page, "/rechercher/?q=croquettes+chaton", "Résultats pour « croquettes chaton »");
  await expect(box(page)).toHaveValue("croquettes chaton");
  await openShop(page, "/rechercher/?q=zzzz");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Aucun résultat/);
  await expect(page.getByRole("region", { name: "Les préférés de nos clients" })).toBeVisible();
  await expectAccessible(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("results are searched, filtered, sorted and paged by plain forms and links", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/");
    await box(page).fill("chien");
    await page.getByRole("button", { name: "Rechercher" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/chien/);
    await expect(box(page)).toHaveValue("chien");
    await page.getByRole("checkbox", { name: /^Chiot \d+/ }).check();
    await page.getByRole("button", { name: /^Voir les \d+ produits$/ }).click();
    await expect(page).toHaveURL(/\/rechercher\/\?q=chien&filtre-age=chiot/);
    await page.getByLabel("Trier par").selectOption("Mieux notés");
    await page.getByRole("button", { name: "Trier" }).click();
    await expect(page).toHaveURL("/rechercher/?q=chien&filtre-age=chiot&tri=note#produits");
    await page.getByRole("link", { name: "Tout effacer" }).click();
    await expect(page).toHaveURL("/rechercher/?q=chien&tri=note");
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL("/rechercher/?q=chien&tri=note&page=2");
  });
});
