import { productCardTexts } from "../../client/features/product/card/texts.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { shifts, watchShifts } from "./shifts.ts";
import { camille, chicken, openShop } from "./shopper.ts";

const marks = productCardTexts.ordered;

test.describe("a customer", () => {
  test.use({ customer: camille });

  test("sees on the pictures of a listing what was ordered before, and nothing moves", async ({ page }) => {
    await watchShifts(page);
    await openShop(page, "/chien/croquettes/");
    const card = page.getByRole("article").filter({ hasText: chicken.name.split(" – ")[1] ?? chicken.name });
    await expect(card.first().getByText(marks)).toBeVisible();
    expect((await shifts(page)).score).toBeLessThan(0.01);
    await expectAccessible(page);
    const link = page.getByRole("main").getByRole("checkbox", { name: "Senior" });
    await link.check();
    await expect(page).toHaveURL(/filtre-age=senior/);
    await link.uncheck();
    await expect(card.first().getByText(marks)).toBeVisible();
  });
});

test("a visitor sees no mark, and no orders are asked for", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openShop(page, "/chien/croquettes/");
  await expect(page.getByText(marks)).toHaveCount(0);
  expect(asked.filter((url) => url.includes("ordered-products"))).toEqual([]);
});
