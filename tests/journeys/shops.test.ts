import type { Page } from "playwright/test";
import { shopTexts } from "../../shared/shops/texts.ts";
import { expect, takeClock, test } from "./journey.ts";
import { documentLoads, expectArrival, holdBack, holdScripts, islandsReady, openShop } from "./shopper.ts";

const path = "/magasins/";

const cards = (page: Page) => page.getByRole("main").getByRole("article");

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the list is whole, and a town puts the nearest first", async ({ page }) => {
    await page.goto("/page/mentions-legales/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Nos magasins" }).click();
    await expect(page).toHaveURL(path);
    await expect(cards(page)).toHaveCount(21);
    await expect(page.getByRole("button", { name: shopTexts.search.around })).toBeHidden();

    await page.getByLabel(shopTexts.search.label).fill("Nîmes");
    await page.getByRole("button", { name: shopTexts.search.submit, exact: true }).last().click();
    await expect(page).toHaveURL(/ville=N%C3%AEmes/);
    await expect(cards(page).first()).toContainText("Museau Marseille");
    await expect(page.getByLabel(shopTexts.search.label)).toHaveValue("Nîmes");

    await cards(page).first().getByRole("link", { name: "Museau Marseille", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Museau Marseille");
    await expect(page.getByRole("row").filter({ hasText: "aujourd’hui" })).toHaveCount(1);
  });
});

test("a search shows in place and keeps a town typed before hydration or while an answer loads; an unknown town offers other ways; the position is asked for on a tap only, and sent rounded", async ({
  page,
  context,
}) => {
  const scripts = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  const town = page.getByLabel(shopTexts.search.label);
  await town.fill("Nantes");
  await page.getByLabel(shopTexts.search.country).selectOption("FR");
  const count = page.waitForRequest("**/api/cart");
  scripts();
  await count;
  await islandsReady(page);
  await expect(town).toHaveValue("Nantes");

  const answer = await holdBack(page, /ville=Nantes/);
  await town.press("Enter");
  await town.fill("Lille");
  answer();
  await expect(cards(page).first()).toContainText("Museau Nantes");
  await expect(town).toHaveValue("Lille");
  await town.press("Enter");
  await expect(cards(page).first()).toContainText("Museau Vieux-Lille");

  await page.goBack();
  await expect(cards(page).first()).toContainText("Museau Nantes");
  await expect(town).toHaveValue("Nantes");
  await expect(page.getByLabel(shopTexts.search.country)).toHaveValue("FR");

  await page.getByLabel(shopTexts.search.country).selectOption("");

  const loads = documentLoads(page);
  await town.fill("1050");
  await town.press("Enter");
  await expect(page).toHaveURL(`${path}?ville=1050&pays=`);
  await expect(cards(page).first()).toContainText("Museau Bruxelles Ixelles");
  await expect(town).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "du plus proche" })).toContainText("Bruxelles");

  await town.fill("Zzyzx");
  await town.press("Enter");
  await expect(page.getByRole("heading", { name: "Nous ne trouvons pas «\u00a0Zzyzx\u00a0»" })).toBeVisible();
  await page.getByRole("link", { name: shopTexts.empty.all }).click();
  await expectArrival(page, path, "Nos magasins");
  await expect(cards(page)).toHaveCount(21);
  await expect(town).toHaveValue("");

  const around = page.getByRole("button", { name: shopTexts.search.around });
  await around.click();
  await expect(page.getByText(shopTexts.search.refused)).toBeVisible();
  await expect(page).toHaveURL(path);

  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 49.4951234, longitude: 5.9809876 });
  await around.click();
  await expect(page).toHaveURL(`${path}?position=49.50%2C5.98`);
  await expect(cards(page).first()).toContainText("Museau Esch-sur-Alzette");
  await expect(
    page.getByRole("heading", { name: "21 magasins, du plus proche au plus éloigné de vous" }),
  ).toBeVisible();
  await expect(around).toBeFocused();
  expect(loads).toEqual([path]);
});

test("opening hours follow the clock of the reader", async ({ page }) => {
  await (await takeClock(page)).install({ time: new Date("2028-12-25T09:30:00+01:00") });
  await openShop(page, "/magasins/lille-vieux-lille/");
  const state = page
    .getByRole("main")
    .getByText(/^(Ouv|Ferm|Jour).* · /)
    .first();
  await expect(state).toHaveText("Jour férié · horaires à confirmer par téléphone");
  await page.clock.setFixedTime(new Date("2028-12-26T09:30:00+01:00"));
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow")));
  await expect(state).toHaveText("Ouvre bientôt · 10 h");
  await expect(page.getByRole("row").filter({ hasText: "aujourd’hui" })).toContainText("mardi");
});
