import type { Locator, Page } from "playwright/test";
import { cartCallTexts } from "../../client/features/cart/texts.ts";
import { productScreenTexts } from "../../client/features/product/buy-box/buy-box.texts.ts";
import { chromeTexts } from "../../client/layouts/chrome.texts.ts";
import { layoutTexts } from "../../client/layouts/texts.ts";
import { animalFormTexts } from "../../shared/animal/form/animal-form.texts.ts";
import { formTexts } from "../../shared/forms/texts.ts";
import { type GuideAnimal, guideTexts } from "../../shared/guide/guide.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import {
  documentLoads,
  heading,
  hydrated,
  islandsReady,
  keepDraft,
  navigateTo,
  openShop,
  phone,
} from "./shopper.ts";
import { textPattern } from "./text-pattern.ts";

const entrance = "/guide-croquettes/";
const fresh = "/guide-croquettes/nouveau/";
const t = translator(guideTexts);
const { questions, pages, together, fields } = guideTexts;
const form = animalFormTexts;
const { years } = formTexts.forms.birthday;
const { close: _, all: _all, ...services } = layoutTexts.menu;

const press = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("button", { name });
const result = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name: textPattern(`Pour ${name}\u00a0: `) });

async function expectQuestion(page: Page, name: string, from: number, to = from): Promise<void> {
  if (from > 1) await expect(heading(page, name)).toBeFocused();
  else await expect(heading(page, name)).toBeInViewport();
  const place = to > from ? t("places", { from, to, of: 10 }) : t("place", { at: from, of: 10 });
  await expect(page.getByRole("status").filter({ hasText: place })).toBeVisible();
}

test("from the home page a new dog has its food in the cart in nine presses on a telephone, the result’s button in its first view; back, forward and reload keep every answer, and no step asks the shop", async ({
  page,
}) => {
  const rex: GuideAnimal = { name: "Rex", kind: "dog", gender: "male" };
  await page.setViewportSize(phone);
  let presses = 0;
  const on = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  await openShop(page);
  await hydrated(page, () =>
    on(page.getByRole("main").getByRole("link", { name: guideTexts.entrance.kinds.dog })),
  );
  const loads = documentLoads(page);
  await expectQuestion(page, questions.nom(rex), 1);
  await page.getByRole("textbox", { name: form.name }).fill("Rex");
  await on(press(page, form.genders.male));
  await expectQuestion(page, questions.race(rex), 2);
  await expect(page).toHaveTitle(/^De quelle race est Rex.* \| Museau$/);
  await page.getByRole("combobox", { name: form.breed }).fill("teckel");
  await on(page.getByRole("option", { name: "Teckel standard" }));
  await expectQuestion(page, pages.age(rex), 3, 5);
  await page.getByLabel(years).fill("4");
  await page.getByLabel(fields.weight(rex)).fill("8,4");
  await expectAccessible(page);
  await on(press(page, form.yes));
  await expectQuestion(page, questions.silhouette(rex), 6);

  await page.goBack();
  await expectQuestion(page, pages.age(rex), 3, 5);
  await expect(page).toHaveTitle(/^Quel âge a Rex/);
  await expect(press(page, form.yes)).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByLabel(fields.weight(rex))).toHaveValue("8,4");
  await expect(page.getByLabel(years)).toHaveValue("4");
  await press(page, form.yes).click();
  await expectQuestion(page, questions.silhouette(rex), 6);
  await page.getByRole("link", { name: t("previous") }).click();
  await expectQuestion(page, pages.age(rex), 3, 5);
  await press(page, form.yes).click();
  await expectQuestion(page, questions.silhouette(rex), 6);
  expect(loads).toEqual([]);

  await page.reload();
  await expect(heading(page, questions.silhouette(rex))).toBeVisible();
  await on(press(page, /^Idéal/));
  await expect(heading(page, questions.activite(rex))).toBeVisible();
  await on(press(page, /^Modérée/));
  await page.getByRole("checkbox", { name: "Allergie au bœuf" }).check();
  await on(press(page, "Articulations fragiles"));
  await expect(page.getByRole("checkbox", { name: "Croquettes" })).toBeChecked();
  await page.getByRole("checkbox", { name: "Friandises" }).check();
  await on(press(page, "Je ne sais pas"));
  await expect(result(page, "Rex")).toBeVisible();
  const buy = press(page, productScreenTexts.buy.submit);
  await expect(buy).toBeInViewport({ ratio: 1 });
  expect(presses).toBe(8);
  await expect(page.getByText("articulations fragiles, allergie au bœuf")).toBeVisible();

  const headline = page.getByRole("main").getByRole("heading", { level: 1 });
  const once = await headline.textContent();
  await page.getByText(productScreenTexts.buy.options).click();
  await page.getByRole("radio", { name: /^Abonnement/ }).check();
  await expect(headline).not.toHaveText(once ?? "");
  await expect(headline).toHaveText(/ par jour$/);
  await page.getByRole("radio", { name: /^Achat/ }).check();
  await expect(headline).toHaveText(once ?? "");

  await on(buy);
  await expect(page.getByText(cartCallTexts.added)).toBeVisible();
  expect(presses).toBe(9);

  await page.goBack();
  await expect(heading(page, pages.alimentation(rex))).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Friandises" })).toBeChecked();
  await expect(press(page, "Je ne sais pas")).toHaveAttribute("aria-pressed", "true");
});

