import type { Page } from "playwright/test";
import { marketingTexts } from "../../shared/marketing/texts.ts";
import { browserIdle } from "./idle.ts";
import { expect, test } from "./journey.ts";
import { shifts, watchShifts } from "./shifts.ts";
import { openShop } from "./shopper.ts";

const marketing = "/_sandbox/marketing";

const answer = (page: Page, actions: unknown) =>
  page.route(`**${marketing}?*`, (route) => route.fulfill({ json: actions }));

const offer = (page: Page) => page.getByRole("complementary", { name: marketingTexts.offer.category });

function reports(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`${marketing}/report/`)) sent.push(pathname.split("/").at(-1) ?? "");
  });
  return sent;
}

test.describe("with a yes to marketing", () => {
  test.use({ consent: ["marketing"] });

  test("a category of a campaign stands above the footer, is reported when it is seen, and stays away once closed", async ({
    page,
  }) => {
    await answer(page, {
      ad_push_category: { category: "chien/friandises", campaign: "friandises-de-noel" },
    });
    const sent = reports(page);
    await watchShifts(page);
    await openShop(page, "/chien/croquettes/");
    await expect(offer(page)).toBeAttached();
    expect(sent).toEqual([]);
    const { score, moved } = await shifts(page);
    expect(score, moved.join()).toBeLessThan(0.01);

    await offer(page).scrollIntoViewIfNeeded();
    await expect.poll(() => sent).toEqual(["friandises-de-noel"]);
    await expect(offer(page).getByRole("link", { name: /friandises/i })).toHaveAttribute(
      "href",
      "/chien/friandises/",
    );
    await offer(page).getByRole("button", { name: marketingTexts.offer.close }).click();
    await expect(offer(page)).toHaveCount(0);

    const answered = page.waitForResponse(`**${marketing}?*`);
    await openShop(page, "/chat/croquettes/");
    await (await answered).finished();
    await browserIdle(page);
    await expect(offer(page)).toHaveCount(0);
  });

  test("a service that lies or hangs costs a page nothing but a line in the shop's log", async ({
    page,
    breakService,
  }) => {
    await answer(page, { ad_product_offer: { sku: { id: 4 } }, ad_push_category: "chien" });
    const reported = page.waitForRequest("**/api/marketing/faults");
    await openShop(page, "/chien/croquettes/");
    expect((await reported).method()).toBe("POST");
    await page.unroute(`**${marketing}?*`);

    await breakService({ service: "marketing", mode: "slow", delay: 30_000 });
    await openShop(page, "/chat/croquettes/");
    await page.getByRole("main").getByRole("article").first().getByRole("heading").getByRole("link").click();
    await expect(page).toHaveURL(/\/produits\//);
  });
});

test("the bar of a campaign is closed where it stands, and is away on the next page", async ({ page }) => {
  const bar = page.getByRole("complementary", { name: marketingTexts.announcement });
  // The first page asks the service only after its answer.
  await expect(async () => {
    await openShop(page, "/chien/croquettes/");
    await expect(bar).toContainText("Livraison offerte", { timeout: 200 });
  }).toPass();
  const saved = page.waitForResponse("**/api/marketing/close-header");
  await bar.getByRole("button", { name: marketingTexts.close }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  await (await saved).finished();
  await openShop(page, "/chat/croquettes/");
  await expect(bar.getByRole("button")).toHaveCount(0);
  await expect(bar).toContainText("abonnement");
});
