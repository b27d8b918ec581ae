import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Page, Request } from "playwright/test";
import { productScreenTexts } from "../../client/features/product/buy-box/buy-box.texts.ts";
import { consentBarTexts } from "../../shared/consent/bar.texts.ts";
import * as clock from "../../shared/time/clock.ts";
import { most } from "../first-view.ts";
import { expect, takeClock, test } from "./journey.ts";
import { consentBar, idle, switchLetter, watchThirdParties } from "./measurement.ts";
import { camille, cartLink, chicken, hugo, openInStoppedTime, openShop } from "./shopper.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const mostScripts = 15;

test("a first view loads few scripts, and pointing at a product's form loads the query library", async ({
  page,
}) => {
  const loaded = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") loaded.add(new URL(request.url()).pathname);
  });
  for (const path of ["/", "/chien/croquettes/", chicken.path]) {
    loaded.clear();
    const counted = page.waitForResponse("**/api/cart");
    await openShop(page, path);
    await (await counted).finished();
    await idle(page);
    expect.soft(loaded.size, `${path}: ${[...loaded]}`).toBeLessThanOrEqual(mostScripts);
  }

  const changes = page.waitForResponse(/\/assets\/cart-changes-/);
  const submit = page.getByRole("button", { name: productScreenTexts.buy.submit });
  await submit.hover();
  expect((await changes).ok()).toBe(true);
  await submit.click();
  await expect(cartLink(page)).toHaveAccessibleName(/1/);
});

/** Kilobytes; consent also loads the event queue, the tag manager and the exit listener. */
const mostAfterYes = [
  ["/", 106.1],
  ["/chien/croquettes/", 108.9],
  ["/chien/", 109.9],
  [chicken.path, 110.9],
] as const;

/** One screen of each family; tests/requests/first-view.test.ts weighs the documents of all others. */
const views = [
  { customer: null, screens: ["/", "/chien/", chicken.path] },
  {
    customer: camille,
    screens: [
      "/mon-compte/",
      "/mon-compte/mes-abonnements/1/",
      "/mon-compte/mes-animaux/1/?modifier=photo",
      "/guide-croquettes/1/recommandations/",
    ],
  },
  { customer: hugo, screens: ["/guide-bi-nutrition/4/?etape=selection"] },
] as const;

for (const { customer, screens } of views) {
  test.describe(`for ${customer?.firstName ?? "a visitor"}`, () => {
    test.use({ customer });

    test("five seconds after they have loaded, untouched, screens weigh 103 kB of JS and CSS at most", async ({
      page,
    }) => {
      await (await takeClock(page)).install({ time: clock.date() });
      for (const path of screens) expectLight(path, await firstView(page, path), most);
    });
  });
}

test.describe("after a yes", () => {
  test.use({ consent: null });

  test.beforeEach(({ page }) => switchLetter(page, false));
  test.afterEach(({ page }) => switchLetter(page, true));

  test("five seconds after a yes to marketing and tags a first view weighs as much as they need, at most", async ({
    page,
    context,
  }) => {
    await (await takeClock(page)).install({ time: clock.date() });
    const { calls } = watchThirdParties(context);
    for (const [path, kilobytes] of mostAfterYes) {
      await context.clearCookies();
      calls.length = 0;
      // Pressed by keyboard, so that the mouse does not prefetch what lies below the bar.
      const accept = consentBar(page).getByRole("button", { name: consentBarTexts.all });
      const parts = await firstView(page, path, async () => {
        await accept.press("Enter");
        await expect(async () => {
          await page.clock.runFor(50);
          for (const service of [/\/marketing\?/, /\/gtm\.js/]) expect(calls.join(), path).toMatch(service);
        }).toPass({ intervals: [50] });
      });
      expectLight(path, parts, kilobytes * 1000);
    }
  });
});

async function firstView(page: Page, path: string, act?: () => Promise<void>): Promise<string[]> {
  const files = new Set<string>();
  const loading = new Set<unknown>();
  const ask = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/assets\/.*\.(json|js|css)$/.test(pathname)) return;
    files.add(pathname);
    loading.add(request);
  };
  const end = (request: Request) => loading.delete(request);
  page.on("request", ask).on("requestfinished", end).on("requestfailed", end);
  const cache = await page.context().newCDPSession(page);
  await cache.send("Network.setCacheDisabled", { cacheDisabled: true });
  await openInStoppedTime(page, path);
  await act?.();
  for (let second = 0; second < 5; second += 1) {
    await page.clock.runFor(1000);
    await expect.poll(() => loading.size).toBe(0);
  }
  page.off("request", ask).off("requestfinished", end).off("requestfailed", end);
  await cache.detach();
  const html = await (await page.request.get(path)).text();
  const styles = Array.from(html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g), ([, css = ""]) => css);
  const contents = (paths: string[]) => paths.map((path) => readFileSync(`dist/client${path}`, "utf8"));
  return [...styles, ...contents([...files])];
}

function expectLight(path: string, parts: readonly string[], limit: number): void {
  const bytes = parts.reduce((sum, part) => sum + weightOf(part), 0);
  expect.soft(bytes, `${path}: ${bytes} bytes in ${parts.length} parts`).toBeLessThanOrEqual(limit);
}

const weights = new Map<string, number>();

function weightOf(part: string): number {
  const weight = weights.get(part) ?? brotliCompressSync(part).length;
  weights.set(part, weight);
  return weight;
}
