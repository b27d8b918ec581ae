import type { Page } from "playwright/test";
import { chromeTexts } from "../../client/layouts/chrome.texts.ts";
import { accountFrameTexts } from "../../shared/account/account-frame.texts.ts";
import { logoutTexts } from "../../shared/account/logout.texts.ts";
import { signInTexts } from "../../shared/account/sign-in/sign-in.texts.ts";
import { accountTexts } from "../../shared/account/texts.ts";
import { addressBookTexts } from "../../shared/address/address-book.texts.ts";
import { personTexts } from "../../shared/customer/person.texts.ts";
import { formTexts } from "../../shared/forms/texts.ts";
import { sponsorTexts } from "../../shared/sponsorship/sponsor.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { sessionTexts } from "../../worker/session/texts.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { camille, documentLoads, heading, navigateTo, openShop } from "./shopper.ts";
import { textPattern } from "./text-pattern.ts";

const gerard = { email: "gerard.lemoine@example.fr", firstName: "Gérard" };
const addresses = "/mon-compte/mes-adresses/";
const shortPage = "/page/livraison/";
const fresh = "une gamelle pleine";
const { fields, errors, forgotten, registration, reset, sent } = signInTexts;
const { errors: formErrors, password: passwordTexts } = formTexts.forms;
const identity = translator(signInTexts)("identity.with", { name: "Patte Blanche" });
const summary = translator(formTexts)("forms.summary", { count: 2 });
const greetingOf = (firstName: string) => translator(accountTexts)("greeting", { firstName });
const accept = textPattern(signInTexts.accept.label.replace(/\[\].*/, ""));

async function openSignIn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await formOfScripts(page);
}

const formOfScripts = (page: Page) => expect(page.locator("form[novalidate]").first()).toBeAttached();

