import type { Page } from "playwright/test";
import { testNow } from "../../scripts/test-clock.ts";
import { departureFrom } from "../../shared/delivery/departure.ts";
import { shipmentTexts } from "../../shared/subscription/next-delivery/shipment.texts.ts";
import { subscriptionTexts } from "../../shared/subscription/subscription.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { dayAfter, dayInParis } from "../../shared/time/wall-clock.ts";
import { daysBetween, today } from "../days.ts";
import { expect, takeClock, test } from "./journey.ts";
import { camille, navigateTo, openShop } from "./shopper.ts";
import { textPattern } from "./text-pattern.ts";

const t = translator(shipmentTexts);
const dog = "/mon-compte/mes-abonnements/1/";
const step = `${dog}?modifier=passer`;
const hour = 3_600_000;
const planned = departureFrom(dayAfter(dayInParis(new Date(testNow)), 9));
/** Milliseconds; changes end four days before the parcel leaves. */
const nearDeadline = ((daysBetween(today(), planned) - 4) * 24 - 20) * hour;
const pastDeadline = nearDeadline + 50 * hour;
const longAgo = new Date("2019-03-01T08:00:00Z");

test.use({ customer: camille });

const why = (page: Page) => page.getByText(textPattern(t("lock.why", { day: "{{}}", moment: "{{}}" })));
const skip = (page: Page) => page.getByRole("link", { name: t("passer") });
const said = (page: Page) => page.getByRole("status").filter({ hasText: t("lock.now") });

const lockReady = (page: Page) =>
  expect(page.locator('page-island[when="idle"]:not([ready])')).toHaveCount(0);

test("tabs, countdown and lock are walked on one page, whose telephone’s clock is years behind", async ({
  page,
}) => {
  await (await takeClock(page)).install({ time: longAgo });
  await openShop(page, dog);

  await test.step("the tabs are links that keep the focus", async () => {
    const terms = page.getByRole("link", { name: t("tabs.mon-abonnement"), exact: true });
    await terms.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\?onglet=mon-abonnement$/);
    await expect(terms).toHaveAttribute("aria-current", "page");
    await expect(terms).toBeFocused();
    await page.goBack();
    await expect(page.getByRole("heading", { name: subscriptionTexts.goods.title })).toBeVisible();
  });

  await test.step("a tab that was left open counts down without reading it out, and locks itself once at the server’s moment, though the telephone’s clock is years behind", async () => {
    const deadline = page.getByText(textPattern(t("until", { moment: "{{}}" })));
    await expect(skip(page)).toBeVisible();
    await expect(deadline).not.toContainText("encore");
    await lockReady(page);
    await page.clock.fastForward(nearDeadline);
    await expect(deadline).toContainText(/encore \d+ heures/);
    await expect(
      page.locator("[aria-live], [role=status], [role=alert]").filter({ hasText: "encore" }),
    ).toHaveCount(0);

    await page.clock.fastForward(pastDeadline - nearDeadline);
    await expect(why(page)).toBeVisible();
    await expect(said(page)).toHaveCount(1);
    await expect(skip(page)).toHaveCount(0);
    await page.getByRole("link", { name: t("tabs.mon-abonnement"), exact: true }).click();
    await expect(page.getByRole("link", { name: subscriptionTexts.terms.frequence })).toBeVisible();
  });

  const confirm = page.getByRole("button", { name: t("passer") });
  await test.step("a step locks itself under the shopper’s hands, and gives the focus a place", async () => {
    await navigateTo(page, step);
    await lockReady(page);
    await confirm.focus();
    await page.clock.fastForward(pastDeadline);
    await expect(why(page)).toBeVisible();
    await expect(confirm).toHaveCount(0);
    await expect(said(page)).toBeFocused();
  });

  await test.step("a page whose timers slept locks itself when it is seen again", async () => {
    for (const [event, path, change, wall] of [
      ["pageshow", dog, skip(page), longAgo.getTime() + 1000 * hour],
      ["visibilitychange", step, confirm, longAgo.getTime() + 2000 * hour],
    ] as const) {
      await navigateTo(page, path);
      await lockReady(page);
      await expect(change).toBeVisible();
      await page.clock.setSystemTime(wall);
      await expect(change).toBeVisible();
      await page.evaluate(
        (name) => (name === "pageshow" ? window : document).dispatchEvent(new Event(name)),
        event,
      );
      await expect(why(page)).toBeVisible();
      await expect(change).toHaveCount(0);
    }
  });
});
