import type { Page } from "playwright/test";
import { departureFrom } from "../../shared/delivery/departure.ts";
import { dateTexts } from "../../shared/subscription/date/date.texts.ts";
import { shipmentTexts } from "../../shared/subscription/next-delivery/shipment.texts.ts";
import { pauseTexts } from "../../shared/subscription/pause/pause.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { formatDay } from "../../shared/time/dates.ts";
import { dayAfter } from "../../shared/time/wall-clock.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { claire, heading, navigateTo, openShop } from "./shopper.ts";
import { textPattern } from "./text-pattern.ts";

const t = translator(dateTexts);
const path = "/mon-compte/mes-abonnements/3/";

test.use({ customer: claire });

const notice = (page: Page, text: string) =>
  expect(
    page
      .getByRole("main")
      .getByRole("status")
      .filter({ hasText: textPattern(text) }),
  ).toBeVisible();
const link = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

test("by keyboard the calendar is a date grid: arrows, pages and Enter, and the day is said with its effect; a delivery is skipped, and a pause ends earlier", async ({
  page,
}) => {
  await openShop(page, `${path}?modifier=date`);
  const radio = (day: string) => page.getByRole("radio", { name: textPattern(formatDay(day)) });
  const planned = await page.getByRole("radio", { checked: true }).inputValue();
  const nextWeek = departureFrom(dayAfter(planned, 7));
  const chosen = departureFrom(dayAfter(nextWeek));
  await radio(planned).focus();
  const grid = page.getByRole("grid");
  await expect(grid).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(radio(nextWeek)).toBeFocused();
  await expect(radio(planned)).toBeChecked();
  await page.keyboard.press("ArrowRight");
  await expect(radio(chosen)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(radio(chosen)).toBeChecked();
  await expect(
    page.getByRole("status").filter({
      hasText: textPattern(
        t("date.effect", { day: formatDay(chosen), last: formatDay(dayAfter(chosen, -4)) }),
      ),
    }),
  ).toBeAttached();
  const month = await grid.getAttribute("aria-labelledby");
  const title = page.locator(`[id="${month}"]`);
  const before = await title.textContent();
  await page.keyboard.press("PageDown");
  await expect(title).not.toHaveText(before ?? "");
  await expect(page.getByRole("grid").getByRole("radio").locator(":scope:focus")).toHaveCount(1);
  await expectAccessible(page);
  await button(page, t("date.confirm")).focus();
  await page.keyboard.press("Enter");
  await notice(page, t("date.done", { day: formatDay(chosen) }));

  await link(page, shipmentTexts.passer).click();
  await button(page, t("skip.confirm")).click();
  await notice(page, t("skip.done", { skipped: formatDay(chosen), day: "{{}}" }));

  await navigateTo(page, `${path}?modifier=pause`);
  await expectAccessible(page);
  await page
    .getByRole("radio", { name: textPattern(translator(pauseTexts)("pause.weeks", { weeks: 12 })) })
    .check();
  await button(page, pauseTexts.pause.confirm).click();
  await notice(page, pauseTexts.pause.done);
  await link(page, pauseTexts.pause.undo).click();
  await expect(heading(page, pauseTexts.resume.title)).toBeVisible();
  await expectAccessible(page);
  await button(page, pauseTexts.resume.confirm).click();
  await notice(page, pauseTexts.resume.done);
});
