import type { Locator } from "playwright/test";
import { mapTexts } from "../../client/features/map/texts.ts";
import { pickupTexts } from "../../shared/delivery/pickup-points.texts.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { openShop } from "./shopper.ts";

test.use({ expectedNoise: /status of 404/ });

const path = "/_sandbox/composants/";

test("points of one place are listed by their marker, by keyboard; without tiles there is a list alone; tiles that fail are replaced by outlines", async ({
  page,
}) => {
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
  await expect(map.getByRole("status")).toHaveText(mapTexts.noTiles);
  await expect(map.locator(".leaflet-overlay-pane path").first()).toBeAttached();

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
