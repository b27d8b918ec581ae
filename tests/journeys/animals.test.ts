import type { Page } from "playwright/test";
import { animalsScreenTexts } from "../../shared/animal/animals-screen.texts.ts";
import { animalFormTexts } from "../../shared/animal/form/animal-form.texts.ts";
import { animalFormScreenTexts, animalNotices } from "../../shared/animal/form/animal-form-screen.texts.ts";
import { animalRemovalTexts } from "../../shared/animal/removal/animal-removal.texts.ts";
import { formTexts } from "../../shared/forms/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { camille, heading, logIn, openShop, paul, phone } from "./shopper.ts";

const list = "/mon-compte/mes-animaux/";
const noisette = { name: "Noisette" };
const form = animalFormTexts;
const screen = animalFormScreenTexts;

const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label, { exact: true });
const options = (page: Page) => page.getByRole("listbox", { name: form.breed }).getByRole("option");
const choose = (page: Page, group: string, name: string) =>
  page.getByRole("group", { name: group }).getByRole("radio", { name, exact: true }).press("Space");

test("a cat is added by keyboard alone, its breed found by typing, corrected, changed and deleted", async ({
  page,
}) => {
  await logIn(page, paul);
  await openShop(page, list);
  await expect(heading(page, screen.addTitle)).toBeVisible();
  await page.getByRole("link", { name: screen.kinds.cat }).press("Enter");
  await expect(heading(page, screen.addTitles.cat)).toBeInViewport();

  await field(page, form.name).pressSequentially("Noisette");
  const breed = page.getByRole("main").getByRole("combobox", { name: form.breed });
  await expect(breed).toHaveAttribute("aria-expanded", "false");
  await breed.focus();
  await page.keyboard.type("coon");
  await expect(breed).toHaveAttribute("aria-expanded", "true");
  await expect(options(page)).toHaveText(["Maine coon"]);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(breed).toHaveValue("Maine coon");
  await expect(breed).toHaveAttribute("aria-expanded", "false");

  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(options(page).and(page.locator("[aria-selected=true]"))).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(options(page)).toHaveCount(0);
  await expect(breed).toHaveValue("Maine coon");

  await choose(page, form.gender, form.genders.female);
  await choose(page, form.birthday, formTexts.forms.birthday.age);
  await field(page, formTexts.forms.birthday.years).fill("3");
  await field(page, form.weight).fill("25");
  await choose(page, form.sterilized, form.yes);
  await choose(page, form.condition, "Idéale");
  await choose(page, form.activity, "Calme");
  await field(page, form.feature).selectOption("Rien à signaler");
  await field(page, form.kibbleBrand).selectOption("Museau");
  await field(page, form.name).press("Enter");

  await expect(
    page.getByRole("region", { name: translator(formTexts)("forms.summary", { count: 2 }) }),
  ).toBeFocused();
  await expect(field(page, form.weight)).toHaveAccessibleDescription(new RegExp(form.weightRange.cat));
  await expectAccessible(page);
  await field(page, form.weight).fill("4,2");
  await page.getByRole("checkbox", { name: "Croquettes", exact: true }).press("Space");
  await page.getByRole("button", { name: screen.add }).press("Enter");

  await expect(page.getByText(translator(animalNotices)("added", noisette))).toBeVisible();
  await expect(heading(page, noisette.name)).toBeInViewport();
  await openShop(page, list);
  const card = page.getByRole("article").filter({ hasText: "Noisette" });
  await expect(card).toContainText("Maine coon");
  await expect(card).toContainText("3 ans");

  await card.getByRole("link", { name: `${animalsScreenTexts.edit} Noisette` }).press("Enter");
  await expect(heading(page, screen.editTitle(noisette))).toBeVisible();
  await field(page, form.weight).fill("4,6");
  await field(page, form.weight).press("Enter");
  await expect(page.getByText(animalNotices.changed(noisette))).toBeVisible();
  await openShop(page, list);
  await expect(card).toContainText("4,6");

  await card.getByRole("link", { name: `${animalsScreenTexts.remove} Noisette` }).press("Enter");
  await expect(heading(page, animalRemovalTexts.title(noisette))).toBeVisible();
  await page.getByRole("button", { name: animalRemovalTexts.yes }).focus();
  // The browser validates the form itself until the files have loaded.
  await expect(page.getByRole("main").locator("form[novalidate]")).toBeAttached();
  await page.keyboard.press("Enter");
  await expect(page.getByText(animalRemovalTexts.required)).toBeVisible();
  await choose(page, animalRemovalTexts.reason, animalRemovalTexts.reasons.died);
  await page.getByRole("button", { name: animalRemovalTexts.yes }).press("Enter");
  await expect(page.getByRole("heading", { name: animalRemovalTexts.farewell.died.title })).toBeVisible();
  await expectAccessible(page);
});

test("a text that names no breed is told beside the field; on a telephone the list stays in the window", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await logIn(page, camille);
  await openShop(page, `${list}ajouter/?espece=chien`);
  await field(page, form.name).fill("Rex");
  const breed = page.getByRole("main").locator("input[role=combobox]");
  await breed.fill("berger");
  const first = options(page).first();
  await expect(first).toBeInViewport();
  await breed.fill("licorne");
  await expect(page.getByText(formTexts.forms.search.none).first()).toBeVisible();
  await page.getByRole("button", { name: screen.add }).click();
  await expect(breed).toHaveAccessibleDescription(new RegExp(form.breedMissing));
  await expect(breed).toHaveValue("licorne");
  await breed.fill("Labrador retriever");
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(breed).toHaveValue("Labrador retriever");
  await expect(breed).not.toHaveAttribute("aria-invalid");
});
