import type { Page } from "playwright/test";
import { proposedTownTexts } from "../../client/features/address/proposed-town.texts.ts";
import { addressBookTexts } from "../../shared/address/address-book.texts.ts";
import { countryName } from "../../shared/address/country-name.ts";
import { suggestedAddressTexts } from "../../shared/address/suggested-address.texts.ts";
import { addressTexts } from "../../shared/address/texts.ts";
import { formTexts } from "../../shared/forms/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { camille, heading, openShop } from "./shopper.ts";
import { textPattern } from "./text-pattern.ts";

const fields = addressTexts.forms.address;
const field = (page: Page, { label }: { label: string }) => page.getByLabel(label, { exact: true });
const option = (page: Page, name: RegExp) =>
  page.getByRole("listbox", { name: suggestedAddressTexts.label }).getByRole("option", { name });

test.use({ customer: camille });

test("a suggested address fills street, postcode and town, by keyboard, and only in France; an address base that hangs keeps nobody from typing or sending", async ({
  page,
  breakService,
}) => {
  await openShop(page, "/mon-compte/mes-adresses/");
  await page.getByRole("link", { name: addressBookTexts.add }).press("Enter");
  await expect(heading(page, addressBookTexts.addTitle)).toBeInViewport();
  const street = field(page, fields.street);
  await street.focus();
  await expect(page.getByRole("main").locator("form[novalidate]")).toBeAttached();
  await street.fill("7 rue des trois croq");
  await expect(option(page, /Écully$/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(street).toHaveValue("7 Rue des Trois Croquettes");
  await expect(street).toBeFocused();
  await expect(field(page, fields.postcode)).toHaveValue("69130");
  await expect(field(page, fields.city)).toHaveValue("Écully");
  await expect(
    page.getByText(translator(addressTexts)("forms.address.city.onLabel", { town: "Ecully" })),
  ).toBeVisible();
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: translator(suggestedAddressTexts)("taken", { postcode: "69130", city: "Écully" }) }),
  ).toBeAttached();

  await street.fill("12 rue de l'egl");
  await option(page, /L'Haÿ-les-Roses$/).click();
  await expect(street).toHaveValue("12 Rue de l'Église");
  await expect(field(page, fields.city)).toHaveValue("L'Haÿ-les-Roses");

  await street.fill("12 rue des trois");
  await expect(option(page, /Écully$/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(option(page, /./)).toHaveCount(0);
  await expect(street).toHaveValue("12 rue des trois");

  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await field(page, fields.countryCode).selectOption(countryName("BE"));
  await street.fill("12 rue des trois croquettes");
  await field(page, fields.city).focus();
  await field(page, fields.countryCode).selectOption(countryName("FR"));
  const question = page.waitForRequest("**/api/address-suggestions*");
  await street.fill("12 rue de l'egli");
  await question;
  expect(asked.filter((path) => path === "/api/address-suggestions")).toHaveLength(1);

  await breakService({ service: "address-search", mode: "slow", delay: 5000 });
  await street.fill("");
  await street.pressSequentially("12 rue des trois croquettes");
  await expect(street).toHaveValue("12 rue des trois croquettes");
  await street.press("Enter");
  await expect(page.getByRole("region", { name: textPattern(formTexts.forms.summary) })).toBeFocused();
  await expect(street).toHaveValue("12 rue des trois croquettes");
  await expect(option(page, /./)).toHaveCount(0);
});

test("who leaves a postcode with the town of another one is asked, and one press corrects it", async ({
  page,
}) => {
  await openShop(page, "/mon-compte/mes-adresses/?adresse=nouvelle");
  const [postcode, city] = [field(page, fields.postcode), field(page, fields.city)];
  await postcode.fill("69100");
  await city.fill("Paris");
  await field(page, fields.phoneNumber).focus();
  const asked = page.getByRole("status").filter({ hasText: "69100 correspond à Villeurbanne." });
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: proposedTownTexts.correct }).click();
  await expect(city).toHaveValue("Villeurbanne");
  await expect(city).toBeFocused();
  await expect(asked).toHaveCount(0);

  await field(page, fields.countryCode).selectOption(countryName("BE"));
  await postcode.fill("1000");
  await city.fill("Liège");
  const questions: string[] = [];
  page.on("request", (request) => questions.push(request.url()));
  await field(page, fields.phoneNumber).focus();
  await field(page, fields.street).focus();
  expect(questions.filter((url) => url.includes("proposed-towns"))).toEqual([]);
});
