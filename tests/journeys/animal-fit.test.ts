import type { Page } from "playwright/test";
import { fitChoiceTexts } from "../../client/features/fit/texts.ts";
import { fitOfProducts } from "../../shared/api/fit.ts";
import { describeAnimalTexts } from "../../shared/guide/describe/describe-animal.texts.ts";
import { fitTexts } from "../../shared/nutrition/fit.texts.ts";
import { namesText } from "../../shared/nutrition/fit-text.ts";
import { rex } from "../rex.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { shifts, watchShifts } from "./shifts.ts";
import { chicken, hydrated, keepDraft, openShop, phone } from "./shopper.ts";

const listing = "/chien/croquettes/";

const lines = (page: Page) => page.locator("[data-fit]");
const choice = (page: Page) => page.getByRole("combobox", { name: fitChoiceTexts.label });

/** The score once letters and pictures have come, which is not that of the rations. */
async function settledShifts(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  return (await shifts(page)).score;
}

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

test("on a phone nothing moves when the rations of many animals with long names come, and nothing overflows", async ({
  page,
}) => {
  const names = [
    "Sa Majesté Mirabelle de la Tour d’Auvergne",
    "Jean-Baptiste Poquelin",
    "Zoé",
    "Félix",
    "Oslo",
  ];
  await page.setViewportSize(phone);
  await keepDraft(page, { kind: "dog", birthday: "2022-09-14", weight: "38", sterilized: "no" });
  let answering = Promise.withResolvers<void>();
  await page.route("**/api/animals/fit?*", async (route) => {
    await answering.promise;
    const answer = fitOfProducts.output.parse(await (await route.fetch()).json());
    const animals = names.map((name, key) => ({ key: String(key), name, kind: "dog" as const }));
    const fits = Object.fromEntries(
      Object.entries(answer.fits).map(([sku, fit]) => [
        sku,
        { ...fit, text: fit.text.replace("Votre chien", namesText(names)) },
      ]),
    );
    await route.fulfill({ json: { ...answer, animals, fits } });
  });
  await watchShifts(page);
  for (const path of [listing, chicken.path, "/comparer/?ref=MUS-CH-ADU-POU&ref=MUS-CH-ADU-AGN"]) {
    answering = Promise.withResolvers();
    await openShop(page, path);
    const before = await settledShifts(page);
    answering.resolve();
    await expect(choice(page).getByRole("option")).toHaveText([
      fitChoiceTexts.all,
      ...names,
      fitChoiceTexts.nobody,
    ]);
    await expect(lines(page).filter({ hasText: "autres" })).not.toHaveCount(0);
    const { score, moved } = await shifts(page);
    expect(score - before, moved.join("\n")).toBeLessThan(0.01);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  }
});

test("another animal sorts the listing anew", async ({ page }) => {
  await keepDraft(page, rex);
  await openShop(page, `${listing}?tri=animal`);
  await expect(lines(page).first()).toHaveText(/^Rex/);
  const order = () => lines(page).evaluateAll((all) => all.map((line) => line.dataset.fit));
  const sorted = await order();
  await hydrated(page, () => choice(page).selectOption({ label: fitChoiceTexts.nobody }));
  await expect(lines(page).first()).toHaveText(/^Chien de/);
  expect(await order()).not.toEqual(sorted);
  await hydrated(page, () => choice(page).selectOption({ label: "Rex" }));
  await expect(lines(page).first()).toHaveText(/^Rex/);
  expect(await order()).toEqual(sorted);
});

test("a visitor describes an animal beside a listing, and sees its rations where they were", async ({
  page,
}) => {
  await openShop(page, listing);
  await page.getByText(fitChoiceTexts.describe).click();
  await expectAccessible(page);
  await page.getByRole("textbox", { name: describeAnimalTexts.age }).fill("3 ans");
  await page.getByRole("textbox", { name: describeAnimalTexts.weight }).fill("12,5");
  await page
    .getByRole("combobox", { name: describeAnimalTexts.sterilized.dog })
    .selectOption(describeAnimalTexts.yes);
  await hydrated(page, () => page.getByRole("button", { name: describeAnimalTexts.submit }).click());
  await expect(page).toHaveURL(/\/chien\/croquettes\/\?tri=animal$/);
  await expect(choice(page)).toHaveValue("nouveau");
  await expect(lines(page).first()).toHaveText(/^Votre chien/);
  await expect(page.getByRole("link", { name: fitTexts.more })).toHaveAttribute(
    "href",
    "/guide-croquettes/nouveau/",
  );
});
