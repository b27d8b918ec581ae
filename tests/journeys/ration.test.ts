import type { Page } from "playwright/test";
import { productScreenTexts } from "../../client/features/product/buy-box/buy-box.texts.ts";
import { rationTexts } from "../../client/features/ration/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { daysAgo } from "../days.ts";
import { part } from "../words.ts";
import { expectAccessible } from "./accessibility.ts";
import { addButton, added, frequency } from "./cart-controls.ts";
import { actBeforeHydration, expect, test } from "./journey.ts";
import {
  cartLine,
  chicken,
  chooseFormat,
  heading,
  isAt,
  navigateTo,
  openShop,
  quantity,
  walkToCart,
} from "./shopper.ts";

const { buy } = productScreenTexts;
const { result, errors } = rationTexts;
const t = translator(rationTexts);

const fold = (page: Page) => page.locator("#ration");
const calculator = (page: Page) => page.getByRole("form", { name: rationTexts.title });
const openFold = (page: Page) => page.getByText(rationTexts.title, { exact: true }).click();
const remember = (page: Page) => calculator(page).getByLabel(rationTexts.remember);
const weight = (page: Page) => calculator(page).getByLabel(rationTexts.weight);
const submit = (page: Page) => calculator(page).getByRole("button", { name: rationTexts.submit });
const choose = (page: Page) => fold(page).getByRole("link", { name: result.choose });
const days = (count: number) => t("result.lasts", { days: count });
const grams = (count: number) => t("result.perDay", { grams: count });

async function openCalculator(page: Page): Promise<void> {
  await openFold(page);
  await expect(remember(page)).toBeVisible();
}

async function fillIn(page: Page, animal: { poids: string; ans?: string; mois?: string }): Promise<void> {
  await weight(page).fill(animal.poids);
  await calculator(page)
    .getByLabel(rationTexts.years)
    .fill(animal.ans ?? "");
  await calculator(page)
    .getByLabel(rationTexts.months)
    .fill(animal.mois ?? "");
  await submit(page).click();
}

