import type { Locator, Page } from "playwright/test";
import { mapTexts } from "../../client/features/map/texts.ts";
import { pickupTexts } from "../../shared/delivery/pickup-points.texts.ts";
import { shopTexts } from "../../shared/shops/texts.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { openShop, phone } from "./shopper.ts";

test.use({ expectedNoise: /status of 404/ });

const path = "/_sandbox/composants/";
const desk = { width: 1280, height: 900 };

const shops = (page: Page) => page.getByRole("region", { name: shopTexts.map });
const shopMarker = (page: Page, city: string) =>
  shops(page).getByRole("button", { name: new RegExp(`^\\d+\\. Museau ${city},`) });
const card = (page: Page, city: string) =>
  page.getByRole("article").filter({ hasText: `Museau ${city}`, visible: true });

test("points of one place are listed by their marker, by keyboard; without tiles there is a list alone", async ({
  page,
}) => {
  await serveTiles(page);
  await openShop(page, path);
  const listed = page.locator("#points");
  await expect(listed.getByRole("radio")).not.toHaveCount(0);
  await expect(listed.getByRole("button", { name: mapTexts.views.map, exact: true })).toHaveCount(0);
  const points = page.locator("#sans-fond");
  const option = points.getByRole("listitem").filter({ hasText: "Consigne de la Croix-Rousse" });
  await expect(option).toHaveCount(1);
  expect(await option.evaluate((item) => [...(item.parentElement?.children ?? [])].indexOf(item))).toBe(3);
  await points.getByRole("button", { name: mapTexts.views.map, exact: true }).click();
  const map = points.getByRole("region", { name: pickupTexts.map.relay });

  const group = map.getByRole("button", { name: /^1, 4, au même endroit.*Voir la liste$/ });
  await group.press("Enter");
  const members = map.getByRole("listitem").getByRole("button");
  await expect(members).toHaveCount(2);
  await expect(members.first()).toBeFocused();
  await expect(members.nth(1)).toHaveText(/^4\. Consigne de la Croix-Rousse/);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(members).toHaveCount(0);
  await expect(group).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(members.first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(members.nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(map.getByRole("button", { name: pickupTexts.choose })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(points.getByText(/^Choisi\s: Consigne de la Croix-Rousse/)).toBeVisible();

  await expect(map.getByRole("button", { name: /^2\. Croquettes/ })).toBeVisible();

  const closer = map.getByRole("button", { name: mapTexts.zoomIn, exact: true });
  for (let level = 0; level < 3; level++) {
    await closer.press("Enter");
    await expect(map.locator(".leaflet-zoom-anim")).toHaveCount(0);
  }
  const markers = map.locator(".leaflet-marker-pane [role=button]");
  expect(await markers.count()).toBeGreaterThan(1);
  for (const marker of await markers.all()) {
    await marker.focus();
    await expect(marker).toBeFocused();
    await expect.poll(() => isWithin(marker, map)).toBe(true);
  }
});

test("a map whose tiles fail or hang gives way to the list, and is tried again on request", async ({
  page,
}) => {
  await openShop(page, path);
  const points = page.locator("#sans-fond");
  await points.getByRole("button", { name: mapTexts.views.map, exact: true }).click();
  const failed = points.getByRole("alert").filter({ hasText: mapTexts.failed });
  const map = points.getByRole("region", { name: pickupTexts.map.relay });
  await expect(failed).toBeVisible();
  await expect(map).toHaveCount(0);

  await page.route("**/_sandbox/tuiles/**", () => {});
  await points.getByRole("button", { name: mapTexts.retry }).click();
  await expect(map).toBeVisible();
  await expect(failed).toBeVisible();

  await page.unroute("**/_sandbox/tuiles/**");
  await serveTiles(page);
  await points.getByRole("button", { name: mapTexts.retry }).click();
  await expect(map.locator(".leaflet-tile-loaded").first()).toBeAttached();
  await expect(failed).toHaveCount(0);
});

test("on a phone the map of shops loads on request only", async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await serveTiles(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize(phone);
  await openShop(page, path);
  await card(page, "Nice").scrollIntoViewIfNeeded();
  expect(asked.filter((name) => name.includes("drawn-map"))).toEqual([]);

  const finder = page.locator("[data-view]").filter({ has: page.locator("article") });
  await finder.getByRole("button", { name: mapTexts.views.map, exact: true }).click();
  await expect(card(page, "Nice")).toHaveCount(0);
  await expect(shopMarker(page, "Strasbourg")).toBeVisible();

  await finder.getByRole("button", { name: mapTexts.views.list, exact: true }).click();
  await card(page, "Nice").getByRole("button", { name: "Situer sur la carte Museau Nice" }).click();
  await expect(shops(page)).toBeInViewport();
  await expect(shops(page).getByRole("link", { name: "Voir la fiche Museau Nice" })).toBeFocused();
  const buttons = await shops(page).locator(".leaflet-control-zoom").boundingBox();
  await expect
    .poll(async () => (await shops(page).locator(".leaflet-popup").boundingBox())?.y ?? 0)
    .toBeGreaterThanOrEqual((buttons?.y ?? 0) + (buttons?.height ?? 0));
});

test("the map of shops works by keyboard and by pointer, and respects reduced motion", async ({ page }) => {
  await serveTiles(page);
  await page.setViewportSize(desk);
  await openShop(page, path);
  await card(page, "Strasbourg").scrollIntoViewIfNeeded();
  await shopMarker(page, "Strasbourg").focus();
  await expect(card(page, "Strasbourg")).toHaveAttribute("data-active", "true");
  await page.keyboard.press("Enter");
  const link = shops(page).getByRole("link", { name: "Voir la fiche Museau Strasbourg" });
  await expect(link).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(link).toHaveCount(0);
  await expect(shopMarker(page, "Strasbourg")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(link).toBeFocused();
  await page.keyboard.press("Escape");

  const group = shops(page).getByRole("button", { name: /lieux proches.*Lyon, Villeurbanne/ });
  await group.focus();
  await page.keyboard.press("Enter");
  await expect(shopMarker(page, "Lyon")).toBeFocused();
  await expect(shopMarker(page, "Villeurbanne")).toBeVisible();
  await expect(group).toHaveCount(0);

  await shopMarker(page, "Villeurbanne").click();
  await expect(shops(page).getByText("3 rue de l’Exemple")).toBeVisible();
  await expect(card(page, "Villeurbanne")).toHaveAttribute("data-active", "true");
  await shops(page).getByRole("button", { name: mapTexts.close }).click();
  await expect(shops(page).getByText("3 rue de l’Exemple")).toHaveCount(0);
  await shops(page).getByRole("button", { name: mapTexts.zoomIn, exact: true }).click();
  await expect(shops(page).locator(".leaflet-zoom-anim")).toHaveCount(0);
});

const pixel = Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=", "base64");

const serveTiles = (page: Page) =>
  page.route("**/_sandbox/tuiles/**", (route) => route.fulfill({ contentType: "image/gif", body: pixel }));

async function isWithin(inner: Locator, outer: Locator): Promise<boolean> {
  const [one, other] = [await inner.boundingBox(), await outer.boundingBox()];
  return (
    one !== null &&
    other !== null &&
    one.x >= other.x &&
    one.y >= other.y &&
    one.x + one.width <= other.x + other.width &&
    one.y + one.height <= other.y + other.height
  );
}
