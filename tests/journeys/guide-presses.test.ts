import type { Locator } from "playwright/test";
import { expect, test } from "./journey.ts";
import { heading, hugo, hydrated, logIn, openShop, phone } from "./shopper.ts";

test("from the home page a new dog has its result in twelve presses, one that is known in three", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const main = page.getByRole("main");
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  const answer = (name: string | RegExp) => press(main.getByRole("button", { name }));

  await openShop(page);
  // Another layout: a page is loaded.
  await hydrated(page, () => press(main.getByRole("link", { name: "Trouver sa croquette" })));
  await answer("Un chien");
  await expect(heading(page, "Comment s’appelle votre chien ?")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Rex");
  await answer("Mâle");
  await page.getByRole("combobox", { name: "Race" }).fill("teckel");
  await press(page.getByRole("option", { name: "Teckel standard" }));
  await page.getByLabel("Années").fill("4");
  await answer("Continuer");
  await page.getByLabel("Poids (kg)").fill("8,4");
  await answer("Continuer");
  await answer("Oui");
  await answer(/^Idéal/);
  await answer(/^Modérée/);
  await answer("Rien à signaler");
  await answer("Continuer");
  await answer("Je ne sais pas");
  await expect(heading(page, "Que donner à Rex")).toBeVisible();
  expect(presses).toBeLessThanOrEqual(12);

  await logIn(page, hugo);
  await openShop(page);
  presses = 0;
  await press(main.getByRole("link", { name: "Trouver sa croquette" }));
  await press(main.getByRole("link", { name: /Pistache/ }));
  await expect(heading(page, /Pistache/)).toBeVisible();
  expect(presses).toBeLessThanOrEqual(3);
});
