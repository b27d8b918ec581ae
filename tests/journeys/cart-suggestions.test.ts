import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { expectCount, less, more, subtotal } from "./cart-controls.ts";
import { expect, test } from "./journey.ts";
import { cartLine, hydrated, openCartWith, quantity, summary } from "./shopper.ts";

const t = translator(cartTexts);
/** Of the content system. */
const title = "Pour accompagner sa gamelle";
const biscuits = "Biscuits pour chien – Poulet & carotte";

test("a suggestion is added in place, counted there, and closes at zero", async ({ page }) => {
  await openCartWith(page, "11000101");
  const suggestion = page
    .getByRole("region", { name: title })
    .getByRole("listitem")
    .filter({ hasText: biscuits });
  const add = suggestion.getByRole("button", { name: t("suggestions.addNamed", { name: biscuits }) });
  const line = cartLine(page, biscuits);
  await expect(quantity(suggestion)).toBeHidden();

  await add.click();
  await expect(quantity(suggestion)).toHaveValue("1");
  await expect(quantity(line)).toHaveValue("1");
  await expect(
    page.getByRole("status").filter({ hasText: t("suggestions.added", { name: biscuits }) }),
  ).toBeAttached();
  await expectCount(page, 2);
  await expect(summary(page)).toContainText(subtotal("31,80 €"));

  await more(suggestion).click();
  await expect(quantity(line)).toHaveValue("2");
  await expect(summary(page)).toContainText(subtotal("41,70 €"));
  await less(line).click();
  await expect(quantity(suggestion)).toHaveValue("1");

  await less(suggestion).click();
  await expect(add).toBeVisible();
  await expect(add).toBeFocused();
  await expect(quantity(suggestion)).toBeHidden();
  await expect(line).toHaveCount(0);
  await expect(summary(page)).toContainText(subtotal("21,90 €"));
  await hydrated(page, () => page.reload());
  await expectCount(page, 1);
});
