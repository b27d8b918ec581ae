import type { Page } from "playwright/test";
import { mapTexts } from "../../client/features/map/texts.ts";
import { shopTexts } from "../../shared/shops/texts.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, takeClock, test } from "./journey.ts";
import {
  documentLoads,
  expectArrival,
  holdBack,
  holdScripts,
  islandsReady,
  openShop,
  phone,
} from "./shopper.ts";

const path = "/magasins/";
const desk = { width: 1280, height: 900 };

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const map = (page: Page) => page.getByRole("region", { name: shopTexts.map });
const marker = (page: Page, name: string) =>
  map(page).getByRole("button", { name: new RegExp(`^\\d+\\. Museau ${name},`) });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the list is whole, and a town puts the nearest first", async ({ page }) => {
    await page.goto("/page/mentions-legales/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Nos magasins" }).click();
    await expect(page).toHaveURL(path);
    await expect(cards(page)).toHaveCount(21);
    await expect(page.getByRole("button", { name: shopTexts.search.around })).toBeHidden();
    await expect(page.getByRole("button", { name: mapTexts.views.map, exact: true })).toBeHidden();
    await expect(page.getByText(mapTexts.loading)).toBeHidden();

    await page.getByLabel(shopTexts.search.label).fill("Nîmes");
    await page.getByRole("button", { name: shopTexts.search.submit, exact: true }).last().click();
    await expect(page).toHaveURL(/ville=N%C3%AEmes/);
    await expect(cards(page).first()).toContainText("Museau Marseille");
    await expect(page.getByLabel(shopTexts.search.label)).toHaveValue("Nîmes");

    await cards(page).first().getByRole("link", { name: "Museau Marseille", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Museau Marseille");
    await expect(page.getByRole("row").filter({ hasText: "aujourd’hui" })).toHaveCount(1);
  });
});

test("a search shows in place and keeps a town typed before hydration or while an answer loads; an unknown town offers other ways; the position is asked for on a tap only, and sent rounded", async ({
  page,
  context,
}) => {
  const scripts = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  const town = page.getByLabel(shopTexts.search.label);
  await town.fill("Nantes");
  await page.getByLabel(shopTexts.search.country).selectOption("FR");
  const count = page.waitForRequest("**/api/cart");
  scripts();
  await count;
  await islandsReady(page);
  await expect(town).toHaveValue("Nantes");

  const answer = await holdBack(page, /ville=Nantes/);
  await town.press("Enter");
  await town.fill("Lille");
  answer();
  await expect(cards(page).first()).toContainText("Museau Nantes");
  await expect(town).toHaveValue("Lille");
  await town.press("Enter");
  await expect(cards(page).first()).toContainText("Museau Vieux-Lille");

  await page.goBack();
  await expect(cards(page).first()).toContainText("Museau Nantes");
  await expect(town).toHaveValue("Nantes");
  await expect(page.getByLabel(shopTexts.search.country)).toHaveValue("FR");

  await page.getByLabel(shopTexts.search.country).selectOption("");

  const loads = documentLoads(page);
  await town.fill("1050");
  await town.press("Enter");
  await expect(page).toHaveURL(`${path}?ville=1050&pays=`);
  await expect(cards(page).first()).toContainText("Museau Bruxelles Ixelles");
  await expect(town).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "du plus proche" })).toContainText("Bruxelles");

  await town.fill("Zzyzx");
  await town.press("Enter");
  await expect(page.getByRole("heading", { name: "Nous ne trouvons pas «\u00a0Zzyzx\u00a0»" })).toBeVisible();
  await page.getByRole("link", { name: shopTexts.empty.all }).click();
  await expectArrival(page, path, "Nos magasins");
  await expect(cards(page)).toHaveCount(21);
  await expect(town).toHaveValue("");

  const around = page.getByRole("button", { name: shopTexts.search.around });
  await around.click();
  await expect(page.getByText(shopTexts.search.refused)).toBeVisible();
  await expect(page).toHaveURL(path);

  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 49.4951234, longitude: 5.9809876 });
  await around.click();
  await expect(page).toHaveURL(`${path}?position=49.50%2C5.98`);
  await expect(cards(page).first()).toContainText("Museau Esch-sur-Alzette");
  await expect(
    page.getByRole("heading", { name: "21 magasins, du plus proche au plus éloigné de vous" }),
  ).toBeVisible();
  await expect(around).toBeFocused();
  expect(loads).toEqual([path]);
});

