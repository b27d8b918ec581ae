import type { Locator, Page } from "playwright/test";
import { uiTexts } from "../../shared/text/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import * as clock from "../../shared/time/clock.ts";
import { dayInParis } from "../../shared/time/wall-clock.ts";
import { expectAccessible, outside } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { holdScripts, hydration, openShop, phone } from "./shopper.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const path = "/_sandbox/composants/";

const windows = [
  { button: "Ouvrir la fenêtre", name: "Supprimer cette adresse ?" },
  { button: "Ouvrir le volet", name: "Votre panier" },
] as const;

test("the components are accessible in every state; a dialog and a drawer are opened, used and closed by keyboard and by pointer, and return the focus", async ({
  page,
}) => {
  await openShop(page, path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Composants");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await outside(page)).toEqual([]);
    await expectAccessible(page);
  }

  await expect(page.locator("#form-essai").getByLabel("Sa taille")).toHaveCSS("text-overflow", "ellipsis");

  for (const { button, name } of windows) {
    const opener = page.getByRole("button", { name: button });
    const opened = page.getByRole("dialog", { name });
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(opened).toBeVisible();
    await expect(opened.getByRole("button", { name: uiTexts.close })).toBeFocused();
    await expectAccessible(page);

    await page.mouse.wheel(0, 600);
    const scrolled = await page.evaluate(() => scrollY);
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press("Tab");
      expect(
        await page.evaluate(() => {
          const { activeElement: focused, body } = document;
          return focused === body || focused?.closest("dialog") !== null;
        }),
      ).toBe(true);
    }
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await page.keyboard.press("Escape");
    await expect(opened).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await opened.getByRole("heading", { name }).click();
    await expect(opened).toBeVisible();
    await opened.getByRole("button", { name: uiTexts.close }).click();
    await expect(opened).toBeHidden();

    await opener.click();
    await expect(opened).toBeVisible();
    await page.mouse.click(20, 200);
    await expect(opened).toBeHidden();

    // The close event comes after the window has closed, so a press in between must reopen it for good.
    await opener.click();
    await expect(opened).toBeVisible();
    await pressAsItCloses(opener, opened);
    await page.keyboard.press("Escape");
    await framesOf(page, 4);
    await expect(opened).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(opened).toBeHidden();
  }

  await page.setViewportSize(phone);
  const { button, name } = windows[1];
  await page.getByRole("button", { name: button }).press("Enter");
  const drawer = page.getByRole("dialog", { name });
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
  const room = await page.evaluate(() => document.body.clientWidth);
  expect((await drawer.boundingBox())?.width).toBe(room);
});

test("what is entered in a form before hydration is kept, and is what the form verifies; a birthday ends today; a counter opens at one and closes at its minimum, and keeps the focus", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  const form = page.locator("#form-essai");
  const name = form.getByLabel("Nom", { exact: true });
  const size = form.getByLabel("Sa taille");
  const radio = form.getByRole("group", { name: "Son activité" }).getByLabel("Digestion sensible");
  const needs = form.getByRole("group", { name: "Ses besoins" });
  const photo = form.getByLabel("Sa photo");
  await name.fill("Nadia");
  await size.selectOption("Senior");
  await radio.check();
  await needs.getByLabel("Stérilisé").check();
  await needs.getByLabel("Senior").check();
  await photo.setInputFiles({
    name: "plume.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from([0xff, 0xd8, 0xff]),
  });
  const done = hydration(page);
  release();
  await done;
  const birthday = form.getByLabel("Votre date de naissance");
  await expect(birthday).toHaveAttribute("min", "1970-01-01");
  await expect(birthday).toHaveAttribute("max", dayInParis(clock.date()));
  await form.getByRole("button", { name: "Envoyer l’exemple" }).click();

  await expect(form.getByText("7 champs à corriger")).toBeVisible();
  for (const label of ["Nom", "Sa taille", "Son activité", "Ses besoins"])
    await expect(form.getByRole("link", { name: label, exact: true })).toHaveCount(0);
  await expect(name).toHaveValue("Nadia");
  await expect(size).toHaveValue("senior");
  await expect(radio).toBeChecked();
  await expect(photo).toHaveValue(/plume\.jpg$/);
  await expect(form.getByText("plume.jpg")).toBeVisible();
  await expect(needs.getByRole("checkbox", { checked: true })).toHaveCount(2);

  const add = page.getByRole("button", { name: "Ajouter", exact: true });
  await add.focus();
  await page.keyboard.press("Enter");
  const more = page.getByRole("button", { name: "Un de plus (replie)" });
  await expect(more).toBeFocused();
  await expect(page.getByRole("spinbutton", { name: "Quantité (replie)" })).toHaveValue("1");
  const field = page.getByRole("spinbutton", { name: "Quantité (replie)" });
  for (const typed of ["", "-3"]) {
    await field.fill(typed);
    await field.press("Enter");
    await expect(field).toHaveValue(typed);
    await expect(field).toHaveAccessibleDescription(translator(uiTexts)("bounds", { min: 0, max: 9 }));
  }
  await field.fill("0");
  await field.press("Enter");
  await expect(add).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("1");
  await page.getByRole("button", { name: "Un de moins (replie)" }).click();
  await expect(add).toBeFocused();
  await expect(page.getByRole("spinbutton", { name: "Quantité (replie)" })).toBeHidden();
});

async function pressAsItCloses(opener: Locator, opened: Locator): Promise<void> {
  const button = await opener.elementHandle();
  await opened.evaluate((dialog, again) => {
    new MutationObserver((_, watch) => {
      watch.disconnect();
      queueMicrotask(() => queueMicrotask(() => again instanceof HTMLElement && again.click()));
    }).observe(dialog, { attributes: true, attributeFilter: ["open"] });
  }, button);
}

const framesOf = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, count);
