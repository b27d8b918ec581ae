import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { more, subtotal, total } from "./cart-controls.ts";
import { expect, test } from "./journey.ts";
import { cartLine, openCartWith, summary, twoKilos } from "./shopper.ts";

const { coupon: texts, accounting } = cartTexts;
const t = translator(cartTexts);

test.describe("a code", () => {
  test.use({ expectedNoise: /status of 422/ });

  test("that is refused says why at its field and keeps the draft; accepted, it changes amounts and gifts until it is removed", async ({
    page,
  }) => {
    await openCartWith(page, twoKilos);
    const account = summary(page);
    const fold = account.getByText(texts.question);
    const field = account.getByRole("textbox", { name: texts.label });
    const apply = account.getByRole("button", { name: texts.apply });
    await fold.click();
    await field.fill("bienvenue");
    await field.press("Enter");
    await expect(field).toHaveAccessibleDescription(/à partir de 30\s€ de produits.*il vous manque 8,10\s€/);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveValue("bienvenue");
    await expect(account).toContainText(total("26,80 €"));
    await field.press("X");
    await expect(field).toHaveAccessibleDescription("");
    await field.press("Backspace");

    await more(cartLine(page)).click();
    await expect(account).toContainText(subtotal("43,80 €"));
    await expect(field).toHaveValue("bienvenue");
    await apply.click();
    await expect(account.getByRole("status").filter({ hasText: `${texts.applied} BIENVENUE` })).toBeVisible();
    await expect(account).toContainText(`${accounting.promotion}−5,00 €`);
    await expect(account).toContainText(total("43,70 €"));

    await account.getByRole("button", { name: t("coupon.removeNamed", { code: "BIENVENUE" }) }).click();
    await expect(fold).toBeVisible();
    await expect(account).not.toContainText(accounting.promotion);
    await expect(account).toContainText(total("48,70 €"));

    const offered = page.getByRole("region", { name: cartTexts.free });
    await field.fill("CHIOT2026");
    await apply.click();
    await expect(offered).toContainText("Sachet de croquettes chiot");
    await expect(offered.getByText(cartTexts.offered, { exact: true })).toBeVisible();
    await account.getByRole("button", { name: t("coupon.removeNamed", { code: "CHIOT2026" }) }).click();
    await expect(offered).toBeHidden();
    await expect(account).toContainText(total("48,70 €"));
  });
});