test("a cat is described by keyboard alone in a wide window, where related questions stand together; what is wrong stands beside its field, and the first has the focus", async ({
  page,
}) => {
  const unnamed: GuideAnimal = { name: "", kind: "cat", gender: null };
  const mina: GuideAnimal = { name: "Mina", kind: "cat", gender: "female" };
  const next = () => page.keyboard.press("Enter");
  const answer = (name: string | RegExp) => page.getByRole("radio", { name });
  const weight = page.getByLabel(fields.weight(mina));
  await openShop(page, entrance);
  const loads = documentLoads(page);
  await press(page, guideTexts.entrance.kinds.cat).press("Enter");
  await expect(heading(page, together.profile(unnamed))).toBeInViewport();
  await page.getByRole("main").focus();
  await expect(
    page.getByRole("status").filter({ hasText: guideTexts.places({ from: 1, to: 2, of: 10 }) }),
  ).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Mina");
  await next();
  await expect(answer(form.genders.male)).toBeFocused();
  await expect(page.getByText(form.breedMissing)).toBeVisible();
  await expectAccessible(page);
  await answer(form.genders.female).press("Space");
  await page.getByRole("combobox", { name: "De quelle race" }).focus();
  await page.keyboard.type("coon");
  await next();
  await press(page, t("next")).press("Enter");

  await expect(heading(page, together.shape(mina))).toBeFocused();
  await expect(page).toHaveURL(/question=age$/);
  await weight.fill("25");
  await next();
  await expect(page.getByLabel(years)).toBeFocused();
  await expect(page.getByLabel(years)).toHaveAccessibleDescription(new RegExp(form.birthdayMissing));
  await expect(weight).toHaveAccessibleDescription(new RegExp(form.weightRange.cat));
  await expect(page.getByRole("group", { name: questions.sterilisation(mina) })).toHaveAccessibleDescription(
    form.answerMissing,
  );
  await expect(weight).toHaveValue("25");
  await expectAccessible(page);
  await page.keyboard.type("3");
  await weight.fill("4,2");
  await answer(form.yes).press("Space");
  await answer(/^Idéal/).press("Space");
  await answer(/^Calme/).press("Space");
  await press(page, t("next")).press("Enter");

  await expect(heading(page, together.diet(mina))).toBeFocused();
  await page.goBack();
  await expect(heading(page, together.shape(mina))).toBeFocused();
  await expect(weight).toHaveValue("4,2");
  await expect(answer(form.yes)).toBeChecked();
  await page.reload();
  await expect(page.getByRole("textbox", { name: fields.weight(mina) })).toHaveValue("4,2");
  await islandsReady(page);
  await page.goForward();
  await expect(heading(page, together.diet(mina))).toBeVisible();
  await answer("Rien à signaler").press("Space");
  await answer("Museau").press("Space");
  await press(page, t("next")).press("Enter");
  await expect(result(page, "Mina")).toBeVisible();
  expect(loads).toEqual([fresh, fresh, `${fresh}recommandations/`]);

  await page.goBack();
  await expect(answer("Museau")).toBeChecked();
});

test("a window that becomes wide or narrow keeps what is entered, and a name of forty letters without a break widens no page", async ({
  page,
}) => {
  const name = "Maximiliennewolfgangarchibaldbartholomee";
  const animal: GuideAnimal = { name, kind: "dog", gender: "female" };
  await keepDraft(page, { kind: "dog", name, gender: "female", breed: "west-highland-terrier" });
  await openShop(page, `${fresh}?question=poids`);
  await page.getByRole("textbox", { name: fields.weight(animal) }).fill("8,4");
  await page.setViewportSize(phone);
  await expect(heading(page, pages.age(animal))).toBeVisible();
  await expect(page.getByLabel(fields.weight(animal))).toHaveValue("8,4");
  await page.getByLabel(fields.weight(animal)).fill("9");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByLabel(fields.weight(animal))).toHaveValue("9");

  await keepDraft(page, {
    kind: "dog",
    name,
    gender: "female",
    breed: "west-highland-terrier",
    weight: "8,4",
  });
  await page.setViewportSize(phone);
  for (const path of [entrance, `${fresh}?question=race`, `${fresh}?question=silhouette`]) {
    await navigateTo(page, path);
    await expect(page).toHaveURL(path);
    await expect(page.getByText(name).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
  }
});

test("the menu of a telephone begins with the guide, and leads to the account and to help", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openShop(page);
  await page.getByRole("button", { name: chromeTexts.menu.open }).click();
  const menu = page.getByRole("navigation", { name: chromeTexts.menu.label });
  for (const name of [chromeTexts.account.signIn, ...Object.values(services)])
    await expect(menu.getByRole("link", { name })).toBeVisible();
  await expectAccessible(page);
  await menu.getByRole("link").first().click();
  await expect(heading(page, guideTexts.entrance.heading)).toBeVisible();
});
