import type { Page } from "playwright/test";
import { chromeTexts } from "../../client/layouts/chrome.texts.ts";
import { accountFrameTexts } from "../../shared/account/account-frame.texts.ts";
import { signInTexts } from "../../shared/account/sign-in.texts.ts";
import { accountTexts } from "../../shared/account/texts.ts";
import { personTexts } from "../../shared/customer/person.texts.ts";
import { formTexts } from "../../shared/forms/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { sessionTexts } from "../../worker/session/texts.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { camille, documentLoads, heading, hydrated, logIn, openShop } from "./shopper.ts";
import { textPattern } from "./text-pattern.ts";

const password = "motdepasse-demo";
const { fields, errors, forgotten, registration, reset, sent } = signInTexts;
const { errors: formErrors, password: passwordTexts } = formTexts.forms;
const t = translator(signInTexts);
const summary = translator(formTexts)("forms.summary", { count: 2 });
const greetingOf = (firstName: string) => translator(accountTexts)("greeting", { firstName });
/** The label has its links between its words. */
const accept = textPattern(signInTexts.accept.label.replace(/\[\].*/, ""));

async function openSignIn(page: Page, path = "/connexion/"): Promise<void> {
  await page.goto(path);
  await formOfScripts(page);
}

const formOfScripts = (page: Page) => expect(page.locator("form[novalidate]").first()).toBeAttached();

const emailField = (page: Page) => page.getByLabel(fields.email);
const passwordField = (page: Page) => page.getByLabel(fields.password, { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test.describe("a new customer", () => {
  test.use({ expectedNoise: /status of 422/ });

  test("opens an account by keyboard, in one page; a logout in one tab logs out all of them", async ({
    page,
    context,
  }) => {
    await openSignIn(page, "/mon-compte/");
    await expectAccessible(page);
    const loads = documentLoads(page);
    await emailField(page).focus();
    await page.keyboard.type("lea@exemple");
    await page.keyboard.press("Enter");
    await expect(page.getByText(formErrors.email).first()).toBeVisible();
    await page.keyboard.type(".fr");
    await page.keyboard.press("Enter");
    await expect(heading(page, registration.heading)).toBeFocused();
    await expect(page).toHaveTitle(`${registration.title} | Museau`);
    const email = page.getByRole("textbox", { name: fields.email });
    await page.getByRole("link", { name: signInTexts.changeEmail }).press("Enter");
    await expect(email).toBeFocused();
    await expect(page).toHaveTitle(`${signInTexts.email.title} | Museau`);
    await expect(email).toHaveValue("lea@exemple.fr");
    await page.keyboard.press("Enter");
    await expect(heading(page, registration.heading)).toBeFocused();
    await expect(email).toHaveValue("lea@exemple.fr");
    await expectAccessible(page);

    for (const _ of ["another e-mail", "email"]) await page.keyboard.press("Tab");
    for (const text of ["Léa", "Moreau"]) {
      await page.keyboard.press("Tab");
      await page.keyboard.type(text);
    }
    // Browsers give a partial date as none.
    const birthday = page.getByLabel(personTexts.birthday);
    await expect(birthday).toBeHidden();
    await page.getByText(registration.more).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(page.getByLabel(personTexts.female)).toBeChecked();
    await birthday.focus();
    await page.keyboard.type("12");
    await passwordField(page).focus();
    await page.keyboard.type("azerty12");
    await expect(page.getByText(passwordTexts.strength.weak)).toBeVisible();
    await page.keyboard.type(" et trois chats");
    await expect(page.getByText(passwordTexts.strength.good)).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: summary })).toBeFocused();
    await birthday.focus();
    await expect(birthday).toHaveAccessibleDescription(formErrors.date);
    await page.keyboard.press("Backspace");
    await passwordField(page).press("Enter");
    await expect(page.getByText(textPattern(formTexts.forms.summary))).toHaveCount(0);
    await expect(page.getByLabel(accept)).toBeFocused();
    await expectAccessible(page);
    expect(loads).toEqual([]);

    await page.getByRole("checkbox", { name: accept }).press("Space");
    await button(page, registration.submit).press("Enter");
    await expect(page).toHaveURL("/mon-compte/");
    await expect(page.getByText(translator(sessionTexts)("welcome", { firstName: "Léa" }))).toBeVisible();
    await expect(heading(page, greetingOf("Léa"))).toBeVisible();
    await expectAccessible(page);

    const other = await context.newPage();
    await openShop(other);
    await expect(other.getByRole("link", { name: greetingOf("Léa") })).toBeAttached();
    await button(page, accountFrameTexts.logout).press("Enter");
    await expect(page).toHaveURL("/");
    await expect(page.getByText(sessionTexts.loggedOut)).toBeVisible();
    await expect(other.getByRole("link", { name: chromeTexts.account.signIn })).toBeAttached();
    await page.goBack();
    await expect(heading(page, signInTexts.email.heading)).toBeVisible();
  });

  test("a forgotten password is replaced by the link of the mail, which works once", async ({
    page,
    context,
  }) => {
    const email = "gerard.lemoine@example.fr";
    await openSignIn(page, "/connexion/?retour=%2Fpage%2Flivraison%2F");
    await emailField(page).fill(email);
    await button(page, signInTexts.email.submit).click();
    await expect(passwordField(page)).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type("pas le bon");
    await page.keyboard.press("Enter");
    await expect(page.getByText(errors.wrongPassword)).toBeVisible();
    await expect(passwordField(page)).toBeFocused();
    await expect(passwordField(page)).toHaveValue("pas le bon");

    await button(page, signInTexts.password.forgotten).click();
    await expect(heading(page, forgotten.heading)).toBeFocused();
    await expectAccessible(page);
    await button(page, forgotten.submit).click();
    await expect(heading(page, sent.heading)).toBeFocused();
    await expect(page.getByText(sent.spam)).toBeVisible();
    await expectAccessible(page);

    const [mail] = await (await page.request.get(`/_sandbox/mailbox?to=${email}`)).json();
    await page.goto(`/_sandbox/mailbox/${mail.id}`);
    await page.getByRole("link", { name: "Choisir un nouveau mot de passe" }).click();
    await formOfScripts(page);
    await expectAccessible(page);
    const other = await context.newPage();
    await openSignIn(other, page.url());
    await passwordField(page).fill("une gamelle pleine");
    await page.getByLabel(fields.confirm).fill("une gamelle");
    await button(page, reset.submit).click();
    await expect(page.getByText(errors.mismatch).first()).toBeVisible();
    await page.getByLabel(fields.confirm).fill("une gamelle pleine");
    await button(page, reset.submit).click();
    await expect(page.getByText(reset.done)).toBeVisible();

    // A form that was open already gets the message at its first use; later ones at once.
    await passwordField(other).fill("une autre gamelle");
    await other.getByLabel(fields.confirm).fill("une autre gamelle");
    await button(other, reset.submit).click();
    await expect(heading(other, reset.spentHeading)).toBeFocused();
    await expectAccessible(other);
    await other.reload();
    await expect(heading(other, reset.spentHeading)).toBeVisible();
    await other.getByRole("link", { name: reset.another }).click();
    await expect(heading(other, forgotten.heading)).toBeVisible();
  });
});

