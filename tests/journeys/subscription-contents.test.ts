import type { Locator, Page } from "playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { camille, claire, heading, logIn, openShop } from "./shopper.ts";

const otherFood = "/produits/croquettes-chat-adulte-poulet-riz/";

test.use({ expectedNoise: /status of 422/ });

const main = (page: Page) => page.getByRole("main");
const link = (page: Page, name: string | RegExp) => main(page).getByRole("link", { name }).first();
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });

const expectNotice = (page: Page, text: string | RegExp) =>
  expect(main(page).getByRole("status").filter({ hasText: text })).toBeVisible();

const counter = (page: Page) =>
  main(page)
    .locator("input[inputmode=numeric]")
    .and(page.getByLabel(/^Quantité de /))
    .first();

async function press(...targets: Locator[]): Promise<number> {
  for (const target of targets) await target.click();
  return targets.length;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });
    // What is swapped and removed is counted by no other journey.
    const who = javaScriptEnabled ? camille : claire;
    const tab = `/mon-compte/mes-abonnements/${javaScriptEnabled ? 2 : 3}/`;
    const open = (page: Page, path = tab) => (javaScriptEnabled ? openShop(page, path) : page.goto(path));

    test("a swap takes three presses from the subscription, a removal two", async ({ page }) => {
      await logIn(page, who);
      await open(page);
      const format = page.getByRole("radio", { disabled: false }).first();
      expect(await press(link(page, /^Échanger /), format, button(page, "Échanger"))).toBe(3);
      await expectNotice(page, /remplace .* Total de votre colis du/);
      await link(page, "Revenir à l’ancien produit").click();
      await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
      await button(page, "Échanger").click();
      await expectNotice(page, "remplace");

      await open(page);
      expect(await press(link(page, /^Retirer /), button(page, "Enregistrer"))).toBe(2);
      await expectNotice(page, /\s: retiré\. Total de votre colis du/);
    });

    test("a quantity and a code are told with the new total, a code that does not exist beside its field", async ({
      page,
    }) => {
      await logIn(page, who);
      await open(page);
      await link(page, /^Quantité de /).click();
      await counter(page).fill("3");
      await button(page, "Enregistrer").click();
      await expectNotice(page, /\s: 3\. Total de votre colis du/);

      await link(page, "Codes promo").click();
      const code = page.getByRole("textbox", { name: "Code promo" });
      await code.fill("RIEN-DE-TEL");
      await button(page, "Ajouter ce code").click();
      await expect(code).toHaveAccessibleDescription(/n’existe pas/);
      await code.fill("FIDELE10");
      await button(page, "Ajouter ce code").click();
      await expectNotice(page, "Le code FIDELE10 est appliqué.");
    });

    test("a product goes from its page into the next parcel in two presses, and comes out of it in two", async ({
      page,
    }) => {
      await logIn(page, who);
      await open(page, otherFood);
      const add = button(page, "Ajouter à mon colis");
      expect(await press(link(page, "Ajouter à mon prochain colis"), add)).toBe(2);
      await expectNotice(page, "part avec votre prochain colis, une seule fois");
      const back = link(page, "Retirer de mon colis");
      expect(await press(back, button(page, "Enregistrer"))).toBe(2);
      await expectNotice(page, /\s: retiré\./);
    });
  });
}

test("by keyboard a product is swapped, and a wrong quantity is corrected where it is said", async ({
  page,
}) => {
  await logIn(page);
  const tab = "/mon-compte/mes-abonnements/2/";
  await openShop(page, tab);
  await link(page, /^Échanger /).focus();
  await page.keyboard.press("Enter");
  await expect(heading(page, "Échanger un produit")).toBeFocused();
  const choices = page.getByRole("radio", { disabled: false });
  await choices.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(choices.nth(1)).toBeChecked();
  await page.keyboard.press("Enter");
  await expectNotice(page, "remplace");

  await openShop(page, `${tab}?modifier=quantites`);
  const quantity = counter(page);
  const other = (await quantity.inputValue()) === "2" ? "1" : "2";
  await quantity.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("99");
  await page.keyboard.press("Enter");
  await expect(quantity).toBeFocused();
  await expect(quantity).toHaveAccessibleDescription(/il n’en reste que/);
  await expectAccessible(page);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(other);
  await page.keyboard.press("Enter");
  await expectNotice(page, "Total de votre colis du");
});