test("on a phone the map loads on request only", async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize(phone);
  await openShop(page, path);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  expect(asked.filter((name) => /drawn-map|outlines/.test(name))).toEqual([]);

  await page.getByRole("button", { name: mapTexts.views.map, exact: true }).click();
  await expect(cards(page).first()).toBeHidden();
  await expect(marker(page, "Strasbourg")).toBeVisible();
  expect(asked.some((name) => name.includes("outlines"))).toBe(true);
  await expectAccessible(page);

  await page.getByRole("button", { name: mapTexts.views.list, exact: true }).click();
  await cards(page)
    .filter({ hasText: "Museau Nice" })
    .getByRole("button", { name: "Situer sur la carte Museau Nice" })
    .click();
  await expect(map(page)).toBeInViewport();
  await expect(map(page).getByRole("link", { name: "Voir la fiche Museau Nice" })).toBeFocused();
  const buttons = await map(page).locator(".leaflet-control-zoom").boundingBox();
  await expect
    .poll(async () => (await map(page).locator(".leaflet-popup").boundingBox())?.y ?? 0)
    .toBeGreaterThanOrEqual((buttons?.y ?? 0) + (buttons?.height ?? 0));
});

test("the map works by keyboard and by pointer, and respects reduced motion", async ({ page }) => {
  await page.setViewportSize(desk);
  await openShop(page, path);
  await marker(page, "Strasbourg").focus();
  await expect(cards(page).filter({ hasText: "Museau Strasbourg" })).toHaveAttribute("data-active", "true");
  await page.keyboard.press("Enter");
  const link = map(page).getByRole("link", { name: "Voir la fiche Museau Strasbourg" });
  await expect(link).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(link).toHaveCount(0);
  await expect(marker(page, "Strasbourg")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(link).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  const group = map(page).getByRole("button", { name: /lieux proches.*Lyon, Villeurbanne/ });
  await group.focus();
  await page.keyboard.press("Enter");
  await expect(marker(page, "Lyon Vaise")).toBeFocused();
  await expect(marker(page, "Villeurbanne")).toBeVisible();
  await expect(group).toHaveCount(0);

  await page.getByLabel(shopTexts.search.label).fill("Toulouse");
  await page.getByLabel(shopTexts.search.label).press("Enter");
  await expect(page).toHaveURL(/ville=Toulouse/);
  await marker(page, "Toulouse").click();
  await expect(map(page).getByText("22 rue des Filatiers")).toBeVisible();
  await expect(cards(page).first()).toHaveAttribute("data-active", "true");
  await map(page).getByRole("button", { name: mapTexts.close }).click();
  await expect(map(page).getByText("22 rue des Filatiers")).toHaveCount(0);
  await map(page).getByRole("button", { name: mapTexts.zoomIn, exact: true }).click();
  await expect(map(page).locator(".leaflet-zoom-anim")).toHaveCount(0);

  await marker(page, "Toulouse").press("Enter");
  await map(page).getByRole("link", { name: "Voir la fiche Museau Toulouse" }).press("Enter");
  await expectArrival(page, "/magasins/toulouse-filatiers/", "Museau Toulouse");
});

test("opening hours follow the clock of the reader", async ({ page }) => {
  await (await takeClock(page)).install({ time: new Date("2028-12-25T09:30:00+01:00") });
  await openShop(page, "/magasins/lille-vieux-lille/");
  const state = page
    .getByRole("main")
    .getByText(/^(Ouv|Ferm|Jour).* · /)
    .first();
  await expect(state).toHaveText("Jour férié · horaires à confirmer par téléphone");
  await page.clock.setFixedTime(new Date("2028-12-26T09:30:00+01:00"));
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow")));
  await expect(state).toHaveText("Ouvre bientôt · 10 h");
  await expect(page.getByRole("row").filter({ hasText: "aujourd’hui" })).toContainText("mardi");
});
