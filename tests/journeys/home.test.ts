import { expect, test } from "./journey.ts";
import { openShop, phone } from "./shopper.ts";

test("on a phone the home page is 7,000 px long at most, its reviews scroll by keyboard, and a group of the footer opens", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openShop(page);
  const { scrollHeight, scrollWidth } = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return { scrollHeight, scrollWidth };
  });
  expect(scrollHeight).toBeLessThanOrEqual(7000);
  expect(scrollWidth).toBe(phone.width);

  const reviews = page.getByRole("list", { name: "Ils ont fini leur gamelle" });
  await reviews.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => reviews.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);

  const group = page.getByRole("navigation", { name: "La maison" });
  const link = group.getByRole("link", { name: "Notre histoire" });
  await expect(link).toBeHidden();
  await group.locator("summary").press("Enter");
  await expect(link).toBeVisible();
});

test("in a wide window the links of the footer stand below their headings, without a press", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openShop(page);
  const group = page.getByRole("navigation", { name: "La maison" });
  await expect(group.getByRole("heading", { name: "La maison" })).toBeVisible();
  await expect(group.getByRole("link", { name: "Notre histoire" })).toBeVisible();
});
