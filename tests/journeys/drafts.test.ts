import type { Locator, Page } from "playwright/test";
import { accountFrameTexts } from "../../shared/account/account-frame.texts.ts";
import { signInTexts } from "../../shared/account/sign-in/sign-in.texts.ts";
import { addressBookNotices, addressBookTexts } from "../../shared/address/address-book.texts.ts";
import { addressPairTexts } from "../../shared/address/address-pair.texts.ts";
import { addressTexts } from "../../shared/address/texts.ts";
import { animalFormTexts } from "../../shared/animal/form/animal-form.texts.ts";
import { checkoutTexts } from "../../shared/checkout/texts.ts";
import { contractFormTexts } from "../../shared/contract/texts.ts";
import { personTexts } from "../../shared/customer/person.texts.ts";
import { personalTexts } from "../../shared/customer/personal.texts.ts";
import { pickupTexts } from "../../shared/delivery/pickup-points.texts.ts";
import { formTexts } from "../../shared/forms/texts.ts";
import { expect, test } from "./journey.ts";
import { goOn, orderToShipping, stepLink } from "./order-shopper.ts";
import { heading, logIn, openCartWith, openShop, paul, twoKilos } from "./shopper.ts";

const address = addressTexts.forms.address;
const newsletter = (page: Page) => page.getByRole("checkbox", { name: signInTexts.fields.newsletter });

const drafts = (page: Page) =>
  page.evaluate(() => Object.entries({ ...sessionStorage }).filter(([key]) => key.startsWith("draft:")));

const formOfScripts = (page: Page) => expect(page.locator("form[novalidate]").first()).toBeAttached();

/** Nothing is kept before hydration, so the choice is repeated. */
async function chooseAndKeep(page: Page, radio: Locator): Promise<void> {
  await expect(async () => {
    await radio.check();
    await radio.dispatchEvent("change");
    expect(await drafts(page)).toEqual([
      [expect.any(String), expect.stringContaining(await radio.inputValue())],
    ]);
  }).toPass();
}

async function beginRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel(signInTexts.fields.email).fill(email);
  await page.getByRole("button", { name: signInTexts.email.submit, exact: true }).click();
  await expect(heading(page, signInTexts.registration.heading)).toBeVisible();
}

test("a registration survives a reload, without its password, and is not another person's", async ({
  page,
}) => {
  await page.goto("/connexion/");
  await formOfScripts(page);
  await beginRegistration(page, "brouillon@exemple.fr");
  await page.getByLabel(personTexts.firstName).fill("Zoé");
  await page.getByText(signInTexts.registration.more).click();
  await page.getByLabel(personTexts.birthday).fill("1990-05-17");
  await page.getByRole("button", { name: formTexts.forms.password.show }).click();
  await page.getByLabel(signInTexts.fields.newPassword, { exact: true }).fill("trois gamelles");
  await newsletter(page).check();
  await newsletter(page).uncheck();

  await page.reload();
  await expect(page.getByRole("textbox", { name: signInTexts.fields.email })).toHaveValue(
    "brouillon@exemple.fr",
  );
  await expect(page.getByLabel(personTexts.firstName)).toHaveValue("Zoé");
  await expect(page.getByLabel(personTexts.birthday)).toHaveValue("1990-05-17");
  await expect(newsletter(page)).not.toBeChecked();
  await expect(page.getByLabel(signInTexts.fields.newPassword, { exact: true })).toHaveValue("");
  expect(JSON.stringify(await drafts(page))).not.toContain("gamelles");

  await page.goto("/connexion/");
  await formOfScripts(page);
  await beginRegistration(page, "autre@exemple.fr");
  await expect(page.getByLabel(personTexts.firstName)).toHaveValue("");
  expect(JSON.stringify(await drafts(page))).not.toContain("Zoé");
});

test("each step of the checkout survives a detour by the cart or a reload until it is done, and nothing survives a logout", async ({
  page,
}) => {
  await logIn(page);
  await openCartWith(page, twoKilos);
  await orderToShipping(page);
  await page.goto(page.url().replace("livraison", "facturation"));
  await formOfScripts(page);
  await page.getByRole("radio", { name: addressPairTexts.new }).first().check();
  const street = page.getByLabel(address.street.label).first();
  await street.fill("7, quai des Brumes");
  await page.getByLabel(address.postcode.label).first().fill("69003");

  const step = page.url();
  await page.goto("/panier/");
  await page.goto(step);
  await expect(page.getByRole("radio", { name: addressPairTexts.new }).first()).toBeChecked();
  await expect(street).toHaveValue("7 quai des Brumes");
  await expect(page.getByLabel(address.postcode.label).first()).toHaveValue("69003");

  await page.getByLabel(address.city.label).first().fill("Lyon");
  await page.getByLabel(address.phoneNumber.label).first().fill("06.12.34.56.78");
  await goOn(page).click();
  await expect(heading(page, checkoutTexts.stepTitles.recapitulatif)).toBeVisible();
  expect(await drafts(page)).toEqual([]);
  await stepLink(page, checkoutTexts.steps.livraison).click();

  await page.getByRole("radio", { name: /^Mondial Relay/ }).check();
  const points = page.getByRole("group", { name: pickupTexts.legend.relay });
  const place = points.getByLabel(pickupTexts.search.label);
  await place.fill("67000");
  await place.press("Enter");
  const point = points.getByRole("radio", { name: /^Épicerie de la Krutenau/ });
  await chooseAndKeep(page, point);
  await page.reload();
  await expect(point).toBeChecked();
  await expect(place).toHaveValue("67000");
  await page
    .getByRole("radio", { name: /^Colissimo/ })
    .first()
    .check();
  await goOn(page).click();
  await expect(heading(page, checkoutTexts.stepTitles.recapitulatif)).toBeVisible();
  await stepLink(page, checkoutTexts.steps.paiement).click();
  await expect(heading(page, checkoutTexts.stepTitles.paiement)).toBeVisible();
  const transfer = page.getByRole("radio", { name: /^Virement/ });
  await chooseAndKeep(page, transfer);
  await page.reload();
  await expect(transfer).toBeChecked();
  expect(await drafts(page)).toHaveLength(1);

  await page.evaluate(() => {
    const [key = ""] = Object.keys(sessionStorage).filter((name) => name.startsWith("draft:"));
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    sessionStorage.setItem(key, JSON.stringify({ ...kept, base: "of another answer" }));
  });
  await page.reload();
  await expect.poll(() => drafts(page)).toEqual([]);
  await expect(transfer).not.toBeChecked();

  await chooseAndKeep(page, transfer);
  await openShop(page, "/mon-compte/");
  await page.getByRole("button", { name: accountFrameTexts.logout }).first().click();
  await expect(page).not.toHaveURL(/mon-compte/);
  expect(await drafts(page)).toEqual([]);
});

