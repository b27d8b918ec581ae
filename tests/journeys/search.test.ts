import type { Page } from "playwright/test";
import { listingTexts } from "../../client/features/listing/texts.ts";
import { suggestionTexts } from "../../client/features/search/texts.ts";
import { chromeTexts } from "../../client/layouts/chrome.texts.ts";
import { searchTexts } from "../../shared/search/texts.ts";
import { uiTexts } from "../../shared/text/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { part, several, whole } from "../words.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { expectArrival, heading, holdBack, openShop, phone } from "./shopper.ts";

const t = translator(searchTexts);
const ofListing = translator(listingTexts);
const resultsFor = (query: string) => t("title", { query });

const plain = "/page/mentions-legales/";

const box = (page: Page) => page.getByRole("search").getByLabel(chromeTexts.search.label);
const combobox = (page: Page) => page.getByRole("combobox", { name: chromeTexts.search.label });
const list = (page: Page) => page.getByRole("listbox", { name: suggestionTexts.label });
const option = (page: Page, name: string | RegExp) => list(page).getByRole("option", { name });
const group = (page: Page, name: string) => list(page).getByRole("group", { name });

test("suggestions follow the query: the keyboard alone moves through them, selects one and closes the list, and a click is a client navigation to the product; on a phone they are as wide as the window", async ({
  page,
}) => {
  await openShop(page, plain);
  await box(page).focus();
  await page.keyboard.type("saumon");
  await expect(list(page).locator("mark").first()).toHaveText(/^saumon$/i);
  await expect(combobox(page)).toHaveAttribute("aria-expanded", "true");
  await expect(combobox(page)).toHaveAttribute("aria-autocomplete", "list");
  await expect(combobox(page)).toHaveAttribute("type", "text");
  const counted = part(suggestionTexts.count({ count: several }));
  await expect(page.getByRole("status").filter({ hasText: counted })).toHaveCount(1);

  await page.keyboard.press("ArrowDown");
  const first = list(page).getByRole("option").first();
  await expect(first).toHaveAttribute("aria-selected", "true");
  await expect(combobox(page)).toHaveAttribute(
    "aria-activedescendant",
    (await first.getAttribute("id")) ?? "",
  );
  await expect(combobox(page)).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.press("ArrowUp");
  await expect(combobox(page)).not.toHaveAttribute("aria-activedescendant");
  await page.keyboard.press("ArrowUp");
  const all = option(page, whole(suggestionTexts.all({ count: several })));
  await expect(all).toHaveAttribute("aria-selected", "true");

  await page.keyboard.press("Escape");
  await expect(list(page)).toBeHidden();
  await expect(combobox(page)).toHaveValue("saumon");
  await expect(combobox(page)).toHaveAttribute("aria-expanded", "false");

  await page.keyboard.press("ArrowDown");
  await expect(list(page)).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expectArrival(page, "/rechercher/?q=saumon", resultsFor("saumon"));
  await expect(box(page)).toHaveValue("saumon");

  await box(page).fill("");
  await box(page).click();
  await page.keyboard.type("croqette chaton");
  await expect(group(page, suggestionTexts.products).getByRole("option")).toHaveCount(3);
  await expect(option(page, /Dinde & saumon.*8,90.€\s*·\s400\sg\s*22,25.€\/kg/)).toBeVisible();
  await expect(group(page, suggestionTexts.categories).getByRole("option")).toHaveText(["Croquettes chaton"]);
  await expect(list(page).locator("mark").first()).toHaveText("Croquettes");

  await option(page, /Dinde & saumon/).click();
  await expectArrival(
    page,
    "/produits/croquettes-chaton-grande-race-dinde-saumon/",
    "Croquettes chaton grande race – Dinde & saumon",
  );
  await expect(list(page)).toBeHidden();

  await page.setViewportSize(phone);
  await box(page).fill("");
  await box(page).click();
  await page.keyboard.type("chien");
  await expect(list(page)).toBeVisible();
  const place = await list(page).boundingBox();
  expect(place?.x).toBe(0);
  expect(place?.width).toBe(390);
  await expectAccessible(page);
});

