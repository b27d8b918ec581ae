import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { chicken, heading, logIn, openShop } from "./shopper.ts";

const oslo = "/mon-compte/mes-animaux/1/";

test("a new weight shows the ration before and after, and is then saved in place", async ({ page }) => {
  await logIn(page);
  await openShop(page, oslo);
  const field = page.getByLabel("Poids d’aujourd’hui (kg)");
  await field.fill("lourd");
  await page.getByRole("button", { name: "Voir sa ration" }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");

  await field.fill("19,2");
  await field.press("Enter");
  const change = page.getByRole("table").filter({ hasText: "Ses besoins" });
  await expect(change).toContainText("À 18,5 kg");
  await expect(change).toContainText(/kcal.*kcal/);
  await expect(page.getByRole("status").filter({ hasText: "ses besoins passent de" })).toHaveCount(1);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Enregistrer 19,2 kg" }).click();
  await expect(page.getByText("C’est noté : Oslo pèse 19,2 kg.")).toBeVisible();
  await expect(heading(page, "Oslo")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Enregistrer/ })).toHaveCount(0);
});

test("the calculator of a product is filled in with an own animal, by its name", async ({ page }) => {
  await logIn(page);
  await openShop(page, chicken.path);
  await page.getByText("Calculer sa ration", { exact: true }).click();
  const form = page.getByRole("form", { name: "Calculer sa ration" });
  await page.getByLabel("Pour lequel de vos animaux ?").selectOption("Oslo");
  await expect(form.getByLabel("Son poids")).toHaveValue(/^1[89],\d$/);
  await form.getByRole("button", { name: "Calculer" }).click();
  await expect(page.locator("#ration")).toContainText(/\d+\sg/);
});
