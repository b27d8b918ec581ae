import type { Page } from "playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { holdBack, hydration, lookLongEnough, openShop } from "./shopper.ts";

const path = "/nous-contacter/";
const message = "Bonjour, mon colis est arrivé ouvert.";
const bytes = (text: string) => Buffer.from(text, "latin1");
const photo = { name: "colis.png", mimeType: "image/png", buffer: bytes("\x89PNG\r\n\x1a\nchat") };

const sendButton = (page: Page) => page.getByRole("button", { name: "Envoyer le message" });
const thanks = (page: Page) => page.getByText("Votre message a été envoyé");

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("Votre demande concerne").selectOption("Une livraison");
  await page.getByLabel("Votre e-mail").first().fill(email);
  await page.getByLabel("Votre message").fill(message);
}

/** As autofill and password managers may do: past React, and without an event. */
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
  const release = await holdBack(page, "**/assets/*.js");
  await page.goto(path, { waitUntil: "commit" });
  await page.getByLabel("Pièce jointe").setInputFiles(photo);
  const done = hydration(page);
  release();
  await done;
  await expect(page.getByText("colis.png")).toBeVisible();
  expect(checks).toEqual([]);
  await fillIn(page, "avec@exemple.fr");
  await sendButton(page).click();
  await expect(page.getByRole("heading", { name: "Votre message a été envoyé" })).toBeFocused();
  await expectAccessible(page);
  expect(await messagesOf(page, "avec@exemple.fr")).toMatchObject([{ fileName: "colis.png" }]);
  expect(checks.length).toBeGreaterThan(0);
});

test("errors show at their fields, their summary has the focus, and they go with the correction", async ({
  page,
}) => {
  await openShop(page, path);
  await sendButton(page).click();
  await expect(page.getByRole("region", { name: "3 champs à corriger" })).toBeFocused();
  await expectAccessible(page);

  await page.getByRole("link", { name: /^Votre e-mail/ }).click();
  const email = page.getByLabel("Votre e-mail").first();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription("Indiquez l’adresse à laquelle vous répondre.");
  await email.fill("nadia@exemple.fr");
  await expect(page.getByText("2 champs à corriger")).toBeVisible();
});

for (const [what, file, error] of [
  [
    "too large",
    { ...photo, buffer: Buffer.concat([photo.buffer, Buffer.alloc(5 * 1024 * 1024)]) },
    /Fichier trop volumineux/,
  ],
  ["of a type the shop does not take", { ...photo, buffer: bytes("MZ\0") }, /Type de fichier non supporté/],
] as const) {
  test(`a file that is ${what} is refused before anything is sent`, async ({ page }) => {
    await openShop(page, path);
    await fillIn(page, "fichier@exemple.fr");
    await page.getByLabel("Pièce jointe").setInputFiles(file);
    await sendButton(page).click();
    await expect(page.getByLabel("Pièce jointe")).toHaveAccessibleDescription(error);
    await expect(page.getByLabel("Pièce jointe")).toBeFocused();
    expect(await messagesOf(page, "fichier@exemple.fr")).toEqual([]);
  });
}

test("what the browser fills in without an event is verified and sent", async ({ page }) => {
  await openShop(page, path);
  await page.getByLabel("Votre demande concerne").evaluate(fillInSilently, "Une livraison");
  await page.getByLabel("Votre message").evaluate(fillInSilently, message);
  const email = page.getByLabel("Votre e-mail").first();
  await email.evaluate(fillInSilently, "rempli@exemple");
  await sendButton(page).click();
  await expect(email).toBeFocused();
  await expect(page.getByText(/champs à corriger/)).toHaveCount(0);
  await email.evaluate(fillInSilently, "rempli@exemple.fr");
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await messagesOf(page, "rempli@exemple.fr")).toHaveLength(1);
});

test("a second press while the message is being sent sends nothing more", async ({ page }) => {
  await openShop(page, path);
  await fillIn(page, "double@exemple.fr");
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith(path)) posts.push(request.url());
  });
  const release = await holdBack(page, `**${path}`);
  await sendButton(page).click();
  const busy = page.getByRole("button", { name: "Envoi en cours…" });
  await expect.poll(() => posts.length).toBe(1);
  await busy.dispatchEvent("click");
  await busy.press("Enter");
  release();
  await expect(thanks(page)).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(await messagesOf(page, "double@exemple.fr")).toHaveLength(1);
});

test("the form is filled in and sent by keyboard alone", async ({ page }) => {
  await openShop(page, path);
  await page.getByLabel("Votre demande concerne").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.type("clavier@exemple.fr");
  for (let field = 0; field < 3; field++) await page.keyboard.press("Tab");
  await page.keyboard.type(message);
  // The file, the link on personal data, the button.
  for (let control = 0; control < 3; control++) await page.keyboard.press("Tab");
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(thanks(page)).toBeVisible();
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

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedNoise: /status of 422/ });

  test("a refused message comes back with its draft, and is sent when it is corrected", async ({ page }) => {
    await page.goto(path);
    await fillIn(page, "sans@exemple");
    await page.getByLabel("Pièce jointe").setInputFiles({ ...photo, buffer: bytes("MZ\0") });
    await sendButton(page).click();
    const email = page.getByLabel("Votre e-mail").first();
    await expect(email).toHaveAccessibleDescription(/n’est pas valide/);
    await expect(page.getByLabel("Pièce jointe")).toHaveAccessibleDescription(/Type de fichier non supporté/);
    await expect(email).toHaveValue("sans@exemple");
    await expect(page.getByLabel("Votre message")).toHaveValue(message);
    await expect(page.getByLabel("Votre demande concerne")).toHaveValue("Une livraison");
    await email.fill("sans@exemple.fr");
    await lookLongEnough(page);
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    await expect(page).toHaveURL(`${path}#form-contact`);
    expect(await messagesOf(page, "sans@exemple.fr")).toHaveLength(1);
  });
});