test("a query typed before the suggestions load is kept; an old one is aborted, and its late answer never replaces a newer one", async ({
  page,
}) => {
  const releaseScript = await holdBack(page, /assets\/suggestions-[^/]*\.js/);
  await page.route(/suggestions\?q=lap$/, async (route) => {
    await page.waitForRequest(/suggestions\?q=saumon$/);
    await route.continue().catch(() => {});
  });
  await openShop(page, plain);
  await box(page).click();
  await page.keyboard.type("terrine la");
  await expect(box(page)).toHaveValue("terrine la");
  releaseScript();
  await expect(option(page, /Lapin/).first()).toBeVisible();
  await expect(box(page)).toHaveValue("terrine la");

  const old = page.waitForRequest(/suggestions\?q=lap$/);
  await box(page).fill("lap");
  await old;
  const givenUp = page.waitForEvent("requestfailed", (request) => /q=lap$/.test(request.url()));
  await box(page).fill("saumon");
  await givenUp;
  await expect(option(page, /saumon/i).first()).toBeVisible();
  await expect(option(page, /lapin/i)).toHaveCount(0);

  const release = await holdBack(page, /suggestions\?q=saumon\+chien$/);
  await box(page).fill("saumon chien");
  await page.keyboard.press("ArrowDown");
  await expect(combobox(page)).toHaveAttribute("aria-activedescendant", "suggestions-0");
  release();
  await expect(list(page).locator("mark", { hasText: "chien" }).first()).toBeVisible();
  await expect(combobox(page)).not.toHaveAttribute("aria-activedescendant");
});

test.describe("over the quota of a network", () => {
  test.use({ expectedNoise: /status of 429/ });

  test("a stranger behind a network over its quota is checked without a press, and the suggestions come", async ({
    page,
  }) => {
    let isOver = true;
    await page.route("**/api/suggestions**", async (route) => {
      if (route.request().method() === "POST") isOver = false;
      else if (isOver) {
        const botCheck = { scriptUrl: "/_sandbox/bot-check/api.js", siteKey: "demo-site-key" };
        return route.fulfill({ status: 429, json: { message: searchTexts.busy.title, botCheck } });
      }
      return route.continue();
    });
    await openShop(page, plain);
    await box(page).click();
    await page.keyboard.type("saumon");
    await expect(list(page).locator("mark").first()).toHaveText(/^saumon$/i);
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names.some((name) => name.endsWith("knownSender"))).toBe(true);
  });
});

test("with the search service down there are no suggestions and no errors; the results page links to the categories", async ({
  page,
  breakService,
}) => {
  await breakService({ service: "search", mode: "refused" });
  await openShop(page, plain);
  const answered = page.waitForResponse(/\/api\/suggestions/);
  await box(page).click();
  await page.keyboard.type("canard");
  await answered;
  await expect(list(page)).toBeHidden();
  await page.keyboard.press("Enter");
  await expectArrival(page, "/rechercher/?q=canard", searchTexts.down.title);
  await expectAccessible(page);
  await page
    .getByRole("region", { name: searchTexts.ways })
    .getByRole("link", { name: "Pâtées chat" })
    .click();
  await expect(page).toHaveURL("/chat/patees/");
});

test("results are filtered, sorted and paged in place, even where the first ones had no filters, and the box shows the query of its page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openShop(page, "/rechercher/?q=zzzz");
  await expect(heading(page, t("none.title", { query: "zzzz" }))).toBeVisible();
  await box(page).fill("saumon");
  await page.keyboard.press("Enter");
  await expectArrival(page, "/rechercher/?q=saumon", resultsFor("saumon"));
  await page.getByRole("checkbox", { name: /^Chat \d+/ }).check();
  await expect(page).toHaveURL("/rechercher/?q=saumon&filtre-animal=chat");
  await expect(page.getByRole("list", { name: listingTexts.filters.active })).toContainText("Chat");
  await expectAccessible(page);
  await page.getByRole("link", { name: ofListing("filters.remove", { label: "Chat" }) }).click();
  await expect(page).toHaveURL("/rechercher/?q=saumon");
  const count = page.getByRole("status").filter({ hasText: part(t("count", { count: several })) });
  await expect(count).toBeFocused();

  await box(page).fill("chien");
  await page.keyboard.press("Enter");
  await expectArrival(page, "/rechercher/?q=chien", resultsFor("chien"));
  const order = page.getByLabel(listingTexts.sort.label);
  await order.focus();
  await order.selectOption("prix");
  await expect(page).toHaveURL("/rechercher/?q=chien&tri=prix");
  await expect(order).toBeFocused();
  await order.selectOption(searchTexts.defaultSort);
  const next = page
    .getByRole("navigation", { name: searchTexts.pages })
    .getByRole("link", { name: translator(uiTexts)("pages.page", { number: 2 }) });
  await expect(next).toHaveAttribute("href", "/rechercher/?q=chien&page=2");
  await next.click();
  await expectArrival(page, "/rechercher/?q=chien&page=2", resultsFor("chien"));

  await box(page).fill("poulet");
  await page.keyboard.press("Enter");
  await expectArrival(page, "/rechercher/?q=poulet", resultsFor("poulet"));
  await box(page).fill("poulet riz");
  await page.keyboard.press("Enter");
  await expectArrival(page, "/rechercher/?q=poulet+riz", resultsFor("poulet riz"));
  await page.goBack();
  await expectArrival(page, "/rechercher/?q=poulet", resultsFor("poulet"));
  await expect(box(page)).toHaveValue("poulet");
});
