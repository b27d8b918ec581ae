import type { Page } from "playwright/test";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { every } from "../../shared/frequency/frequency.ts";
import { translator } from "../../shared/text/translator.ts";
import { expectCount, frequency, less, more, subtotal, total } from "./cart-controls.ts";
import { expect, test } from "./journey.ts";
import { cartLine, openCartWith, quantity, summary } from "./shopper.ts";

const t = translator(cartTexts);
const title = "Pour accompagner sa gamelle";
const biscuits = "Biscuits pour chien – Poulet & carotte";

test("a suggestion is added in place, counted there, and closes at zero; a printed cart has its lines and amounts only", async ({
  page,
}) => {
  await openCartWith(page, "11000102", 2);
  const suggestion = page
    .getByRole("region", { name: title })
    .getByRole("listitem")
    .filter({ hasText: biscuits });
  const add = suggestion.getByRole("button", { name: t("suggestions.addNamed", { name: biscuits }) });
  const line = cartLine(page, biscuits);
  await expect(quantity(suggestion)).toBeHidden();

  const held = Promise.withResolvers<void>();
  await page.route("**/api/cart/items", async (route) => {
    await held.promise;
    await route.continue();
  });
  await add.click();
  await more(suggestion).click();
  await expect(quantity(suggestion)).toHaveValue("2");
  held.resolve();
  await expect(quantity(line)).toHaveValue("2");
  await expect(
    page.getByRole("status").filter({ hasText: t("suggestions.added", { name: biscuits }) }),
  ).toBeAttached();
  await less(suggestion).click();
  await expect(quantity(suggestion)).toHaveValue("1");
  await expect(quantity(line)).toHaveValue("1");
  await expectCount(page, 3);
  await expect(summary(page)).toContainText(subtotal("105,70 €"));

  await more(suggestion).click();
  await expect(quantity(line)).toHaveValue("2");
  await expect(summary(page)).toContainText(subtotal("115,60 €"));
  await frequency(line).selectOption("62");
  await expect(summary(page)).toContainText(total("113,62 €"));
  await page.emulateMedia({ media: "print" });
  await expectPrinted(page);
  await page.emulateMedia({ media: "screen" });

  await less(line).click();
  await expect(quantity(suggestion)).toHaveValue("1");

  await less(suggestion).click();
  await expect(add).toBeVisible();
  await expect(add).toBeFocused();
  await expect(quantity(suggestion)).toBeHidden();
  await expect(line).toHaveCount(0);
  await expect(summary(page)).toContainText(subtotal("95,80 €"));
  await expectCount(page, 2);
});

async function expectPrinted(page: Page): Promise<void> {
  const suggestions = page.getByRole("region", { name: title });
  for (const left of [page.getByRole("banner"), page.getByRole("contentinfo"), suggestions]) {
    await expect(left).toBeHidden();
  }
  for (const control of ["button", "spinbutton", "combobox", "textbox"] as const) {
    await expect(page.getByRole(control)).toHaveCount(0);
  }
  await expect(page.getByText(cartTexts.coupon.question)).toBeHidden();

  await expect(page.getByRole("heading", { level: 1, name: cartTexts.title })).toBeVisible();
  const lines = page.getByRole("main").getByRole("listitem");
  for (const [name, ...texts] of [
    ["Croquettes chien adulte", "5 kg × 2", "95,80 €"],
    ["Biscuits pour chien", "200 g × 2", "17,82 €", every({ label: "2 mois" })],
  ] as const) {
    const line = lines.filter({ hasText: name }).first();
    await expect(line).toBeVisible();
    const onPaper = await line.innerText();
    for (const words of texts) expect(onPaper.replaceAll(/\s+/g, " ")).toContain(words);
  }
  await expect(page.getByText("Échantillon de friandises")).toBeVisible();
  await expect(summary(page)).toBeVisible();
}
