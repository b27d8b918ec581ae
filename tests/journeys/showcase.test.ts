import * as clock from "../../shared/time/clock.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { holdBack, hydration, openShop, phone } from "./shopper.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const path = "/_sandbox/composants/";

test("the components are accessible in every state", async ({ page }) => {
  await openShop(page, path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Composants");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
  }
});

for (const [kind, button, name] of [
  ["dialog", "Ouvrir la fenêtre", "Supprimer cette adresse ?"],
  ["drawer", "Ouvrir le volet", "Votre panier"],
] as const) {
  test(`a ${kind} is opened, used and closed by keyboard, and returns the focus`, async ({ page }) => {
    await openShop(page, path);
    const opener = page.getByRole("button", { name: button });
    await opener.focus();
    await page.keyboard.press("Enter");
    const opened = page.getByRole("dialog", { name });
    await expect(opened).toBeVisible();
    await expect(opened.getByRole("button", { name: "Fermer" })).toBeFocused();
    await expectAccessible(page);

    await page.mouse.wheel(0, 600);
    const scrolled = await page.evaluate(() => scrollY);
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press("Tab");
      // The focus may move to the browser's own bar, but not to the page behind.
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
  });

  test(`a ${kind} is closed by its button and by a press outside, not by one inside`, async ({ page }) => {
    await openShop(page, path);
    const opener = page.getByRole("button", { name: button });
    const opened = page.getByRole("dialog", { name });
    await opener.click();
    await opened.getByRole("heading", { name }).click();
    await expect(opened).toBeVisible();
    await opened.getByRole("button", { name: "Fermer" }).click();
    await expect(opened).toBeHidden();

    await opener.click();
    await expect(opened).toBeVisible();
    await page.mouse.click(20, 200);
    await expect(opened).toBeHidden();
  });
}

test("a drawer is as wide as the window on a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  await openShop(page, path);
  await page.getByRole("button", { name: "Ouvrir le volet" }).click();
  const drawer = page.getByRole("dialog", { name: "Votre panier" });
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
  // With a classic scrollbar the window ends before it.
  const room = await page.evaluate(() => document.body.clientWidth);
  expect((await drawer.boundingBox())?.width).toBe(room);
});

test("a counter opens at one and closes at its minimum, and keeps the focus", async ({ page }) => {
  await openShop(page, path);
  const add = page.getByRole("button", { name: "Ajouter", exact: true });
  await add.focus();
  await page.keyboard.press("Enter");
  const more = page.getByRole("button", { name: "Un de plus (replie)" });
  await expect(more).toBeFocused();
  await expect(page.getByRole("spinbutton", { name: "Quantité (replie)" })).toHaveValue("1");
  const field = page.getByRole("spinbutton", { name: "Quantité (replie)" });
  await field.fill("");
  await field.blur();
  await expect(field).toHaveValue("1");
  // A value below the minimum becomes the minimum (spec 5, counter).
  await field.fill("-3");
  await field.press("Enter");
  await expect(add).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("1");
  await page.getByRole("button", { name: "Un de moins (replie)" }).click();
  await expect(add).toBeFocused();
  await expect(page.getByRole("spinbutton", { name: "Quantité (replie)" })).toBeHidden();
});

test("what is entered in a form before hydration is kept, and is what the form verifies", async ({
  page,
}) => {
  const release = await holdBack(page, "**/assets/*.js");
  await page.goto(path, { waitUntil: "commit" });
  const form = page.locator("#form-essai");
  const name = form.getByLabel("Nom", { exact: true });
  const size = form.getByLabel("Sa taille");
  const radio = form.getByRole("group", { name: "Son activité" }).getByLabel("Digestion sensible");
  const needs = form.getByRole("group", { name: "Ses besoins" });
  await name.fill("Nadia");
  await size.selectOption("Senior");
  await radio.check();
  await needs.getByLabel("Stérilisé").check();
  await needs.getByLabel("Senior").check();
  const done = hydration(page);
  release();
  await done;
  await form.getByRole("button", { name: "Envoyer l’exemple" }).click();

  await expect(form.getByText("7 champs à corriger")).toBeVisible();
  for (const label of ["Nom", "Sa taille", "Son activité", "Ses besoins"])
    await expect(form.getByRole("link", { name: label, exact: true })).toHaveCount(0);
  await expect(name).toHaveValue("Nadia");
  await expect(size).toHaveValue("senior");
  await expect(radio).toBeChecked();
  await expect(needs.getByRole("checkbox", { checked: true })).toHaveCount(2);
});

test("a refused form keeps the boxes that were ticked, and no others", async ({ page }) => {
  await openShop(page, path);
  const needs = page.locator("#form-refuse").getByRole("group", { name: "Ses besoins" });
  await expect(needs.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await expect(needs.getByLabel("Stérilisé")).toBeChecked();
});

test("a birthday lies between 1970 and today (spec 5, birthday)", async ({ page }) => {
  await openShop(page, path);
  const birthday = page.getByLabel("Votre date de naissance").first();
  await expect(birthday).toHaveAttribute("min", "1970-01-01");
  await expect(birthday).toHaveAttribute("max", clock.date().toISOString().slice(0, 10));
});

test("no other screen loads the showcase", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await openShop(page, "/");
  expect(loaded.filter((url) => url.includes("showcase-screen"))).toEqual([]);
});