test("the ration is asked by keyboard alone, and one tap sets the frequency of the subscription", async ({
  page,
  breakService,
}) => {
  await openShop(page, `${chicken.path}5-kg/`);
  await test.step("what is missing or wrong shows at its field, which gets the focus and keeps its draft", async () => {
    await fold(page).locator("summary").first().focus();
    await page.keyboard.press("Enter");
    await expect(remember(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(weight(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(weight(page)).toHaveAccessibleDescription(part(errors.poids.required));
    await expect(weight(page)).toBeFocused();
    await expect(calculator(page)).toContainText(errors.age.required);
    await expect(fold(page)).not.toContainText(rationTexts.failed.title);

    await page.keyboard.type("douze");
    await page.keyboard.press("Enter");
    await expect(weight(page)).toHaveAccessibleDescription(part(errors.poids.invalid));
    await expect(weight(page)).toBeFocused();
    await expect(weight(page)).toHaveValue("douze");
    await expectAccessible(page);
  });

  await test.step("the ration shows in place", async () => {
    await weight(page).fill("12");
    for (let step = 0; step < 3; step++) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const birthday = calculator(page).getByLabel(rationTexts.birthday);
    await birthday.fill(daysAgo(2379));
    await birthday.press("Enter");
    await expect(fold(page)).toContainText(grams(194));
    await expect(fold(page)).toContainText(days(25));
    const spoken = page.getByRole("status").filter({ hasText: t("result.spoken", { grams: 194, days: 25 }) });
    await expect(spoken).toHaveCount(1);
    await expectAccessible(page);
  });

  await test.step("an outage loses nothing", async () => {
    const mend = await breakService({ service: "content", mode: "refused", path: "/b2c-rations" });
    await weight(page).fill("21,3");
    await weight(page).press("Enter");
    await expect(fold(page)).toContainText(rationTexts.failed.title);
    await expect(weight(page)).toHaveValue("21,3");
    await mend();
    await weight(page).fill("12");
    await weight(page).press("Enter");
    await expect(fold(page)).toContainText(grams(194));
  });

  await test.step("another format has its own days, and one tap sets the frequency", async () => {
    await chooseFormat(page, "12 kg", `${chicken.path}12-kg/`);
    await expect(fold(page)).toContainText(days(61));
    await expect(fold(page)).toContainText(result.tooLong);
    await chooseFormat(page, "5 kg", `${chicken.path}5-kg/`);
    await expect(fold(page)).toContainText(days(25));

    await choose(page).last().click();
    const interval = page.getByLabel(buy.interval);
    await expect(page.getByRole("radio", { name: buy.subscription })).toBeChecked();
    await expect(interval).toHaveValue("49");
    await expect(interval).toBeFocused();
    await expect(page.getByLabel(buy.quantity)).toHaveValue("2");
    await expect(addButton(page)).toHaveAccessibleName(`${buy.submit} 2 × 5 kg${buy.subscribed}`);
    await expect(page.getByText(part(buy.perDelivery, { total: "2 × 43,11 € = 86,22 €" }))).toBeVisible();
    await page.getByLabel(buy.quantity).fill("3");
    await expect(page.getByText(part(buy.perDelivery, { total: "3 × 43,11 € = 129,33 €" }))).toBeVisible();
    await page.getByLabel(buy.quantity).fill("2");
    await expect(page.getByRole("status").filter({ hasText: part(result.chosen, { bags: 2 }) })).toHaveCount(
      1,
    );
    await expect(page).toHaveURL(isAt(`${chicken.path}5-kg/`));

    await addButton(page).click();
    await expect(added(page)).toBeVisible();
    await walkToCart(page);
    await expect(quantity(cartLine(page))).toHaveValue("2");
    await expect(frequency(cartLine(page))).toHaveValue("49");
  });
});

test.describe("where its scripts do not come", () => {
  test.use({ expectedNoise: /ERR_FAILED/ });

  test("the form is dressed, and answers as a page", async ({ page }) => {
    await actBeforeHydration(page);
    let come = false;
    await page.route(/\/ration-calculator\.island-[^/]+\.js$/, (route) =>
      come ? route.continue() : route.abort(),
    );
    await openShop(page, chicken.path);
    await openFold(page);
    await expect(weight(page)).toHaveCSS("border-top-style", "solid");
    expect((await weight(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await submit(page).click();
    await expect(calculator(page)).toContainText(errors.poids.required);
    await expect(page).toHaveURL(/\?poids=&ans=&mois=&naissance=&nombre=1/);
    come = true;
    await page.reload();
    await expect(remember(page)).toBeVisible();
    await expect(weight(page)).toHaveAccessibleDescription(part(errors.poids.required));
  });
});

test("a page rendered with its answer goes on from there; an animal is remembered on request only, and forgotten again", async ({
  page,
}) => {
  const kept = () => page.evaluate(() => localStorage.getItem("lastAnimal:dog"));
  await openShop(page, `${chicken.path}5-kg/?poids=12&age=18`);
  await expect(remember(page)).toBeVisible();
  await expect(fold(page)).toContainText(grams(194));
  await expect(calculator(page).getByLabel(rationTexts.months)).toHaveValue("6");
  await choose(page).first().click();
  await expect(page.getByLabel(buy.interval)).toHaveValue("21");
  await fillIn(page, { poids: "13", ans: "3" });
  await expect(fold(page)).not.toContainText(grams(194));
  expect(await kept()).toBeNull();

  await remember(page).check();
  await fillIn(page, { poids: "18", ans: "3", mois: "2" });
  await expect(fold(page)).toContainText(grams(263));
  const terrine = "/produits/terrine-chien-boeuf-carottes/";
  await navigateTo(page, terrine);
  await expect(page).toHaveURL(terrine);
  await expect(heading(page, /^Terrine/)).toBeInViewport();
  await openCalculator(page);
  await expect(weight(page)).toHaveValue("18");
  await expect(calculator(page).getByLabel(rationTexts.years)).toHaveValue("3");
  await expect(calculator(page).getByLabel(rationTexts.months)).toHaveValue("2");

  await remember(page).uncheck();
  await submit(page).click();
  await expect(fold(page)).toContainText(result.perDayLabel({ animals: 1 }));
  expect(await kept()).toBeNull();
});
