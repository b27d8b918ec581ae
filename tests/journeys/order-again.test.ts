import { againTexts } from "../../shared/order/again.texts.ts";
import { cutTexts, setLetterSize } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { shifts, watchShifts } from "./shifts.ts";
import { camille, openShop, phone } from "./shopper.ts";

test.use({ viewport: phone });

test.describe("the home page of a customer", () => {
  test.use({ customer: camille });

  test("offers the last order, and nothing moves", async ({ page }) => {
    await watchShifts(page);
    await openShop(page);
    const again = page.getByRole("button", { name: againTexts.submit });
    await expect(again).toBeInViewport({ ratio: 1 });
    expect((await shifts(page)).score).toBeLessThan(0.01);
    await setLetterSize(page, 200);
    expect(await cutTexts(page)).toEqual([]);
  });

  test("does not move in a wide window either, where the brand's font breaks the lines of the title", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await watchShifts(page);
    await openShop(page);
    await expect(page.getByRole("button", { name: againTexts.submit })).toBeVisible();
    const { score, moved } = await shifts(page);
    expect(score, moved.join("\n")).toBeLessThan(0.01);
  });
});

test.describe("the home page of a customer who never ordered", () => {
  test.use({ customer: { email: "nora.lefevre@example.fr", firstName: "Nora" } });

  test("says where the first one will be, and nothing in sight moves", async ({ page }) => {
    await watchShifts(page);
    const answer = page.waitForResponse("**/api/orders/again");
    await openShop(page);
    await answer;
    await expect(page.getByRole("heading", { name: againTexts.first.title })).toBeInViewport();
    await expect(page.getByText(againTexts.title)).toHaveCount(0);
    expect((await shifts(page)).score).toBeLessThan(0.01);
  });
});
