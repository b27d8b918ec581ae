import { signInTexts } from "../../shared/account/sign-in/sign-in.texts.ts";
import { featureNames, featuresPath } from "../../shared/features.ts";
import { translator } from "../../shared/text/translator.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { camille } from "./shopper.ts";

const say = translator(signInTexts);
const { bothWays, errors, fields, forgotten, password } = signInTexts;

test.use({ expectedNoise: /status of 422/ });

test.beforeEach(async ({ request, origin }) => {
  const on = featureNames.filter((name) => name !== "sign-in-lookup" && name !== "returning-customer");
  const data = `${new URLSearchParams(on.map((name) => ["feature", name]))}`;
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  await request.post(origin + featuresPath, { data, headers, maxRedirects: 0 });
});

test("without the look-up, login and registration are on one page; a wrong password stays on it, the right one enters", async ({
  page,
}) => {
  await page.goto("/connexion/");
  await expect(page.locator("form[novalidate]").first()).toBeAttached();
  await expect(page.getByRole("heading", { name: bothWays.register })).toBeVisible();
  await expectAccessible(page);

  const login = page.locator("section", { has: page.getByRole("heading", { name: bothWays.signIn }) });
  await login.getByLabel(fields.email).fill(camille.email);
  await login.getByLabel(fields.password, { exact: true }).fill("autre chose");
  await login.getByRole("button", { name: password.submit, exact: true }).click();
  await expect(page.getByText(errors.wrongCredentials).first()).toBeVisible();

  await login.getByLabel(fields.password, { exact: true }).fill("motdepasse-demo");
  await login.getByRole("button", { name: password.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/mon-compte\/$/);
});

test("an address that was probably mistyped is asked about once its field is left, in both forms", async ({
  page,
}) => {
  await page.goto("/connexion/");
  await expect(page.locator("form[novalidate]").first()).toBeAttached();
  const emails = page.getByLabel(fields.email);
  for (const [place, asked] of [
    [0, say("meant", { email: "nathalie@gmail.com" })],
    [1, say("registration.meant", { email: "nathalie@gmail.com" })],
  ] as const) {
    await emails.nth(place).pressSequentially("nathalie@gmial.com");
    await expect(page.getByText(asked, { exact: true })).toHaveCount(0);
    await page.keyboard.press("Tab");
    await expect(page.getByText(asked, { exact: true })).toBeVisible();
    await expect(emails.nth(place)).toHaveValue("nathalie@gmial.com");
    await emails.nth(place).fill("nathalie@gmail.com");
    await page.keyboard.press("Tab");
    await expect(page.getByText(asked, { exact: true })).toHaveCount(0);
  }
});

test("a forgotten password keeps the e-mail that was typed for the login", async ({ page }) => {
  await page.goto("/connexion/");
  await expect(page.locator("form[novalidate]").first()).toBeAttached();
  await page.getByLabel(fields.email).first().fill(camille.email);
  await page.getByRole("button", { name: password.forgotten }).click();
  await expect(page.getByRole("heading", { name: forgotten.heading })).toBeVisible();
  await expect(page.getByLabel(fields.email)).toHaveValue(camille.email);
});
