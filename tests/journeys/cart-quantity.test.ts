import { productScreenTexts } from "../../client/features/product/buy-box/buy-box.texts.ts";
import { maximumQuantity } from "../../shared/cart/cart.ts";
import { uiTexts } from "../../shared/text/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { expectAccessible } from "./accessibility.ts";
import { addButton, added, expectCount, more, undo } from "./cart-controls.ts";
import { expect, test } from "./journey.ts";
import { cartLine, chicken, openShop, phone, quantity, walkToCart } from "./shopper.ts";

test.use({ viewport: phone });

test("a quantity that cannot be is neither corrected nor added without a word; a typed 0 removes the line, which can be put back", async ({
  page,
}) => {
  await openShop(page, chicken.path);
  const bounds = translator(uiTexts)("bounds", { min: 1, max: maximumQuantity });
  const refusal = page.getByText(bounds);
  const field = page.getByRole("main").getByLabel(productScreenTexts.buy.quantity);
  for (const typed of ["0", "-1", "1.5", "", "1000"]) {
    await field.fill(typed);
    await addButton(page).click();
    await expect(refusal).toBeVisible();
    await expect(field).toHaveValue(typed);
    await expect(field).toHaveAccessibleDescription(bounds);
  }
  await expectAccessible(page);
  await expectCount(page, 0);
  await field.fill("5");
  await expect(refusal).toHaveCount(0);
  await addButton(page).click();
  await expect(added(page)).toBeVisible();
  await expectCount(page, 5);

  await walkToCart(page);
  const line = cartLine(page);
  for (const typed of ["", "1000"]) {
    await quantity(line).fill(typed);
    await quantity(line).press("Tab");
    await expect(line.getByRole("alert")).toHaveText(bounds);
  }
  await more(line).click();
  await expect(line.getByRole("alert")).toHaveCount(0);
  await expect(quantity(line)).toHaveValue("6");
  await expectCount(page, 6);
  await quantity(line).fill("0");
  await quantity(line).press("Enter");
  await expectCount(page, 0);
  await undo(page).click();
  await expect(quantity(line)).toHaveValue("6");
  await expectCount(page, 6);
});
