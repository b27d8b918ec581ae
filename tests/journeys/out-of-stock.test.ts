import { stockNotificationTexts } from "../../shared/product/out-of-stock/stock-notification.texts.ts";
import { productPageTexts } from "../../shared/product/product-page.texts.ts";
import { cartNotices } from "../../worker/cart/texts.ts";
import { part, whole } from "../words.ts";
import { expectAccessible } from "./accessibility.ts";
import { expectCount } from "./cart-controls.ts";
import { expect, test } from "./journey.ts";
import { openShop } from "./shopper.ts";

test.use({ expectedNoise: /status of 422/ });

const lamb = "/produits/croquettes-chien-adulte-agneau-patate-douce/12-kg/";

test("beside a format that is sold out another one is bought in one press, and its return is told by e-mail", async ({
  page,
}) => {
  await openShop(page, lamb);
  const email = page.getByLabel(stockNotificationTexts.email, { exact: true });
  await email.focus();
  await expect.poll(() => email.evaluate((input: HTMLInputElement) => input.form?.noValidate)).toBe(true);
  await page.keyboard.type("nadia@");
  await page.keyboard.press("Enter");
  const invalid = part(stockNotificationTexts.errors.email);
  await expect(email).toHaveAccessibleDescription(invalid);
  await expect(email).toHaveAccessibleDescription(part(stockNotificationTexts.use));
  await expect(email).toBeFocused();
  await expectAccessible(page);
  await email.fill("nadia @exemple.fr");
  await expect(email).not.toHaveAccessibleDescription(invalid);
  await page.keyboard.press("Enter");
  const noted = page.getByText(stockNotificationTexts.done({ email: "nadia@exemple.fr" }));
  await expect(noted).toBeFocused();
  const notice = noted.locator("xpath=ancestor::*[@role='status']");
  expect(
    await notice.evaluate((box: HTMLElement) => box.parentElement?.offsetHeight === box.offsetHeight),
  ).toBe(true);

  const instead = page.getByRole("region", { name: productPageTexts.substitute.format });
  await instead
    .getByRole("button", { name: whole(productPageTexts.substitute.add, { format: "5 kg" }) })
    .click();
  await expect(instead.getByRole("status")).toContainText(cartNotices.addedAlone);
  await expectCount(page, 1);
  await expect(page).toHaveURL(lamb);
});
