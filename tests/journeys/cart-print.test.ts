import { expect, test } from "./journey.ts";
import { cartLine, openCartWith, summary } from "./shopper.ts";

test("a printed cart has its lines and amounts only", async ({ page }) => {
  await openCartWith(page, "11000102,13000301", 2);
  const suggestions = page.getByRole("region", { name: "Pour accompagner sa gamelle" });
  await expect(suggestions).toBeVisible();
  await cartLine(page, "Biscuits pour chien")
    .getByLabel(/^Rythme de livraison/)
    .selectOption("Tous les 2 mois");
  await expect(summary(page)).toContainText("Total113,62 €");
  await page.emulateMedia({ media: "print" });

  for (const left of [page.getByRole("banner"), page.getByRole("contentinfo"), suggestions]) {
    await expect(left).toBeHidden();
  }
  for (const control of ["button", "spinbutton", "combobox", "textbox"] as const) {
    await expect(page.getByRole(control)).toHaveCount(0);
  }
  await expect(page.getByText("J’ai un code promo")).toBeHidden();

  await expect(page.getByRole("heading", { level: 1, name: "Votre panier" })).toBeVisible();
  const lines = page.getByRole("main").getByRole("listitem");
  for (const [name, ...texts] of [
    ["Croquettes chien adulte", "5 kg × 2", "95,80 €"],
    ["Biscuits pour chien", "200 g × 2", "17,82 €", "Tous les 2 mois"],
  ] as const) {
    const line = lines.filter({ hasText: name }).first();
    await expect(line).toBeVisible();
    const onPaper = await line.innerText();
    for (const words of texts) expect(onPaper.replaceAll(/\s+/g, " ")).toContain(words);
  }
  await expect(page.getByText("Échantillon de friandises")).toBeVisible();
  await expect(summary(page)).toBeVisible();
});