test("an address of the account survives a reload and a lost session until it is saved, and is not shown for another entry", async ({
  page,
}) => {
  const field = ({ label }: { label: string }) => page.getByLabel(label, { exact: true });
  const form = "/mon-compte/mes-adresses/?adresse=nouvelle";
  await logIn(page);
  await openShop(page, form);
  await field(address.firstName).fill("Camille");
  await field(address.street).fill("7 quai des Brumes");
  await field(address.postcode).fill("69003");
  await field(address.city).fill("Lyon");
  await expect.poll(() => drafts(page)).toEqual([[expect.any(String), expect.stringContaining("Lyon")]]);

  await page.reload();
  await expect(field(address.street)).toHaveValue("7 quai des Brumes");
  await page.context().clearCookies({ name: /jwtTokenRaw|refreshToken|customerUri/ });
  await page.reload();
  await expect(page).toHaveURL(/connexion/);
  await logIn(page);
  await page.goto(form);
  await expect(field(address.street)).toHaveValue("7 quai des Brumes");
  await expect(field(address.city)).toHaveValue("Lyon");

  await page.goto("/mon-compte/mes-adresses/");
  await page.getByRole("link", { name: addressBookTexts.edit }).first().click();
  await expect(field(address.lastName)).not.toHaveValue("");
  await expect(field(address.street)).not.toHaveValue("7 quai des Brumes");
  await page.getByLabel(address.street2.label).fill("Escalier C");
  await expect.poll(() => drafts(page)).toHaveLength(2);
  await page.reload();
  await expect(page.getByLabel(address.street2.label)).toHaveValue("Escalier C");

  await page.goto(form);
  await expect(field(address.street)).toHaveValue("7 quai des Brumes");
  await field(address.lastName).fill("Durand");
  await field(address.phoneNumber).fill("06 12 34 56 78");
  await page.getByRole("button", { name: addressBookTexts.form.save }).click();
  await expect(page.getByRole("status").filter({ hasText: addressBookNotices.added })).toBeVisible();
  expect(await drafts(page)).toHaveLength(1);
});

test("a message, personal data, a withdrawal and a subscription's address survive a reload until they are sent", async ({
  page,
}) => {
  await openShop(page, "/nous-contacter/");
  await formOfScripts(page);
  const message = page.getByLabel("Votre message");
  await message.fill("Mon colis est arrivé ouvert.");
  await expect.poll(() => drafts(page)).toHaveLength(1);
  await page.reload();
  await expect(message).toHaveValue("Mon colis est arrivé ouvert.");

  await openShop(page, "/renoncer-au-contrat/");
  await formOfScripts(page);
  const name = page.getByLabel(contractFormTexts.name);
  await name.fill("Nadia Petit");
  await expect.poll(() => drafts(page)).toHaveLength(2);
  await page.reload();
  await expect(name).toHaveValue("Nadia Petit");

  await logIn(page);
  await openShop(page, "/mon-compte/mes-informations-personnelles/");
  const you = page.getByRole("region", { name: personalTexts.identity.title, exact: true });
  const lastName = you.getByLabel(personTexts.lastName, { exact: true });
  await lastName.fill("Durand-Petit");
  await expect.poll(() => drafts(page)).toHaveLength(3);
  await page.reload();
  await expect(lastName).toHaveValue("Durand-Petit");
  await you.getByRole("button", { name: personalTexts.save }).click();
  await expect(you.getByRole("status")).toBeVisible();
  expect(await drafts(page)).toHaveLength(2);

  await openShop(page, "/mon-compte/mes-abonnements/1/?modifier=adresses");
  await page.getByRole("radio", { name: addressPairTexts.new }).first().check();
  await page.getByLabel(address.street.label).first().fill("9 quai des Brumes");
  await expect.poll(() => drafts(page)).toHaveLength(3);
  await page.reload();
  await expect(page.getByLabel(address.street.label).first()).toHaveValue("9 quai des Brumes");
});

test("an animal that was begun by one customer is not offered to the next in the same tab", async ({
  page,
}) => {
  await logIn(page);
  await openShop(page, "/mon-compte/mes-animaux/ajouter/?espece=chat");
  const name = page.getByLabel(animalFormTexts.name, { exact: true });
  await name.fill("Plume");
  await expect.poll(() => drafts(page)).toHaveLength(1);
  await logIn(page, paul);
  await openShop(page, "/mon-compte/mes-animaux/ajouter/?espece=chat");
  await expect.poll(() => drafts(page)).toEqual([]);
  await expect(name).toHaveValue("");
});
