import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { cartLink, openShop } from "./shopper.ts";

test.use({ expectedNoise: /status of 422/ });

const lamb = "/produits/croquettes-chien-adulte-agneau-patate-douce/12-kg/";

test("beside a format that is sold out another one is bought in one press, and its return is told by e-mail", async ({
  page,
}) => {
  await openShop(page, lamb);
  const email = page.getByLabel("Votre e-mail", { exact: true });
  await email.focus();
  // The script of the form loads with the focus.
  await expect.poll(() => email.evaluate((input: HTMLInputElement) => input.form?.noValidate)).toBe(true);
  await page.keyboard.type("nadia@");
  await page.keyboard.press("Enter");
  await expect(email).toHaveAccessibleDescription(/n’est pas valide/);
  await expect(email).toHaveAccessibleDescription(/Votre adresse sert à ce seul message/);
  await expect(email).toBeFocused();
  await expectAccessible(page);
  await email.fill("nadia@exemple.fr");
  await expect(email).toHaveAccessibleDescription(/n’est pas valide/);
  const before = await email.evaluate((input: HTMLInputElement) => input.form?.offsetHeight);
  await page.keyboard.press("Enter");
  const noted = page.getByText(/^C’est noté.* à nadia@exemple\.fr/);
  await expect(noted).toBeFocused();
  const place = noted.locator("xpath=ancestor::*[@role='status']/..");
  expect(await place.evaluate((box: HTMLElement) => box.offsetHeight)).toBe(before);

  const instead = page.getByRole("region", { name: "En stock dans un autre format" });
  await instead.getByRole("button", { name: /^Ajouter 5\skg au panier, / }).click();
  await expect(instead.getByRole("status")).toContainText("C’est dans votre panier.");
  await expect(cartLink(page)).toHaveAccessibleName(/1 article/);
  await expect(page).toHaveURL(lamb);
});
