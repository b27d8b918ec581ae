import type { Page } from "playwright/test";
import { addressBookNotices, addressBookTexts } from "../../shared/address/address-book.texts.ts";
import { countryName } from "../../shared/address/country-name.ts";
import { addressTexts } from "../../shared/address/texts.ts";
import { formTexts } from "../../shared/forms/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { camille, heading, holdScripts, hydrated, hydration, openShop } from "./shopper.ts";

const path = "/mon-compte/mes-adresses/";

const card = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
const fields = addressTexts.forms.address;
const field = (page: Page, { label }: { label: string }) => page.getByLabel(label, { exact: true });
const prefix = (page: Page) => page.getByLabel(formTexts.forms.phone.country).first();
const summary = (page: Page) =>
  page.getByRole("region", { name: translator(formTexts)("forms.summary", { count: 4 }) });

test.use({
  customer: camille,
  expectedNoise: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (401|422|503)/,
});

test("an address is added, corrected, made the favourite and deleted by keyboard; when the connection breaks, the draft is kept and sent once it works again", async ({
  page,
  context,
  breakService,
}) => {
  await openShop(page, path);
  await page.getByRole("link", { name: addressBookTexts.add }).press("Enter");
  await expect(heading(page, addressBookTexts.addTitle)).toBeInViewport();

  await field(page, fields.street).fill("12, rue de l’Église");
  await field(page, fields.postcode).fill("1000");
  await field(page, fields.city).fill("Écully");
  await expect(
    page.getByText(translator(addressTexts)("forms.address.city.onLabel", { town: "Ecully" })),
  ).toBeVisible();
  await field(page, fields.city).press("Enter");
  await expect(field(page, fields.street)).toHaveValue("12 rue de l'Église");
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toBeInViewport();
  await page.getByRole("link", { name: fields.firstName.label }).press("Enter");
  await expect(field(page, fields.firstName)).toBeFocused();
  await expectAccessible(page);

  await expect(field(page, fields.postcode)).toHaveAccessibleDescription(/5\u00a0chiffres/);
  await field(page, fields.countryCode).selectOption(countryName("BE"));
  await expect(field(page, fields.postcode)).not.toHaveAttribute("aria-invalid");
  await expect(prefix(page)).toHaveValue("BE");
  await field(page, fields.phoneNumber).fill("621 123 456");
  await expect(field(page, fields.phoneNumber)).toHaveAttribute("aria-invalid", "true");
  await field(page, fields.countryCode).selectOption(countryName("LU"));
  await expect(prefix(page)).toHaveValue("LU");
  await expect(field(page, fields.phoneNumber)).not.toHaveAttribute("aria-invalid");
  await field(page, fields.countryCode).selectOption(countryName("FR"));
  await expect(field(page, fields.postcode)).toHaveAttribute("aria-invalid", "true");

  await field(page, fields.firstName).fill("Camille");
  await field(page, fields.lastName).fill("Durand");
  await field(page, fields.street).fill("12 rue de l’Église");
  await field(page, fields.postcode).fill("69130");
  await field(page, fields.phoneNumber).fill("06 98 76 54 32");
  const alias = page.getByLabel(fields.alias.label);
  await alias.fill("Jardin");
  await context.setOffline(true);
  await alias.press("Enter");
  await expect(page.getByRole("alert")).toContainText(formTexts.forms.errors.offline);
  await context.setOffline(false);
  const mend = await breakService({ service: "ecommerce", mode: "status", path: "/shop/addresses" });
  await alias.press("Enter");
  await expect(page.getByRole("alert")).toContainText(addressBookNotices.notSaved);
  await expect(field(page, fields.city)).toHaveValue("Écully");
  await mend();
  await alias.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: addressBookNotices.added })).toBeVisible();
  await expect(card(page, "Jardin")).toHaveCount(1);
  await expect(card(page, "Jardin")).toContainText("69130 Ecully");

  await hydrated(page, () =>
    card(page, "Jardin").getByRole("button", { name: addressBookTexts.makeFavourite }).press("Enter"),
  );
  await expect(page.getByText(addressBookNotices.favourite)).toBeVisible();
  await expect(card(page, "Jardin")).toContainText(addressBookTexts.favourite);

  const remove = card(page, "Jardin").getByRole("link", { name: addressBookTexts.remove });
  await remove.press("Enter");
  const question = page.getByRole("dialog", { name: addressBookTexts.confirm.title });
  await expect(question).toContainText("12 rue de l'Église");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  await remove.press("Enter");
  await question.getByRole("button", { name: addressBookTexts.confirm.yes }).press("Enter");
  await expect(page.getByText(addressBookNotices.removed)).toBeVisible();
  await expect(card(page, "Jardin")).toHaveCount(0);
});

test("a country chosen before hydration sets the prefix of the phone number; when the session ends, saving leads to the login, though no script of this page arrives any more", async ({
  page,
  context,
}) => {
  const letGo = await holdScripts(page);
  await page.goto(`${path}?adresse=3`, { waitUntil: "commit" });
  await field(page, fields.countryCode).selectOption(countryName("FR"));
  await expect(prefix(page)).toHaveValue("BE");
  const ready = hydration(page);
  letGo();
  await expect(prefix(page)).toHaveValue("FR");
  await expect(field(page, fields.countryCode)).toHaveValue("FR");
  await ready;

  await field(page, fields.countryCode).selectOption(countryName("BE"));
  await context.clearCookies({ name: /jwtTokenRaw|refreshToken|customerUri/ });
  await page.route("**/assets/*.js", (route) =>
    new URL(page.url()).pathname === path ? route.abort() : route.fallback(),
  );
  await page.getByRole("button", { name: addressBookTexts.form.save }).click();
  await page.waitForURL(/\/connexion\/\?retour=/);
});
