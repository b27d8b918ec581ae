import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { cartCallTexts } from "../../client/features/cart/texts.ts";
import { productScreenTexts } from "../../client/features/product/buy-box/buy-box.texts.ts";
import { contractHref } from "../../shared/contract/contract-href.ts";
import { contractTexts } from "../../shared/contract/texts.ts";
import { formTexts } from "../../shared/forms/texts.ts";
import { every } from "../../shared/frequency/frequency.ts";
import { translator } from "../../shared/text/translator.ts";
import { changedPages, changes } from "./hostile-changes.ts";
import { browserIdle } from "./idle.ts";
import { expect, takeClock, test } from "./journey.ts";
import { fillCart } from "./screens.ts";
import { camille, cartLink, chicken, holdBack, hydrated, isAt, like, openShop } from "./shopper.ts";

const buyBox = /\/assets\/buy-box\.island-[^/]*\.js/;

test("what is chosen, typed and pressed before the files of an island have come is done with them", async ({
  page,
}) => {
  const release = await holdBack(page, buyBox);
  await openShop(page, chicken.path);
  await page.getByRole("radio", { name: like(productScreenTexts.buy.subscription) }).check();
  await page.getByLabel(productScreenTexts.buy.interval).selectOption(every({ label: "6 semaines" }));
  await page.getByLabel(productScreenTexts.buy.quantity).fill("2");
  await page.getByRole("button", { name: productScreenTexts.buy.more }).click();
  await expect(page.getByLabel(productScreenTexts.buy.quantity)).toHaveValue("2");
  release();
  await expect(page.getByLabel(productScreenTexts.buy.quantity)).toHaveValue("3");
  await expect(page.getByLabel(productScreenTexts.buy.interval)).toHaveValue("42");
  await expect(page.getByText(/la suivante vers le/)).toBeVisible();
  await expect(page.getByRole("radio", { name: like(productScreenTexts.buy.subscription) })).toBeChecked();
});

test("a press that lasts while its island is rendered anew counts", async ({ page }) => {
  const { open, hydrate } = await changedPages(page, [changes["foreign elements"]]);
  await open(chicken.path);
  const add = page.getByRole("button", { name: productScreenTexts.buy.submit });
  await add.hover();
  await page.mouse.down();
  const arrived = page.waitForResponse(/\/react-\w+\.js$/);
  hydrate();
  await (await arrived).finished();
  // An idle browser renders the island, so only the press can still hold it back.
  for (let time = 0; time < 3; time++) await browserIdle(page);
  await page.mouse.up();
  await expect(page.getByText(cartCallTexts.added)).toBeVisible();
  await expect(page).toHaveURL(isAt(chicken.path));
});

test("a form that is sent before the files of its island have come is sent with them, once", async ({
  page,
}) => {
  const added: string[] = [];
  page.on("request", (request) => request.method() === "POST" && added.push(request.url()));
  const release = await holdBack(page, buyBox);
  await openShop(page, chicken.path);
  await page.getByLabel(productScreenTexts.buy.quantity).fill("2");
  await page.getByLabel(productScreenTexts.buy.quantity).press("Enter");
  release();
  await expect(page.getByText(cartCallTexts.added)).toBeVisible();
  await expect(page).toHaveURL(isAt(chicken.path));
  await expect(cartLink(page)).toHaveAccessibleName(new RegExp(cartTexts.count({ count: 2 })));
  expect(added.filter((url) => url.endsWith("/api/cart/items"))).toHaveLength(1);
});

test("an incomplete form that is sent before its scripts have come says what is missing, as later", async ({
  page,
}) => {
  const { open, hydrate } = await changedPages(page);
  await open(contractHref("termination"));
  await page.getByRole("button", { name: contractTexts.termination.check }).click();
  hydrate();
  const summary = translator(formTexts)("forms.summary", { count: 3 });
  await expect(page.getByRole("region", { name: summary })).toBeFocused();
});

test("a form whose scripts do not come is sent without them after five seconds, once", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(new URL(request.url()).pathname));
  await holdBack(page, buyBox);
  const answer = await holdBack(page, "**/api/cart/items");
  const pageClock = await takeClock(page);
  await openShop(page, chicken.path);
  await pageClock.install();
  const add = page.getByRole("button", { name: productScreenTexts.buy.submit });
  await add.click();
  await pageClock.runFor(2000);
  await add.click();
  await pageClock.runFor(3500);
  await pageClock.runFor(3500);
  answer();
  await expect(page).toHaveURL("/panier/");
  await expect(cartLink(page)).toHaveAccessibleName(new RegExp(cartTexts.count({ count: 1 })));
  expect(sent.filter((path) => path === "/api/cart/items")).toHaveLength(1);
});

test.describe("a customer", () => {
  test.use({ customer: camille });

  test("gets the same from browser and worker: no island is rendered anew", async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((changes) => {
        for (const { target, removedNodes } of changes)
          if (target instanceof HTMLElement && target.localName === "page-island" && removedNodes.length > 0)
            reportError(new Error(`${target.getAttribute("name")} is rendered anew`));
      }).observe(document, { childList: true, subtree: true });
    });
    await fillCart(page);
    for (const path of [
      chicken.path,
      "/panier/",
      "/nous-contacter/",
      "/mon-compte/mes-abonnements/1/",
      "/faq/",
    ]) {
      await openShop(page, path);
      await page.evaluate(() => {
        const islands = document.querySelectorAll<HTMLElement & { load: () => Promise<void> }>("page-island");
        return Promise.all(Array.from(islands, (island) => island.load()));
      });
      await expect(page.locator("page-island:not([ready])")).toHaveCount(0);
    }
  });
});

test.describe("where files do not come", () => {
  test.use({ expectedNoise: /ERR_FAILED/ });

  test("a form is posted and a link followed, as without scripts", async ({ page }) => {
    await page.route(/\/assets\/(buy-box|reviews)\.island-[^/]*\.js/, (route) => route.abort());
    await openShop(page, chicken.path);
    // The address changes before the page has loaded, so an earlier press would be lost.
    await hydrated(page, () => page.getByRole("link", { name: /^4 étoiles \d+ avis$/ }).click());
    await expect(page).toHaveURL(`${chicken.path}?note=4#avis`);
    await page.getByRole("button", { name: productScreenTexts.buy.submit }).click();
    await expect(page).toHaveURL("/panier/");
    await expect(cartLink(page)).toHaveAccessibleName(new RegExp(cartTexts.count({ count: 1 })));
  });
});

test.describe("where an island throws", () => {
  test.use({ expectedNoise: /broken by the test/ });

  test("its HTML stays, with what was entered, and its form is posted as without scripts", async ({
    page,
  }) => {
    const throwing = 'export const BuyBoxIsland = () => { throw new Error("broken by the test"); };';
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await page.route(buyBox, (route) => route.fulfill({ contentType: "text/javascript", body: throwing }));
    await openShop(page, chicken.path);
    await page.getByLabel(productScreenTexts.buy.quantity).fill("2");
    await expect.poll(() => errors).toHaveLength(1);
    await page.getByRole("button", { name: productScreenTexts.buy.submit }).click();
    await expect(page).toHaveURL("/panier/");
    await expect(cartLink(page)).toHaveAccessibleName(new RegExp(cartTexts.count({ count: 2 })));
    expect(errors).toHaveLength(1);
  });
});
