import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright/test";
import { personTexts } from "../../shared/customer/person.texts.ts";
import { personalNotices, personalTexts } from "../../shared/customer/personal.texts.ts";
import { personalScreenTexts } from "../../shared/customer/personal-screen.texts.ts";
import { formTexts } from "../../shared/forms/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { sessionTexts } from "../../worker/session/texts.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, openSession, test } from "./journey.ts";
import { documentLoads, heading, logIn, openShop, paul } from "./shopper.ts";
import { textPattern } from "./text-pattern.ts";

const path = "/mon-compte/mes-informations-personnelles/";
const nora = { email: "nora.lefevre@example.fr", firstName: "Nora" };
const later = "nora.l@example.fr";
const demoPassword = "motdepasse-demo";

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const field = (place: Locator, label: string) => place.getByLabel(label, { exact: true });

test.use({ customer: nora, expectedNoise: /status of (?:409|422)/ });

test("every part is changed by keyboard, without leaving the page, and put back with one press", async ({
  page,
  playwright,
  origin,
}) => {
  await openShop(page, path);
  const loads = documentLoads(page);
  await expect(heading(page, personalScreenTexts.title)).toBeVisible();

  const you = part(page, personalTexts.identity.title);
  await field(you, personTexts.firstName).fill("Norah");
  await you.getByLabel(textPattern(personTexts.birthday)).fill("1994-02-27");
  await field(you, personTexts.firstName).press("Enter");
  const outcome = you.getByRole("status");
  await expect(outcome).toContainText(personalNotices.identity);
  await expect(field(you, personTexts.firstName)).toHaveValue("Norah");
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await expect(outcome.getByRole("button", { name: personalTexts.undo })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(outcome).toContainText(personalNotices.undone);
  await expect(field(you, personTexts.firstName)).toHaveValue("Nora");
  await expect(you.getByLabel(textPattern(personTexts.birthday))).toHaveValue("");

  const letters = part(page, personalTexts.communications.title);
  await letters.getByRole("checkbox").press("Space");
  await letters.getByRole("button", { name: personalTexts.save }).press("Enter");
  await expect(letters.getByRole("status")).toContainText(personalNotices.communications);
  await letters.getByRole("button", { name: personalTexts.undo }).press("Enter");
  await expect(letters.getByRole("checkbox")).not.toBeChecked();

  const cookies = await openSession(page.request, nora);
  const elsewhere = await playwright.request.newContext({
    baseURL: origin,
    storageState: { cookies, origins: [] },
  });
  expect((await elsewhere.get(path)).url()).toBe(origin + path);

  const password = part(page, personalTexts.password.title);
  await field(password, personalTexts.password.current).fill("faux");
  await field(password, personalTexts.password.new).fill("trois gamelles vides");
  await expect(password.getByText(formTexts.forms.password.strength.good)).toBeVisible();
  await field(password, personalTexts.password.new).press("Enter");
  await expect(field(password, personalTexts.password.current)).toBeFocused();
  await expect(field(password, personalTexts.password.current)).toHaveAccessibleDescription(
    personalTexts.password.wrong,
  );
  await field(password, personalTexts.password.current).fill(demoPassword);
  await field(password, personalTexts.password.current).press("Enter");
  await expect(password.getByRole("status")).toContainText(personalNotices.password);
  await expect(field(password, personalTexts.password.new)).toHaveValue("");
  expect((await elsewhere.get(path)).url()).toContain("/connexion/");
  await elsewhere.dispose();

  const email = part(page, personalTexts.email.title);
  await field(email, personalTexts.email.label).fill(later);
  await field(email, personalTexts.password.current).fill("trois gamelles vides");
  await field(email, personalTexts.password.current).press("Enter");
  await expect(email.getByText(later, { exact: true })).toBeVisible();
  await expect(email.getByText(personalTexts.email.unverified, { exact: true })).toBeVisible();
  await field(email, personalTexts.email.label).fill("nora@exemple.fr");
  await email.getByRole("button", { name: personalTexts.email.resend }).press("Enter");
  await expect(email.getByRole("status").first()).toContainText(
    translator(personalNotices)("resent", { email: later }),
  );
  await expect(field(email, personalTexts.email.label)).toHaveValue("nora@exemple.fr");

  const download = page.waitForEvent("download");
  await part(page, personalTexts.data.title).getByRole("button").press("Enter");
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^mes-donnees-\d{4}-\d\d-\d\d\.json$/);
  expect(await readFile(await file.path(), "utf8")).toContain(later);
  await expect(heading(page, personalScreenTexts.title)).toBeVisible();
  expect(loads.slice(1)).toEqual([]);

  await page.getByRole("link", { name: personalTexts.deletion.open }).press("Enter");
  await expect(heading(page, personalTexts.deletion.confirmTitle)).toBeInViewport();
  await page.getByRole("button", { name: personalTexts.deletion.yes }).press("Enter");
  await expect(page.getByText(textPattern(personalTexts.deletion.received))).toBeVisible();
  await expect(
    part(page, personalScreenTexts.deletion).getByRole("button", { name: personalTexts.deletion.logout }),
  ).toBeVisible();
});

test("a form of one customer is not saved for another who has logged in in a second tab", async ({
  page,
}) => {
  await openShop(page, path);
  const you = part(page, personalTexts.identity.title);
  await field(you, personTexts.firstName).fill("Intruse");
  await logIn(page, paul);
  await field(you, personTexts.firstName).press("Enter");
  await expect(page.getByText(textPattern(sessionTexts.otherCustomer))).toBeVisible();
  await expect(field(you, personTexts.firstName)).toHaveValue("Paul");
});
