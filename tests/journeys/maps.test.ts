import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { openShop } from "./shopper.ts";

test.use({ expectedNoise: /status of 404/ });

const path = "/_sandbox/composants/";

test("points of one place are listed by their marker, numbered as in the list, by keyboard", async ({
  page,
}) => {
  await openShop(page, path);
  const points = page.locator("#points");
  const option = points.getByRole("listitem").filter({ hasText: "Consigne de la Croix-Rousse" });
  await expect(option).toHaveCount(1);
  expect(await option.evaluate((item) => [...(item.parentElement?.children ?? [])].indexOf(item))).toBe(3);
  await points.getByRole("button", { name: "Carte", exact: true }).click();
  const map = points.getByRole("region", { name: "Carte des points relais" });
  await expect(map.getByText("Carte sans rues")).toBeVisible();

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
  await expect(map.getByRole("button", { name: "Choisir ce point" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(points.getByText(/^Choisi\s: Consigne de la Croix-Rousse/)).toBeVisible();
});

test("a map whose tiles do not come says so, and shows its points on outlines", async ({ page }) => {
  await openShop(page, path);
  const points = page.locator("#sans-fond");
  await points.getByRole("button", { name: "Carte", exact: true }).click();
  const map = points.getByRole("region", { name: "Carte des points relais" });
  await expect(map.getByRole("status")).toHaveText(/^Le fond de carte n’arrive pas/);
  await expect(map.locator(".leaflet-overlay-pane path").first()).toBeAttached();
  await expect(map.getByRole("button", { name: /^2\. Croquettes/ })).toBeVisible();
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
  await points.getByRole("button", { name: "Carte", exact: true }).click();
  const map = points.getByRole("region", { name: "Carte des points relais" });
  const outlines = map.locator(".leaflet-overlay-pane path");
  await expect(outlines.first()).toBeAttached();
  await expect(map.getByRole("status")).toBeVisible();
  answer();
  await expect(map.getByRole("status")).toHaveCount(0);
  await expect(outlines).toHaveCount(0);
});
