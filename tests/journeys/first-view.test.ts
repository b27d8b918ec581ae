import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright/test";
import { accountFrameTexts } from "../../shared/account/account-frame.texts.ts";
import { accountTexts } from "../../shared/account/texts.ts";
import { expect, test } from "./journey.ts";
import { consentBar, switchLetter, watchThirdParties } from "./measurement.ts";
import { camille, cartLink, chicken, hugo, keepDraft, logIn, marguerite, openShop } from "./shopper.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** The pictures of a product are hydrated once the browser has nothing else to do; Swiper waits for a touch. */
const whenIdle = /\/assets\/(product-gallery|picture|product-page\.texts)[.-]/;

/** The size budget counts what the document names: nothing else may load before the visitor acts. */
for (const path of ["/", "/chien/croquettes/", chicken.path]) {
  test(`the first view of ${path} loads no script that its document does not name`, async ({ page }) => {
    const loaded: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") loaded.push(new URL(request.url()).pathname);
    });
    const counted = page.waitForResponse("**/api/cart");
    await openShop(page, path);
    await (await counted).finished();
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    const named = await namedScripts(page, path);
    const first = loaded.filter((file) => named.includes(file) || !whenIdle.test(file));
    expect(first.toSorted()).toEqual(named.toSorted());
  });
}

/** Bytes of JS and CSS, brotli: files and what stands in the document. */
const most = 95_000;

/** With the queue of events, the tag manager's file and what listens for exits. */
const mostAfterYes = [
  ["/", 102],
  ["/chien/croquettes/", 106],
  ["/chien/", 108],
  [chicken.path, 107],
] as const;

for (const path of ["/", "/chien/croquettes/", "/chien/", chicken.path, "/gerer-mes-cookies/"]) {
  test(`five seconds after it has loaded, untouched, ${path} weighs 95 kB of JS and CSS at most`, async ({
    page,
  }) => {
    const parts = await firstView(page, path);
    expectLight(parts);
    for (const words of ofTheAccount) expect(parts.filter((part) => part.includes(words))).toEqual([]);
  });
}

/** Texts of the account's frame and dashboard: where their components are, they are. */
const ofTheAccount = [accountFrameTexts.logout, accountTexts.down, accountTexts.order.empty];

const accountScreens = [
  ["/mon-compte/", marguerite],
  ["/mon-compte/mes-commandes/", marguerite],
  ["/mon-compte/mes-commandes/demo-expediee/", marguerite],
  ["/mon-compte/mes-abonnements/", camille],
  ["/mon-compte/mes-abonnements/1/", camille],
  ["/mon-compte/mes-abonnements/1/?onglet=mon-abonnement", camille],
  ["/mon-compte/mes-abonnements/1/?modifier=date", camille],
  ["/mon-compte/mes-abonnements/1/?modifier=echanger&article=1", camille],
  ["/mon-compte/mes-abonnements/2/?modifier=livraison", camille],
  ["/mon-compte/mes-abonnements/1/?modifier=envoyer", camille],
  ["/mon-compte/mes-animaux/", camille],
  ["/mon-compte/mes-animaux/ajouter/?espece=chien", camille],
  ["/mon-compte/mes-animaux/2/modifier/", camille],
  ["/mon-compte/mes-animaux/1/?modifier=photo", camille],
  ["/mon-compte/mes-animaux/2/", camille],
  ["/mon-compte/mes-adresses/", marguerite],
  ["/mon-compte/mes-adresses/?adresse=nouvelle", marguerite],
  ["/mon-compte/mes-informations-personnelles/", marguerite],
  ["/mon-compte/mes-parrainages/", marguerite],
] as const;

test("five seconds after it has loaded, untouched, the result of the food guide weighs 95 kB of JS and CSS at most", async ({
  page,
}) => {
  await logIn(page, camille);
  const parts = await firstView(page, "/guide-croquettes/1/recommandations/");
  expectLight(parts);
  for (const words of ofTheAccount) expect(parts.filter((part) => part.includes(words))).toEqual([]);
});

