import type { Page } from "playwright/test";
import * as clock from "../../shared/time/clock.ts";
import { formatDay } from "../../shared/time/dates.ts";
import { dayAfter, dayInParis } from "../../shared/time/wall-clock.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { claire, heading, logIn, openShop } from "./shopper.ts";

const tab = "/mon-compte/mes-abonnements/2/";
/** Her next parcel leaves in 18 days. */
const claires = "/mon-compte/mes-abonnements/3/";
const inDays = (days: number) => formatDay(dayAfter(dayInParis(clock.date()), days));

/** Presses from the subscription's page on. */
function pressesOn(page: Page) {
  let count = 0;
  return {
    count: () => count,
    link: async (name: string) => {
      count++;
      await page.getByRole("main").getByRole("link", { name, exact: true }).click();
    },
    button: async (name: string) => {
      count++;
      await page.getByRole("main").getByRole("button", { name, exact: true }).click();
    },
    otherDay: async () => {
      count++;
      const other = page.getByRole("radio", { checked: false }).first();
      const day = await other.inputValue();
      await page.getByRole("radio", { name: new RegExp(`^${formatDay(day)}`) }).check();
      return day;
    },
  };
}

const notice = (page: Page, text: string | RegExp) =>
  expect(page.getByRole("main").getByRole("status").filter({ hasText: text })).toBeVisible();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("another date takes three presses, skipping two, sending now two", async ({ page }) => {
      await logIn(page);
      const open = () => (javaScriptEnabled ? openShop(page, tab) : page.goto(tab));
      await open();
      const date = pressesOn(page);
      await date.link("Changer la date");
      await expect(heading(page, "Changer la date de livraison")).toBeVisible();
      const day = await date.otherDay();
      const chosen = formatDay(day);
      await date.button("Confirmer cette date");
      await notice(page, `votre prochaine livraison partira le ${chosen}`);
      expect(date.count()).toBe(3);

      await open();
      const skip = pressesOn(page);
      await skip.link("Sauter cette livraison");
      await skip.button("Sauter cette livraison");
      await notice(page, `la prochaine partira le ${formatDay(dayAfter(day, 62))}`);
      expect(skip.count()).toBe(2);

      await page.getByRole("link", { name: `Revenir au ${chosen}` }).click();
      await page.getByRole("button", { name: "Confirmer cette date" }).click();
      await notice(page, `votre prochaine livraison partira le ${chosen}`);

      await open();
      const send = pressesOn(page);
      await send.link("Recevoir maintenant");
      await expect(heading(page, "Recevoir mon colis maintenant")).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await send.button("Confirmer et payer");
      await notice(page, "C’est payé");
      expect(send.count()).toBe(2);
    });
  });
}

test("by keyboard the calendar is a date grid: arrows, pages and Enter, and the day is said with its effect", async ({
  page,
}) => {
  await logIn(page, claire);
  await openShop(page, `${claires}?modifier=date`);
  const day = (distance: number) => page.getByRole("radio", { name: new RegExp(`^${inDays(distance)}`) });
  await day(18).focus();
  const grid = page.getByRole("grid");
  await expect(grid).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(day(25)).toBeFocused();
  await expect(day(18)).toBeChecked();
  await page.keyboard.press("ArrowRight");
  await expect(day(26)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(day(26)).toBeChecked();
  await expect(page.getByRole("status").filter({ hasText: "Votre colis partira" })).toContainText(
    `le ${inDays(26)} ; modifiable jusqu’au ${inDays(22)} à 23 h 59`,
  );
  const month = await grid.getAttribute("aria-labelledby");
  const title = page.locator(`[id="${month}"]`);
  const before = await title.textContent();
  await page.keyboard.press("PageDown");
  await expect(title).not.toHaveText(before ?? "");
  await expect(page.getByRole("grid").getByRole("radio").locator(":scope:focus")).toHaveCount(1);
  await expectAccessible(page);
  // The day that is chosen is posted though its month is not shown.
  await page.getByRole("button", { name: "Confirmer cette date" }).focus();
  await page.keyboard.press("Enter");
  await notice(page, `votre prochaine livraison partira le ${inDays(26)}`);
});

test("a pause and its end take two presses after their step, and say what they do", async ({ page }) => {
  await logIn(page, claire);
  await openShop(page, `${claires}?modifier=pause`);
  await expectAccessible(page);
  await page.getByRole("radio", { name: /^4 semaines/ }).check();
  await page.getByRole("button", { name: "Mettre en pause" }).click();
  await notice(page, "rien ne sera débité d’ici là");
  await page.getByRole("link", { name: "Reprendre plus tôt" }).click();
  await expect(heading(page, "Reprendre mes livraisons")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Reprendre mes livraisons" }).click();
  await notice(page, "C’est reparti");
});