const emailField = (page: Page) => page.getByLabel(fields.email);
const passwordField = (page: Page) => page.getByLabel(fields.password, { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test.describe("a new customer", () => {
  test.use({ expectedNoise: /status of 422/ });

  test("comes by a sponsor’s link and opens an account by keyboard, in one page; a logout in one tab logs out all of them; a third party confirms the identity, or does not, and the login says so", async ({
    page,
    context,
  }) => {
    await openShop(page, "/mon-compte/bienvenue/?parrain=CAMILLE-7Q2M");
    await page.getByRole("link", { name: sponsorTexts.register }).click();
    await formOfScripts(page);
    await expect(page.getByText(textPattern(sponsorTexts.notByIdentity))).toBeVisible();
    await button(page, identity).click();
    await page.getByRole("button", { name: "Refuser" }).click();
    await expect(page.getByText(errors.identity)).toBeVisible();
    await formOfScripts(page);

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
    await expect(page.getByText(textPattern(sponsorTexts.atRegistration))).toBeVisible();

    for (const _ of ["another e-mail", "email"]) await page.keyboard.press("Tab");
    for (const text of ["Léa", "Moreau"]) {
      await page.keyboard.press("Tab");
      await page.keyboard.type(text);
    }
    // Browsers report a partial date as an empty one.
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
    await expect(birthday).toHaveAccessibleDescription(formErrors.date_format);
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

    const other = await context.newPage();
    await openShop(other, shortPage);
    await expect(other.getByRole("link", { name: greetingOf("Léa") })).toBeAttached();
    await button(page, accountFrameTexts.logout).press("Enter");
    await expect(page).toHaveURL("/");
    await expect(page.getByText(sessionTexts.loggedOut)).toBeVisible();
    await expect(other.getByRole("link", { name: chromeTexts.account.signIn })).toBeAttached();
    await expect(other.getByText(logoutTexts.elsewhere)).toBeVisible();
    await navigateTo(other, "/faq/");
    await expect(other.getByText(logoutTexts.elsewhere)).toHaveCount(0);
    await other.close();

    await navigateTo(page, `/connexion/?retour=${encodeURIComponent(shortPage)}`);
    await button(page, identity).click();
    await page.getByLabel("Votre adresse e-mail").fill(camille.email);
    await page.getByRole("button", { name: "Continuer vers Museau" }).click();
    await expect(page).toHaveURL(shortPage);
    await expect(page.getByRole("link", { name: greetingOf("Camille") })).toBeAttached();

    await context.clearCookies({ name: /jwtTokenRaw|refreshToken|customerUri/ });
    await navigateTo(page, "/faq/");
    await expect(page.getByRole("link", { name: chromeTexts.account.signIn })).toBeAttached();
  });
});

test.describe("a session ended by the API", () => {
  // A network of its own: the other journeys share one, and its e-mails of an hour are counted.
  test.use({
    customer: gerard,
    expectedNoise: /status of (401|422)/,
    extraHTTPHeaders: { "CF-Connecting-IP": "203.0.113.21" },
  });

  test("leads to the login, which says why, needs no bot check for the first three wrong passwords, and returns to the requested page with the password that replaces a forgotten one by the link of the mail, which works once", async ({
    page,
    context,
  }) => {
    const checks: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/bot-check/")) checks.push(request.url());
    });
    await openShop(page, "/mon-compte/");
    const cookies = await context.cookies();
    const token = cookies.find(({ name }) => name === "jwtTokenRaw");
    if (!token) throw new Error("nobody is logged in");
    await context.addCookies([{ ...token, value: token.value.replace(/\.[^.]+$/, ".bm9ib2R5") }]);

    await page
      .getByRole("link", { name: accountFrameTexts.places["mon-compte-mes-adresses"] })
      .first()
      .click();
    const waiting = "la page «\u00a0Mes adresses\u00a0» vous attend";
    await expect(page.getByText(sessionTexts.ended({ waiting }))).toBeVisible();
    await expect(emailField(page)).toHaveValue(gerard.email);
    expect(new URL(page.url()).searchParams.get("retour")).toBe(addresses);
    await formOfScripts(page);
    await emailField(page).fill(gerard.email);
    await button(page, signInTexts.email.submit).click();
    await expect(passwordField(page)).toBeFocused();
    await expectAccessible(page);
    const submit = button(page, signInTexts.password.submit);
    const enterWrong = async (wrong: string) => {
      await passwordField(page).fill(wrong);
      const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
      await passwordField(page).press("Enter");
      await answered;
      await expect(submit).toHaveAccessibleName(signInTexts.password.submit);
      await expect(page.getByText(errors.wrongPassword).first()).toBeVisible();
      await expect(passwordField(page)).toBeFocused();
      await expect(passwordField(page)).toHaveValue(wrong);
    };
    for (const wrong of ["un chat", "deux chats", "trois chats"]) await enterWrong(wrong);
    expect(checks).toEqual([]);
    await enterWrong("quatre chats");
    expect(checks.length).toBeGreaterThan(0);

    await button(page, signInTexts.password.forgotten).click();
    await expect(heading(page, forgotten.heading)).toBeFocused();
    await expectAccessible(page);
    await button(page, forgotten.submit).click();
    await expect(heading(page, sent.heading)).toBeFocused();
    await expect(page.getByText(sent.spam)).toBeVisible();
    await expectAccessible(page);

    const [mail] = await (await page.request.get(`/_sandbox/mailbox?to=${gerard.email}`)).json();
    const link = /href="([^"]*\/mot-de-passe-oublie\/[^"]+)"/.exec(mail.html)?.[1] ?? "";
    const [first, second] = [await context.newPage(), await context.newPage()];
    for (const tab of [first, second]) await openSignIn(tab, link);
    await expectAccessible(first);
    await passwordField(first).fill(fresh);
    await first.getByLabel(fields.confirm).fill("une gamelle");
    await button(first, reset.submit).click();
    await expect(first.getByText(errors.mismatch).first()).toBeVisible();
    await first.getByLabel(fields.confirm).fill(fresh);
    await button(first, reset.submit).click();
    await expect(first.getByText(reset.done)).toBeVisible();

    await passwordField(second).fill("une autre gamelle");
    await second.getByLabel(fields.confirm).fill("une autre gamelle");
    await button(second, reset.submit).click();
    await expect(heading(second, reset.spentHeading)).toBeFocused();

    await page.getByRole("link", { name: sent.back }).click();
    await emailField(page).fill(gerard.email);
    await button(page, signInTexts.email.submit).click();
    await passwordField(page).fill(fresh);
    await submit.click();
    await expect(page).toHaveURL(addresses);
    await expect(heading(page, addressBookTexts.title)).toBeVisible();
  });
});
