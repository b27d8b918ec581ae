import { expect, test } from "./journey.ts";
import { hydrated, openCartWith, summary, twoKilos } from "./shopper.ts";

/** 21,90 €. */
/** 47,90 €. */
const fiveKilos = "11000102";

test.describe("a refused code", () => {
  test.use({ expectedNoise: /status of 422/ });

  test("says at its field what is missing, keeps the draft, and works once the cart is large enough", async ({
    page,
  }) => {
    await openCartWith(page, twoKilos);
    const account = summary(page);
    await account.getByText("J’ai un code promo").click();
    const field = account.getByRole("textbox", { name: "Code promo" });
    await field.fill("bienvenue");
    await field.press("Enter");
    await expect(field).toHaveAccessibleDescription(/à partir de 30\s€ de produits.*il vous manque 8,10\s€/);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveValue("bienvenue");
    await expect(account).toContainText("Total26,80 €");

    await page.getByRole("main").getByRole("button", { name: "Un de plus : Croquettes" }).click();
    await expect(account).toContainText("Sous-total43,80 €");
    await expect(field).toHaveValue("bienvenue");
    await account.getByRole("button", { name: "Appliquer" }).click();
    await expect(account.getByRole("status").filter({ hasText: "Code promo BIENVENUE" })).toBeVisible();
    await expect(account).toContainText("Remises−5,00 €");
    await expect(account).toContainText("Total43,70 €");

    await hydrated(page, () => page.reload());
    await expect(account).toContainText("Remises−5,00 €");
    await account.getByRole("button", { name: "Retirer le code promo BIENVENUE" }).click();
    await expect(account.getByText("J’ai un code promo")).toBeVisible();
    await expect(account).not.toContainText("Remises");
    await expect(account).toContainText("Total48,70 €");
  });

  test("says whether it has ended, is used up, has not begun or is unknown", async ({ page }) => {
    await openCartWith(page, fiveKilos);
    const account = summary(page);
    await account.getByText("J’ai un code promo").click();
    const field = account.getByRole("textbox", { name: "Code promo" });
    for (const [code, reason] of [
      ["ETE2025", "a expiré le 31 août 2025"],
      ["COMPLET", "a déjà servi autant de fois que prévu"],
      ["DEMAIN", "n’est pas encore valable"],
      ["CROQUETTE", "n’existe pas"],
    ] as const) {
      await field.fill(code);
      await account.getByRole("button", { name: "Appliquer" }).click();
      await expect(field).toHaveAccessibleDescription(new RegExp(reason));
      await expect(field).toHaveValue(code);
    }
    await expect(account).toContainText("Sous-total47,90 €");
    await expect(account).not.toContainText("Remises");
  });
});

test("a gift is in the cart as free, and is removed with its reason", async ({ page }) => {
  await openCartWith(page, fiveKilos);
  const offered = page.getByRole("region", { name: "Offert avec votre commande" });
  const account = summary(page);
  await account.getByText("J’ai un code promo").click();
  await account.getByRole("textbox", { name: "Code promo" }).fill("CHIOT2026");
  await account.getByRole("button", { name: "Appliquer" }).click();
  await expect(offered).toContainText("Sachet de croquettes chiot");
  await expect(offered.getByText("Offert", { exact: true })).toBeVisible();

  await page
    .getByRole("main")
    .getByRole("button", { name: /^Un de plus/ })
    .first()
    .click();
  await expect(offered.getByRole("listitem")).toHaveText([
    /Sachet de croquettes chiot/,
    /Échantillon de friandises/,
  ]);
  await account.getByRole("button", { name: "Retirer le code promo CHIOT2026" }).click();
  await expect(offered.getByRole("listitem")).toHaveText([/Échantillon de friandises/]);
  await expect(account).toContainText("Total95,80 €");
});