for (const path of ["/guide-croquettes/", "/guide-croquettes/nouveau/?question=race"]) {
  test(`five seconds after it has loaded, untouched, ${path} weighs 95 kB of JS and CSS at most`, async ({
    page,
  }) => {
    await keepDraft(page, { kind: "dog" });
    const parts = await firstView(page, path);
    expectLight(parts);
    for (const words of ofTheAccount) expect(parts.filter((part) => part.includes(words))).toEqual([]);
  });
}

for (const [path, person] of accountScreens) {
  test(`five seconds after it has loaded, untouched, ${path} weighs 95 kB of JS and CSS at most`, async ({
    page,
  }) => {
    await logIn(page, person);
    const parts = await firstView(page, path);
    expectLight(parts);
    expect(parts.some((part) => part.includes(accountFrameTexts.logout))).toBe(true);
  });
}

const guideScreens = [
  "/guide-bi-nutrition/4/?etape=selection",
  "/guide-bi-nutrition/4/recommandations/?frequence=7&croquettes=MUS-CT-STE-DIN&recette=MUS-CT-PAT-STE&repas=2",
];

for (const path of guideScreens) {
  test(`five seconds after it has loaded, untouched, ${path} weighs 95 kB of JS and CSS at most`, async ({
    page,
  }) => {
    await logIn(page, hugo);
    const parts = await firstView(page, path);
    expectLight(parts);
    for (const words of ofTheAccount) expect(parts.filter((part) => part.includes(words))).toEqual([]);
  });
}

test.describe("after a yes", () => {
  test.use({ consent: null });

  test.beforeEach(({ page }) => switchLetter(page, false));
  test.afterEach(({ page }) => switchLetter(page, true));

  for (const [path, kilobytes] of mostAfterYes) {
    test(`five seconds after a yes to marketing and tags ${path} weighs ${kilobytes} kB of JS and CSS at most`, async ({
      page,
      context,
    }) => {
      const { calls } = watchThirdParties(context);
      // By keyboard: what stands below the bar is not pointed at.
      const accept = consentBar(page).getByRole("button", { name: "Tout accepter" });
      const parts = await firstView(page, path, () => accept.press("Enter"));
      for (const service of [/\/marketing\?/, /\/gtm\.js/]) expect(calls.join()).toMatch(service);
      expectLight(parts, kilobytes * 1000);
    });
  }
});

/** The shop's own scripts and styles, five seconds after the page has loaded and the visitor has acted. */
async function firstView(page: Page, path: string, act?: () => Promise<void>): Promise<Buffer[]> {
  const files: Promise<Buffer>[] = [];
  page.on("response", (answer) => {
    if (/^\/assets\/.*\.(js|css)$/.test(new URL(answer.url()).pathname)) files.push(answer.body());
  });
  await openShop(page, path);
  await act?.();
  await page.evaluate((time) => new Promise((over) => setTimeout(over, time)), 5000);
  const html = await (await page.request.get(path)).text();
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = ""]) =>
    Buffer.from(css),
  );
  return [...styles, ...(await Promise.all(files))];
}

function expectLight(parts: readonly Buffer[], limit = most): void {
  const bytes = weightOf(parts);
  expect(bytes, `${bytes} bytes in ${parts.length} parts`).toBeLessThanOrEqual(limit);
}

const weightOf = (parts: readonly Buffer[]) =>
  parts.reduce((sum, part) => sum + brotliCompressSync(part).length, 0);

test("pointing at the form of a product loads the query library", async ({ page }) => {
  await openShop(page, chicken.path);
  const changes = page.waitForResponse(/\/assets\/cart-changes-/);
  await page.getByRole("button", { name: "Ajouter au panier" }).hover();
  expect((await changes).ok()).toBe(true);
  await page.getByRole("button", { name: "Ajouter au panier" }).click();
  await expect(cartLink(page)).toHaveAccessibleName(/1 article/);
});

/** The entry and what is preloaded, from the worker's HTML: scripts may add links later. */
async function namedScripts(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  return [...new Set(html.match(/\/assets\/[\w.-]+\.js/g) ?? [])];
}
