import type { Locator } from "playwright/test";
import { mapTexts } from "../../client/features/map/texts.ts";
import { pickupTexts } from "../../shared/delivery/pickup-points.texts.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { openShop } from "./shopper.ts";

test.use({ expectedNoise: /status of 404/ });

const path = "/_sandbox/composants/";

test("points of one place are listed by their marker, by keyboard; a map without tiles says so and shows outlines", async ({
  page,
}) => {
  await openShop(page, path);
  const points = page.locator("#points");
  const option = points.getByRole("listitem").filter({ hasText: "Consigne de la Croix-Rousse" });
  await expect(option).toHaveCount(1);
  expect(await option.evaluate((item) => [...(item.parentElement?.children ?? [])].indexOf(item))).toBe(3);
  await points.getByRole("button", { name: mapTexts.views.map, exact: true }).click();
  const map = points.getByRole("region", { name: pickupTexts.map.relay });
  await expect(map.getByText(mapTexts.noStreets)).toBeVisible();

  const group = map.getByRole("button", { name: /^1, 4, au même endroit.*Voir la liste$/ });
  await map.getByRole("button", { name: /lieux proches.*Agrandir la carte$/ }).press("Enter");
  await expect(group).toBeFocused();
  await page.keyboard.press("Enter");
  const listed = map.getByRole("listitem").getByRole("button");
  await expect(listed).toHaveCount(2);
  await expect(listed.first()).toBeFocused();
  await expect(listed.nth(1)).toHaveText(/^4\. Consigne de la Croix-Rousse/);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(listed).toHaveCount(0);
  await expect(group).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(listed.first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(listed.nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(map.getByRole("button", { name: pickupTexts.choose })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(points.getByText(/^Choisi\s: Consigne de la Croix-Rousse/)).toBeVisible();

  const bare = page.locator("#sans-fond");
  await bare.getByRole("button", { name: mapTexts.views.map, exact: true }).click();
  const bareMap = bare.getByRole("region", { name: pickupTexts.map.relay });
  await expect(bareMap.getByRole("status")).toHaveText(mapTexts.noTiles);
  await expect(bareMap.locator(".leaflet-overlay-pane path").first()).toBeAttached();
  await expect(bareMap.getByRole("button", { name: /^2\. Croquettes/ })).toBeVisible();

  const closer = bareMap.getByRole("button", { name: mapTexts.zoomIn, exact: true });
  for (let level = 0; level < 3; level++) {
    await closer.press("Enter");
    await expect(bareMap.locator(".leaflet-zoom-anim")).toHaveCount(0);
  }
  const markers = bareMap.locator(".leaflet-marker-pane [role=button]");
  expect(await markers.count()).toBeGreaterThan(1);
  for (const marker of await markers.all()) {
    await marker.focus();
    await expect(marker).toBeFocused();
    await expect.poll(() => isWithin(marker, bareMap)).toBe(true);
  }
});

test("a map whose tiles hang is drawn on outlines until they come", async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const pixel = Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=", "base64");
  await page.route("**/_sandbox/tuiles/**", async (route) => {
    await answered;
    await route.fulfill({ contentType: "image/gif", body: pixel });
  });
  await openShop(page, path);
  const points = page.locator("#sans-fond");
  await points.getByRole("button", { name: mapTexts.views.map, exact: true }).click();
  const map = points.getByRole("region", { name: pickupTexts.map.relay });
  const outlines = map.locator(".leaflet-overlay-pane path");
  await expect(outlines.first()).toBeAttached();
  await expect(map.getByRole("status")).toBeVisible();
  answer();
  await expect(map.getByRole("status")).toHaveCount(0);
  await expect(outlines).toHaveCount(0);
});

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
