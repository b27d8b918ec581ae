import { menuTexts } from "../../shared/menu/menu.texts.ts";
import { menuOf } from "../../shared/menu/menu-frame.texts.ts";
import { menuResultTexts } from "../../shared/menu/menu-result.texts.ts";
import { shoppingListTexts } from "../../shared/menu/shopping-list.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { drawer, expectWhole, heading, hugo, openShop, phone } from "./shopper.ts";
import { textPattern } from "./text-pattern.ts";

const t = translator(menuTexts);
const moka = { name: "Moka" };

test.use({ customer: hugo });

test("on a telephone a cat's menu goes from its profile into the cart, and prints its week", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openShop(page, "/guide-bi-nutrition/4/");
  await expect(heading(page, t("profil.title", moka))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: t("next") }).click();
  await expect(heading(page, t("selection.title"))).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("radio", { name: textPattern(t("selection.thrice")) }).check();
  const recipes = page.getByRole("group", { name: t("selection.wet") }).getByRole("checkbox");
  for (const place of [0, 1, 2, 3]) await recipes.nth(place).check();
  await expect(page.getByRole("alert").filter({ hasText: "3 recettes au maximum" })).toBeVisible();
  const submit = page.getByRole("button", { name: t("selection.submit.ration") });
  await submit.click();
  await expect(recipes.first()).toBeFocused();
  await recipes.nth(3).uncheck();
  await submit.click();
  await expect(heading(page, t("ration.title"))).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: t("ration.submit") }).click();
  await expect(heading(page, menuOf(moka))).toBeVisible();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(8);
  await expectAccessible(page);
  await expect(page.getByText("Jour 7")).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Jour 7")).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.goBack();
  await expect(heading(page, t("ration.title"))).toBeVisible();
  await page.goForward();
  const add = page.getByRole("button", { name: shoppingListTexts.submit });
  await expectWhole(add);
  await page.getByText(/en abonnement$/).click();
  await page.getByRole("radio", { name: textPattern(shoppingListTexts.subscription) }).check();
  await add.click();
  await expect(drawer(page)).toContainText("Croquettes chat");
  await expect(drawer(page)).toContainText("Tous les mois");
});

test("a menu is made with the keyboard alone", async ({ page }) => {
  await openShop(page, "/mini-guide-bi-nutrition/4/");
  await page.getByRole("radio", { name: textPattern(t("selection.daily")) }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: textPattern(t("selection.thrice")) })).toBeChecked();
  await page.getByRole("button", { name: t("selection.submit.resultat") }).press("Enter");
  await expect(heading(page, menuOf(moka))).toBeInViewport();
  await page.getByRole("heading", { name: menuResultTexts.check.title }).locator("..").press("Enter");
  await expect(
    page.getByText(textPattern(translator(menuResultTexts)("check.source", { source: "FEDIAF" }))),
  ).toBeVisible();
  await page.getByRole("button", { name: shoppingListTexts.submit }).press("Enter");
  await expect(drawer(page)).toContainText("Croquettes chat");
});
