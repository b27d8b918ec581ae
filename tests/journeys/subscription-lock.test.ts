import type { Page } from "playwright/test";
import * as clock from "../../shared/time/clock.ts";
import { expect, test } from "./journey.ts";
import { hydrated, logIn } from "./shopper.ts";

const dog = "/mon-compte/mes-abonnements/1/";
const hour = 3_600_000;
/** The parcel leaves in nine days. */
const pastDeadline = 150 * hour;

const why = (page: Page) => page.getByText(/est en préparation depuis le/);
const skip = (page: Page) => page.getByRole("link", { name: "Sauter cette livraison" });
const said = (page: Page) => page.getByRole("status").filter({ hasText: "Le délai est passé" });

/** At the machine's own time unless another one is wanted. */
async function open(page: Page, path: string, time: number | Date = clock.now()): Promise<void> {
  await page.clock.install({ time });
  await logIn(page);
  await hydrated(page, () => page.goto(path));
}

test("a tab that was left open overnight locks itself at the deadline, and says so once", async ({
  page,
}) => {
  await open(page, dog);
  await expect(skip(page)).toBeVisible();
  await page.clock.fastForward(pastDeadline);
  await expect(why(page)).toBeVisible();
  await expect(said(page)).toHaveCount(1);
  await expect(skip(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Mon abonnement", exact: true }).click();
  await expect(page.getByRole("link", { name: "Changer le rythme" })).toBeVisible();
});

test("a step locks itself under the shopper’s hands, and gives the focus a place", async ({ page }) => {
  await open(page, `${dog}?modifier=passer`);
  const confirm = page.getByRole("button", { name: "Sauter cette livraison" });
  await confirm.focus();
  await page.clock.fastForward(pastDeadline);
  await expect(why(page)).toBeVisible();
  await expect(confirm).toHaveCount(0);
  await expect(said(page)).toBeFocused();
});

test("a telephone whose clock is years behind locks at the server’s moment all the same", async ({
  page,
}) => {
  await open(page, dog, new Date("2019-03-01T08:00:00Z"));
  await expect(skip(page)).toBeVisible();
  await page.clock.fastForward(pastDeadline);
  await expect(why(page)).toBeVisible();
});

for (const event of ["pageshow", "visibilitychange"]) {
  test(`a page whose timers slept locks itself when it is seen again (${event})`, async ({ page }) => {
    await open(page, dog);
    await expect(skip(page)).toBeVisible();
    await page.clock.setSystemTime(clock.now() + pastDeadline);
    await expect(skip(page)).toBeVisible();
    await page.evaluate(
      (name) => (name === "pageshow" ? window : document).dispatchEvent(new Event(name)),
      event,
    );
    await expect(why(page)).toBeVisible();
  });
}

test("in the last 48 hours the minutes count down, and no live region reads them out", async ({ page }) => {
  await open(page, dog);
  const deadline = page.getByText(/^Modifiable jusqu’au/);
  await expect(deadline).not.toContainText("encore");
  await page.clock.fastForward(100 * hour);
  await expect(deadline).toContainText(/encore \d+ heures/);
  await expect(
    page.locator("[aria-live], [role=status], [role=alert]").filter({ hasText: "encore" }),
  ).toHaveCount(0);
});

test("the tabs are links that keep the focus, by keyboard and without scripts", async ({
  page,
  browser,
  baseURL,
}) => {
  await logIn(page);
  await hydrated(page, () => page.goto(dog));
  const terms = page.getByRole("link", { name: "Mon abonnement", exact: true });
  await terms.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?onglet=mon-abonnement$/);
  await expect(terms).toHaveAttribute("aria-current", "page");
  await expect(terms).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Dans le colis" })).toBeVisible();

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
    storageState: await page.context().storageState(),
  });
  const paper = await plain.newPage();
  await paper.goto(dog);
  await paper.getByRole("link", { name: "Mon abonnement", exact: true }).click();
  await expect(paper.getByRole("heading", { name: "Rythme" })).toBeVisible();
  await plain.close();
});
