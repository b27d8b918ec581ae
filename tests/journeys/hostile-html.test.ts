import type { Locator, Page } from "playwright/test";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { signInTexts } from "../../shared/account/sign-in/sign-in.texts.ts";
import { addressBookTexts } from "../../shared/address/address-book.texts.ts";
import { checkoutTexts } from "../../shared/checkout/texts.ts";
import { consentBarTexts } from "../../shared/consent/bar.texts.ts";
import { type GuideAnimal, guideTexts } from "../../shared/guide/guide.texts.ts";
import { newsletterTexts } from "../../shared/newsletter/texts.ts";
import { addButton, removal } from "./cart-controls.ts";
import { allTogether, changedPages, changes, oneOfEach } from "./hostile-changes.ts";
import { expect, test } from "./journey.ts";
import { consentBar } from "./measurement.ts";
import { thanks } from "./order-shopper.ts";
import { camille, chicken, heading, keepDraft, logIn, quantity, twoKilos } from "./shopper.ts";

const { stepTitles } = checkoutTexts;
const otherRecipe = "11000201";
const rex: GuideAnimal = { name: "Rex", kind: "dog", gender: "male" };

const forVisitors = {
  "one change on each page": oneOfEach,
  "words in elements of a translator": [[changes["words in elements of a translator"]]],
  "all changes together": allTogether,
};
for (const [name, groups] of Object.entries(forVisitors)) {
  test(`${name}, before hydration: a visitor's first press counts, and what is entered stays, from the newsletter to the guide's advice`, async ({
    page,
  }) => {
    const { open, hydrate, missed } = await changedPages(page, ...groups);
    const { input, press } = controls(page);

    await test.step("newsletter and cookies", async () => {
      await page.context().clearCookies({ name: "consent" });
      await open("/");
      await page.getByRole("contentinfo").getByLabel(newsletterTexts.title).fill("lettre@exemple.fr");
      const answered = page.waitForResponse("**/api/newsletter");
      await page.locator("footer form").getByRole("button").click();
      hydrate();
      expect((await answered).request().postData()).toContain("lettre@exemple.fr");
      await expect(page.getByRole("contentinfo").getByText(newsletterTexts.done)).toBeVisible();
      await consentBar(page).getByRole("button", { name: consentBarTexts.none }).click();
      await expect(consentBar(page)).toBeHidden();
    });

    await test.step("product", async () => {
      await open(chicken.path);
      await addButton(page).click();
      hydrate();
      await expect.poll(async () => (await page.request.get("/api/cart")).text()).toContain('"count":1');
    });

    await test.step("login", async () => {
      await open("/connexion/");
      await page.locator("main input[type=email]").first().fill(camille.email);
      await page.getByRole("button", { name: new RegExp(`^${signInTexts.email.submit}$`, "i") }).click();
      hydrate();
      await expect(page.getByLabel(signInTexts.fields.password, { exact: true })).toBeVisible();
      await expect(page.getByText(camille.email).first()).toBeVisible();
    });

    await test.step("guide", async () => {
      await keepDraft(page, { kind: "dog" });
      await open("/guide-croquettes/nouveau/");
      await input("name").fill("Rex");
      await input("gender", "male").check();
      await input("breed").selectOption("west-highland-terrier");
      await press(guideTexts.next);
      hydrate();
      await expect(heading(page, guideTexts.together.shape(rex))).toBeVisible();

      await open(page.url());
      await input("birthday_years").fill("4");
      await input("weight").fill("8,4");
      await input("sterilized", "no").check();
      await input("condition", "3").check();
      await input("activity", "moderate").check();
      await press(guideTexts.next);
      hydrate();
      await expect(heading(page, guideTexts.together.diet(rex))).toBeVisible();

      await open(page.url());
      await input("feature", "none").check();
      await input("feeds", "treats").check();
      await input("kibbleBrand", "unknown").check();
      await press(guideTexts.next);
      hydrate();
      await expect(heading(page, new RegExp(`^Pour ${rex.name}`))).toBeVisible();
    });
    expect(missed()).toBe(0);
  });
}

