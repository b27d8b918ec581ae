import type { Page } from "playwright/test";
import { contactTexts } from "../../shared/contact/texts.ts";
import { formTexts } from "../../shared/forms/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { part } from "../words.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { holdBack, holdScripts, hydrated, hydration, lookLongEnough, openShop, phone } from "./shopper.ts";
import { textPattern } from "./text-pattern.ts";

const path = "/nous-contacter/";
const message = "Bonjour, mon colis est arrivé ouvert.";
const bytes = (text: string) => Buffer.from(text, "latin1");
const photo = { name: "colis.png", mimeType: "image/png", buffer: bytes("\x89PNG\r\n\x1a\nchat") };

const { errors } = formTexts.forms;
const summary = (count: number) => translator(formTexts)("forms.summary", { count });
const topicField = (page: Page) => page.getByLabel("Votre demande concerne");
const emailField = (page: Page) => page.getByLabel("Votre e-mail").first();
const messageField = (page: Page) => page.getByLabel("Votre message");
const fileField = (page: Page) => page.getByLabel("Pièce jointe");
const sendButton = (page: Page) => page.getByRole("button", { name: contactTexts.submit });
const thanks = (page: Page) => page.getByText(contactTexts.sent);

async function fillIn(page: Page, email: string): Promise<void> {
  await topicField(page).selectOption("Une livraison");
  await emailField(page).fill(email);
  await messageField(page).fill(message);
}

/** Mimics autofill and password managers: past React, and without an event. */
function fillInSilently(field: Element, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
}

async function messagesOf(page: Page, email: string) {
  const box = await (await page.request.get("/_sandbox/customer-service")).json();
  return (box.messages as { email: string; fileName: string | null }[]).filter((one) => one.email === email);
}

test("a message is sent with its file; the bot check is loaded when the form is used, not before", async ({
  page,
}) => {
  const checks: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/bot-check/")) checks.push(request.url());
  });
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  await fileField(page).setInputFiles(photo);
  const done = hydration(page);
  release();
  await done;
  await expect(page.getByText("colis.png")).toBeVisible();
  expect(checks).toEqual([]);
  await fillIn(page, "avec@exemple.fr");
  await sendButton(page).click();
  await expect(page.getByRole("heading", { name: contactTexts.sent })).toBeFocused();
  await expectAccessible(page);
  expect(await messagesOf(page, "avec@exemple.fr")).toMatchObject([{ fileName: "colis.png" }]);
  expect(checks.length).toBeGreaterThan(0);
});

test("errors show at their fields, their summary has the focus, and they go with the correction; a file that is too large or of another type is refused before anything is sent; what the browser fills in without an event is verified and sent", async ({
  page,
}) => {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith(path)) posts.push(request.url());
  });
  await openShop(page, path);
  await sendButton(page).click();
  await expect(page.getByRole("region", { name: summary(3) })).toBeFocused();
  await expectAccessible(page);

  await page.getByRole("link", { name: /^Votre e-mail/ }).click();
  await expect(emailField(page)).toBeFocused();
  await expect(emailField(page)).toHaveAccessibleDescription("Indiquez l’adresse à laquelle vous répondre.");
  await emailField(page).fill("nadia@exemple.fr");
  await expect(page.getByText(summary(2))).toBeVisible();

  await fillIn(page, "fichier@exemple.fr");
  for (const [file, error] of [
    [
      { ...photo, buffer: Buffer.concat([photo.buffer, Buffer.alloc(5 * 1024 * 1024)]) },
      errors.file_too_large,
    ],
    [{ ...photo, buffer: bytes("MZ\0") }, errors.file_type],
  ] as const) {
    await fileField(page).setInputFiles(file);
    await sendButton(page).click();
    await expect(fileField(page)).toHaveAccessibleDescription(textPattern(error));
    await expect(fileField(page)).toBeFocused();
  }
  expect(posts).toEqual([]);

  await fileField(page).setInputFiles([]);
  await topicField(page).selectOption("");
  await emailField(page).fill("");
  await messageField(page).fill("");
  await topicField(page).evaluate(fillInSilently, "Une livraison");
  await messageField(page).evaluate(fillInSilently, message);
  const email = emailField(page);
  await email.evaluate(fillInSilently, "rempli@exemple");
  await sendButton(page).click();
  await expect(email).toBeFocused();
  await expect(page.getByText(textPattern(formTexts.forms.summary))).toHaveCount(0);
  await email.evaluate(fillInSilently, "rempli@exemple.fr");
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await messagesOf(page, "rempli@exemple.fr")).toHaveLength(1);
});

test("the form is filled in and sent by keyboard alone; a second press while it is being sent sends nothing more", async ({
  page,
}) => {
  await openShop(page, path);
  await topicField(page).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.type("clavier@exemple.fr");
  for (let field = 0; field < 3; field++) await page.keyboard.press("Tab");
  await page.keyboard.type(message);
  for (let control = 0; control < 3; control++) await page.keyboard.press("Tab");
  await expect(sendButton(page)).toBeFocused();

  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith(path)) posts.push(request.url());
  });
  const release = await holdBack(page, `**${path}`);
  await page.keyboard.press("Enter");
  const busy = page.getByRole("button", { name: contactTexts.pending });
  await expect.poll(() => posts.length).toBe(1);
  await busy.dispatchEvent("click");
  await busy.press("Enter");
  release();
  await expect(thanks(page)).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(await messagesOf(page, "clavier@exemple.fr")).toHaveLength(1);
});

test.describe("when the bot check is missing", () => {
  test.use({ expectedNoise: /status of 50|Refused to execute script/ });

  test("the message is sent all the same, as without scripts", async ({ page, breakService }) => {
    await breakService({ service: "bot-check", mode: "status", status: 503 });
    await openShop(page, path);
    await fillIn(page, "panne@exemple.fr");
    await lookLongEnough(page);
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await messagesOf(page, "panne@exemple.fr")).toHaveLength(1);
  });
});

test.describe("a refused document", () => {
  test.use({ expectedNoise: /status of 422/ });

  const single = (page: Page) => page.getByRole("region", { name: formTexts.forms.summaryOfOne });

  test("that lost a file asks for it again once it is hydrated, and its title is right again after the correction", async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await openShop(page, path);
    await fillIn(page, "document@exemple");
    await fileField(page).setInputFiles(photo);
    await lookLongEnough(page);
    await hydrated(page, () => emailField(page).evaluate((field: HTMLInputElement) => field.form?.submit()));
    await expect(page).toHaveTitle(/^Erreur/);
    await expect(page.getByRole("region", { name: summary(2) })).toBeFocused();
    await expect(fileField(page)).toHaveAccessibleDescription(part(formTexts.forms.again.file));
    await emailField(page).fill("document@exemple.fr");
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    await expect(page).not.toHaveTitle(/^Erreur/);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    for (const size of [phone, { width: 1280, height: 720 }]) {
      test(`is in the first view, ${size.width} pixels wide`, async ({ page }) => {
        await page.setViewportSize(size);
        await page.goto(path);
        await fillIn(page, "document@exemple");
        await sendButton(page).click();
        await expect(page).toHaveTitle(/^Erreur/);
        await expect(single(page).getByRole("link")).toBeInViewport();
        await single(page).getByRole("link").click();
        await expect(emailField(page)).toBeInViewport();
      });
    }
  });
});
