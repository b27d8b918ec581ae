import type { Page } from "playwright/test";
import { rightsLinkTexts } from "../../shared/contract/links.texts.ts";
import { contractFormTexts, contractTexts } from "../../shared/contract/texts.ts";
import { formTexts } from "../../shared/forms/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { chicken, heading, hydrated, openShop, phone } from "./shopper.ts";

const { termination, withdrawal } = contractTexts;
const fields = contractFormTexts;
const t = translator(contractTexts);
const reference = /RE[SN]-[2-9A-Z]{4}-[2-9A-Z]{4}/;

const step = (page: Page, number: number) => page.getByRole("main").getByText(t("step", { step: number }));
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const emailField = (page: Page) => page.getByRole("main").getByLabel(fields.email, { exact: true });
const definition = (page: Page, text: string) => page.getByRole("definition").filter({ hasText: text });
const summary = (page: Page) =>
  page.getByRole("region", { name: translator(formTexts)("forms.summary", { count: 3 }) });

/** Names of a mail's table break after words only. */
async function expectReadableOnPhone(page: Page, path: string): Promise<void> {
  const mail = await page.context().newPage();
  await mail.setViewportSize(phone);
  await mail.goto(path);
  const names = mail.getByRole("rowheader");
  await expect(names.first()).toBeVisible();
  const tallest = await names.evaluateAll((cells) =>
    Math.max(...cells.map(({ clientHeight }) => clientHeight)),
  );
  expect(tallest).toBeLessThan(70);
  await mail.close();
}

test.use({ expectedNoise: /status of 422/ });

/** Three presses: the link, the form, the confirmation (docs/decisions/040-legal.md). */
test("a withdrawal takes three presses from a product to its receipt, which is sent once; a form that was sent before its scripts came has the focus on what is to correct; a termination is made by keyboard alone: what was typed is still there a step back, and after a wrong answer", async ({
  page,
}) => {
  const email = "withdrawal@exemple.fr";
  await openShop(page, chicken.path);
  const rights = page.getByRole("contentinfo");
  await rights.getByRole("link", { name: rightsLinkTexts.withdrawal }).click();
  await expect(step(page, 1)).toBeVisible();
  const form = page.locator("#form-withdrawal");
  await hydrated(page, () => form.evaluate((element: HTMLFormElement) => element.submit()));
  await expect(summary(page)).toBeFocused();
  await expect(page.getByText(fields.noOrderNumber)).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel(fields.name).fill("Nadia Petit");
  await emailField(page).fill(email);
  await page.getByLabel(fields.orderNumber).fill("000123");
  await hydrated(page, () => button(page, withdrawal.check).click());
  await expect(step(page, 2)).toBeVisible();
  await expect(page).toHaveTitle(`${withdrawal.recap} | Museau`);
  await expect(definition(page, "Nadia Petit")).toBeVisible();
  await expectAccessible(page);
  await button(page, withdrawal.confirm).dblclick();
  await expect(heading(page, withdrawal.received)).toBeFocused();
  await expectAccessible(page);
  const given = reference.exec(await page.getByRole("main").innerText())?.[0] ?? "";
  expect(given).toMatch(/^REN-/);
  const mails = await page.request.get(`/_sandbox/mailbox?to=${encodeURIComponent(email)}`);
  const [mail, ...others] = (await mails.json()) as { id: number }[];
  expect(others).toEqual([]);
  await expectReadableOnPhone(page, `/_sandbox/mailbox/${mail?.id}`);
  await hydrated(page, () => page.goBack());
  await expect(step(page, 1)).toBeVisible();

  await rights.getByRole("link", { name: rightsLinkTexts.termination }).press("Enter");
  await button(page, termination.check).press("Enter");
  await expect(summary(page)).toBeFocused();
  await page.getByLabel(fields.name).focus();
  await page.keyboard.type("Nadia Petit");
  await page.keyboard.press("Tab");
  await page.keyboard.type("clavier@exemple.fr");
  await page.keyboard.press("Tab");
  await page.keyboard.type("AB-12");
  await hydrated(page, () => page.keyboard.press("Enter"));
  await expect(definition(page, "Nadia Petit")).toBeVisible();
  await hydrated(page, () => page.goBack());
  await expect(page.getByLabel(fields.name)).toHaveValue("Nadia Petit");
  await expect(page.getByLabel(fields.contractNumber)).toHaveValue("AB-12");
  await page.getByLabel(fields.date).fill("2099-12-01");
  await hydrated(page, () => button(page, termination.check).press("Enter"));
  await expect(definition(page, "1er décembre 2099")).toBeVisible();
  await button(page, termination.confirm).focus();
  await page.keyboard.press("Enter");
  await expect(heading(page, termination.received)).toBeFocused();
});
