import { productScreenTexts } from "../../client/features/product/buy-box.texts.ts";
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
  const refusal = page.getByText(translator(uiTexts)("bounds", { min: 1, max: maximumQuantity }));
  const field = page.getByRole("main").getByLabel(productScreenTexts.buy.quantity);
  for (const typed of ["0", "-1", "1.5", "", "1000"]) {
    await field.fill(typed);
    await addButton(page).click();
    await expect(refusal).toBeVisible();
    await expect(field).toHaveValue(typed);
    await expect(field).toHaveAccessibleDescription(await refusal.innerText());
  }
  await expectAccessible(page);
  await expectCount(page, 0);
  await field.fill("2");
  await addButton(page).click();
  await expect(refusal).toHaveCount(0);
  await expect(added(page)).toBeVisible();
  await expectCount(page, 2);

  await walkToCart(page);
  const line = cartLine(page);
  await quantity(line).fill("1.5");
  await quantity(line).press("Tab");
  await expect(line.getByRole("alert")).toHaveText(await refusal.innerText());
  await more(line).click();
  await expect(line.getByRole("alert")).toHaveCount(0);
  await expectCount(page, 2);
  await more(line).click();
  await expectCount(page, 3);
  await quantity(line).fill("0");
  await quantity(line).press("Enter");
  await expectCount(page, 0);
  await undo(page).click();
  await expect(quantity(line)).toHaveValue("3");
  await expectCount(page, 3);
});
