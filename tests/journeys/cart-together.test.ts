import { expect, test } from "./journey.ts";
import { cartLink, chicken, chooseFormat, documentLoads, isAt, openShop } from "./shopper.ts";

test("a pair is bought in the chosen format where the page is, and back leads to the page before", async ({
  page,
}) => {
  await openShop(page, "/chien/croquettes/");
  await page.getByRole("link", { name: chicken.name }).click();
  await chooseFormat(page, "5 kg", `${chicken.path}5-kg/`);
  const loads = documentLoads(page);
  const pair = page.getByRole("region", { name: /bi-nutrition/ });
  await expect(pair).toContainText("5 kg");
  const button = pair.getByRole("button", { name: /^Ajouter les deux/ });
  await button.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  expect(before).toBeGreaterThan(100);
  await button.click();
  await expect(pair.getByRole("status")).toContainText("Tout est dans votre panier.");
  await expect(cartLink(page)).toHaveAccessibleName(/2 articles/);
  await expect(page).toHaveURL(isAt(`${chicken.path}5-kg/`));
  expect(await scrolled()).toBe(before);
  expect(loads).toEqual([]);

  // What is there already is not added a second time.
  await button.click();
  await expect(pair.getByRole("status")).toContainText("Déjà dans votre panier");
  await expect(cartLink(page)).toHaveAccessibleName(/2 articles/);

  await pair.getByRole("link", { name: "Voir le panier" }).click();
  await expect(page).toHaveURL("/panier/");
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(isAt(`${chicken.path}5-kg/`));
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(isAt(chicken.path));
});