const forCustomers = {
  "one change on each page": oneOfEach,
  "foreign elements": [[changes["foreign elements"]]],
  "all changes together": allTogether,
};
for (const [name, groups] of Object.entries(forCustomers)) {
  test(`${name}, before hydration: a customer's first press counts, and what is entered stays, from a new address to the order`, async ({
    page,
  }) => {
    const { open, changeHtml, hydrate, missed } = await changedPages(page, ...groups);
    const { input, press } = controls(page);
    const main = page.getByRole("main");
    await logIn(page, camille);
    await test.step("account", async () => {
      await open("/mon-compte/mes-adresses/?adresse=nouvelle");
      await fillAddress(input);
      await press(addressBookTexts.form.save);
      hydrate();
      await expect(page.getByRole("article").filter({ hasText: "12 rue des Lilas" })).toBeVisible();
    });

    await test.step("cart", async () => {
      await open(`/panier/?variantId=${twoKilos},${otherRecipe}`);
      const lines = main.locator("li").filter({ has: page.locator("input[name=quantity]") });
      await expect(lines).toHaveCount(2);
      await lines.nth(1).locator("input[name=quantity]").fill("2");
      await lines.nth(1).locator("button[type=button]").last().click();
      await removal(lines.nth(0)).click();
      hydrate();
      await expect(lines).toHaveCount(1);
      await expect(quantity(lines)).toHaveValue("3");

      await open(page.url());
      await press(cartTexts.accounting.order);
      hydrate();
      await expect(heading(page, stepTitles.recapitulatif)).toBeVisible();
    });

    await test.step("checkout", async () => {
      await open(page.url().replace(/etape=[a-z]+/, "etape=facturation"));
      await input("billingAddress.id", "nouvelle").check();
      await fillAddress(input, "billingAddress.", "7 quai des Brumes");
      await press(checkoutTexts.goOn);
      hydrate();
      await expect(heading(page, stepTitles.recapitulatif)).toBeVisible();
      await expect(main).toContainText("7 quai des Brumes");
      await open(page.url().replace(/etape=[a-z]+/, "etape=livraison"));

      await changeHtml();
      const carrier = main.getByRole("radio", { name: /^Mondial Relay/i });
      await expect(carrier).not.toBeChecked();
      await carrier.check();
      await input("point-mondial-relay").and(page.locator(":enabled")).first().check();
      await press(checkoutTexts.goOn);
      hydrate();
      await expect(heading(page, stepTitles.recapitulatif)).toBeVisible();
      await open(page.url().replace(/etape=[a-z]+/, "etape=paiement"));

      await changeHtml();
      const transfer = main.getByRole("radio", { name: /^Virement/i });
      await expect(transfer).not.toBeChecked();
      await transfer.check();
      await press(checkoutTexts.goOn);
      hydrate();
      await expect(heading(page, stepTitles.recapitulatif)).toBeVisible();
      await expect(main).toContainText("7 quai des Brumes");
      await expect(main).toContainText("Mondial Relay");

      await changeHtml();
      await press(checkoutTexts.summary.submit);
      hydrate();
      await expect(thanks(page, camille.firstName)).toBeVisible();
      await expect(main).toContainText(/virement/i);
    });
    expect(missed()).toBe(0);
  });
}

function controls(page: Page) {
  const main = page.getByRole("main");
  return {
    input(name: string, value?: string): Locator {
      const named = `:is(input, select)[name="${name}"]`;
      return main.locator(value ? `${named}[value="${value}"]` : named).filter({ visible: true });
    },
    press: (name: string) => main.getByRole("button", { name }).filter({ visible: true }).click(),
  };
}

async function fillAddress(
  input: (name: string) => Locator,
  prefix = "",
  street = "12 rue des Lilas",
): Promise<void> {
  const entered = {
    firstName: "Camille",
    lastName: "Durand",
    street,
    postcode: "69002",
    city: "Lyon",
    phoneNumber: "06 12 34 56 78",
  };
  for (const [name, value] of Object.entries(entered)) await input(prefix + name).fill(value);
}
