import type { Page } from "playwright/test";
import { fitChoiceTexts } from "../../client/features/fit/texts.ts";
import { rex } from "../rex.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { shifts, watchShifts } from "./shifts.ts";
import { chicken, keepDraft, openShop } from "./shopper.ts";

const listing = "/chien/croquettes/";

const lines = (page: Page) => page.locator("[data-fit]");
const choice = (page: Page) => page.getByRole("combobox", { name: fitChoiceTexts.label });

test("a listing shows the rations of the visitor's animal in lines that were reserved, and one press hides them", async ({
  page,
}) => {
  await keepDraft(page, { ...rex, feature: "allergy-beef" });
  await watchShifts(page);
  await openShop(page, listing);
  await expect(lines(page).filter({ hasText: "Rex" })).toHaveCount(24);
  await expect(lines(page).filter({ hasText: "Pas pour Rex\u00a0: contient du bœuf" })).not.toHaveCount(0);
  await expect(
    lines(page).filter({ hasText: /^Rex\u00a0: \d+\u00a0g et \d,\d\d\u00a0€ par jour/ }),
  ).not.toHaveCount(0);
  expect((await shifts(page)).score).toBeLessThan(0.01);
  await expectAccessible(page);

  await choice(page).selectOption({ label: fitChoiceTexts.nobody });
  await expect(lines(page).filter({ hasText: "Rex" })).toHaveCount(0);
  await expect(lines(page).first()).toHaveText(/^Chien de \d+\u00a0kg/);

  await openShop(page, chicken.path);
  await expect(lines(page).first()).toHaveText(/^Chien de \d+\u00a0kg/);
  await openShop(page, listing);
  await choice(page).selectOption({ label: "Rex" });
  await openShop(page, chicken.path);
  await expect(lines(page).first()).toHaveText(/^Rex/);
});

test("filters keep the animal, and the order is that of what suits it", async ({ page }) => {
  await keepDraft(page, { ...rex, feature: "allergy-beef" });
  await openShop(page, `${listing}?tri=animal`);
  await expect(lines(page).first()).toHaveText(/^Rex/);
  await page.getByRole("checkbox", { name: "Senior" }).check();
  await expect(page).toHaveURL(/filtre-age=senior/);
  await expect(lines(page)).toHaveCount(4);
  await expect(lines(page).first()).toHaveText(/Rex/);
  await expect(choice(page)).toHaveValue("nouveau");
});
