import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { every } from "../../shared/subscription/texts.ts";
import { frequency, total } from "./cart-controls.ts";
import { expect, test } from "./journey.ts";
import { cartLine, openCartWith, summary } from "./shopper.ts";

test("a printed cart has its lines and amounts only", async ({ page }) => {
  await openCartWith(page, "11000102,13000301", 2);
  const suggestions = page.getByRole("region", { name: "Pour accompagner sa gamelle" });
  await expect(suggestions).toBeVisible();
  await frequency(cartLine(page, "Biscuits pour chien")).selectOption("62");
  await expect(summary(page)).toContainText(total("113,62 €"));
  await page.emulateMedia({ media: "print" });

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
});