test("a third party confirms the identity, or does not, and the login says so", async ({ page }) => {
  await openSignIn(page, "/connexion/?retour=%2Fpage%2Flivraison%2F");
  await button(page, t("identity.with", { name: "Patte Blanche" })).click();
  await page.getByRole("button", { name: "Refuser" }).click();
  await expect(page.getByText(errors.identity)).toBeVisible();
  await formOfScripts(page);
  await button(page, t("identity.with", { name: "Patte Blanche" })).click();
  await page.getByLabel("Votre adresse e-mail").fill(camille.email);
  await page.getByRole("button", { name: "Continuer vers Museau" }).click();
  await expect(page).toHaveURL("/page/livraison/");
  await page.goto("/connexion/");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: greetingOf("Camille") })).toBeAttached();
});

test.describe("a session ended by the API", () => {
  test.use({ expectedNoise: /status of (401|422)/ });

  test("leads to the login, which says why, needs no bot check for the first three wrong passwords, and returns to the requested page", async ({
    page,
    context,
  }) => {
    const checks: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/bot-check/")) checks.push(request.url());
    });
    await logIn(page);
    await hydrated(page, () => page.goto("/mon-compte/"));
    const cookies = await context.cookies();
    const token = cookies.find(({ name }) => name === "jwtTokenRaw");
    if (!token) throw new Error("nobody is logged in");
    await context.addCookies([{ ...token, value: token.value.replace(/\.[^.]+$/, ".bm9ib2R5") }]);

    await page
      .getByRole("link", { name: accountFrameTexts.places["mon-compte-mes-adresses"] })
      .first()
      .click();
    await expect(page.getByText(sessionTexts.ended)).toBeVisible();
    expect(new URL(page.url()).searchParams.get("retour")).toBe("/mon-compte/mes-adresses/");
    await formOfScripts(page);
    await emailField(page).fill(camille.email);
    await button(page, signInTexts.email.submit).click();
    const submit = button(page, signInTexts.password.submit);
    for (const wrong of ["un", "deux", "trois"]) {
      await passwordField(page).fill(`${wrong} chats`);
      const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
      await submit.click();
      await answered;
      await expect(submit).toHaveAccessibleName(signInTexts.password.submit);
      await expect(page.getByText(errors.wrongPassword).first()).toBeVisible();
    }
    expect(checks).toEqual([]);
    await passwordField(page).fill(password);
    await submit.click();
    await expect(page).toHaveURL("/mon-compte/mes-adresses/");
    expect(checks.length).toBeGreaterThan(0);
  });
});
