import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { productScreenTexts } from "../../client/features/product/buy-box.texts.ts";
import { chromeTexts } from "../../client/layouts/chrome.texts.ts";
import { productPageTexts } from "../../shared/product/product-page.texts.ts";
import { uiTexts } from "../../shared/text/texts.ts";
import * as clock from "../../shared/time/clock.ts";
import { classesWithoutRule } from "./classes-without-rule.ts";
import { expect, test } from "./journey.ts";
import { walks } from "./screens.ts";
import {
  camille,
  cartLink,
  chicken,
  documentLoads,
  expectArrival,
  holdBack,
  hydrated,
  isAt,
  logIn,
  openShop,
  payloadRequests,
} from "./shopper.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a link under the pointer is prefetched after the first second, and used; cart and account never are", async ({
  page,
}) => {
  await page.clock.setFixedTime("2026-11-20T10:00:00");
  await openShop(page);
  const payloads = payloadRequests(page);
  await page.getByRole("link", { name: "Pour mon chien" }).hover();
  await page.clock.setFixedTime("2026-11-20T10:00:01");
  let answers = 0;
  page.on("response", (answer) => {
    if (answer.url().endsWith("/chat/_payload")) answers += 1;
  });
  const fetched = page.waitForResponse("**/chat/_payload");
  // Their answers are for one visitor, once.
  await cartLink(page).hover();
  await page.getByRole("link", { name: chromeTexts.account.signIn }).hover();
  await page.getByRole("link", { name: "Pour mon chat" }).hover();
  await (await fetched).finished();
  expect(payloads).toEqual(["/chat/"]);

  await page.getByRole("link", { name: "Pour mon chat" }).click();
  await expectArrival(page, "/chat/", "Bien nourrir son chat");
  expect(answers).toBe(1);
});

test("fonts that come behind the first paint are shown with the next page", async ({ page }) => {
  let first = true;
  await page.route("**/*.woff2", async (route) => {
    if (first) await new Promise((late) => setTimeout(late, 500));
    await route.continue();
  });
  await openShop(page);
  await page.evaluate(() => document.fonts.ready);
  first = false;
  const showsFonts = () =>
    page.evaluate(() => {
      const pen = document.createElement("canvas").getContext("2d");
      if (!pen) return undefined;
      const widths = ["Fraunces, monospace", "Figtree, monospace", "monospace"].map((font) => {
        pen.font = `100px ${font}`;
        return pen.measureText("Museau").width;
      });
      return new Set(widths).size === 3;
    });
  expect(await showsFonts()).toBe(false);
  await page.getByRole("link", { name: "Pour mon chien" }).click();
  await expectArrival(page, "/chien/", "Bien nourrir son chien");
  expect(await showsFonts()).toBe(true);
});

const ofCamille = walks
  .filter(({ customer }) => customer === camille)
  .flatMap(({ screens }) => screens)
  .filter(({ path }) => path.startsWith("/mon-compte/"));

test("a page that is swapped in has the style sheets of its static parts, in the account too", async ({
  page,
}) => {
  await logIn(page, camille);
  await openShop(page, "/faq/");
  const loads = documentLoads(page);
  for (const [link, path, heading] of [
    ["Tous les produits", "/tous-les-produits/", "Tous nos produits"],
    [chicken.name, chicken.path, chicken.name],
    [uiTexts.home, "/", "Des repas simples, pour des animaux heureux"],
  ] as const) {
    await page.getByRole("link", { name: link, exact: true }).first().click();
    await expectArrival(page, path, heading);
    expect(await classesWithoutRule(page), path).toEqual([]);
  }

  for (const { name, path, heading = /./ } of ofCamille) {
    // The next one may begin before this one has ended.
    await page.evaluate((to) => void navigation.navigate(to).finished?.catch(() => {}), path);
    await expect.soft(page, name).toHaveURL(isAt(path));
    await expect.soft(page.getByRole("heading", { level: 1 }), name).toContainText(heading);
    await expect.soft(page.getByRole("heading", { level: 1 }), name).toBeFocused();
    expect.soft(await classesWithoutRule(page), name).toEqual([]);
  }
  expect(loads).toEqual([]);
});

test("with data saving on nothing is prefetched", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.clock.setFixedTime("2026-11-20T10:00:00");
  await openShop(page);
  await page.clock.setFixedTime("2026-11-20T10:01:00");
  const payloads = payloadRequests(page);
  await page.getByRole("link", { name: "Pour mon chat" }).hover();
  await page.getByRole("link", { name: "Pour mon chien" }).click();
  await expect(page).toHaveURL("/chien/");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(payloads).toEqual(["/chien/"]);
});

test("the loading bar shows only while a slow page loads", async ({ page }) => {
  await page.clock.install({ time: "2026-11-20T10:00:00" });
  await openShop(page);
  await page.clock.pauseAt("2026-11-20T11:00:00");
  const bar = page.locator("[data-state]");
  const answer = await holdBack(page, "**/tous-les-produits/_payload");

  await page.getByRole("link", { name: "Pour mon chien" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bien nourrir son chien");
  await expect(bar).toHaveAttribute("data-state", "idle");

  const asked = page.waitForRequest("**/tous-les-produits/_payload");
  await page.getByRole("banner").getByRole("link", { name: "Tous les produits" }).click();
  await asked;
  await page.clock.runFor(199);
  await expect(bar).toHaveAttribute("data-state", "idle");
  await page.clock.runFor(1);
  await expect(bar).toHaveAttribute("data-state", "loading");
  answer();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/produits/);
  await expect(bar).toHaveAttribute("data-state", "finishing");
  await page.clock.runFor(500);
  await expect(bar).toHaveAttribute("data-state", "resetting");
  await page.clock.runFor(400);
  await expect(bar).toHaveAttribute("data-state", "idle");
});

test("the loading bar of an aborted navigation stays for the next one", async ({ page }) => {
  await page.clock.install({ time: "2026-11-20T10:00:00" });
  await openShop(page, "/chien/croquettes/");
  await page.clock.pauseAt("2026-11-20T11:00:00");
  const givenUp = Promise.withResolvers<void>();
  const wanted = Promise.withResolvers<void>();
  await page.route("**/assets/product-screen-*.js", async (route) => {
    await givenUp.promise;
    await route.continue();
  });
  await page.route("**/tous-les-produits/_payload", async (route) => {
    await wanted.promise;
    await route.continue();
  });

  const screenAsked = page.waitForRequest(/product-screen-.*\.js/);
  await page.getByRole("link", { name: chicken.name }).click();
  await screenAsked;
  const payloadAsked = page.waitForRequest("**/tous-les-produits/_payload");
  await page.getByRole("banner").getByRole("link", { name: "Tous les produits" }).click();
  await payloadAsked;
  const screen = page.waitForResponse(/product-screen-.*\.js/);
  givenUp.resolve();
  await (await screen).finished();
  await page.evaluate((file) => import(file), (await screen).url());

  const bar = page.locator("[data-state]");
  await page.clock.runFor(200);
  await expect(bar).toHaveAttribute("data-state", "loading");
  wanted.resolve();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/produits/);
  await expect(bar).toHaveAttribute("data-state", "finishing");
});

test("with a newer build the next page is a full load", async ({ page }) => {
  await page.clock.install({ time: clock.date() });
  await page.route("**/builds/latest.json*", (route) => route.fulfill({ json: { id: "newer" } }));
  await openShop(page);
  const loads = documentLoads(page);
  await page.getByRole("link", { name: "Pour mon chien" }).click();
  await expectArrival(page, "/chien/", "Bien nourrir son chien");
  expect(loads).toEqual([]);

  const manifest = page.waitForResponse("**/builds/latest.json*");
  await page.clock.fastForward(60_000);
  await (await manifest).finished();
  await page.getByRole("link", { name: "Ses croquettes", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Croquettes pour chien");
  expect(loads).toEqual(["/chien/croquettes/"]);
});

test("with a newer build a step back is a full load too", async ({ page }) => {
  await page.clock.install({ time: clock.date() });
  await page.route("**/builds/latest.json*", (route) => route.fulfill({ json: { id: "newer" } }));
  await openShop(page);
  await page.getByRole("link", { name: "Pour mon chien" }).click();
  await expectArrival(page, "/chien/", "Bien nourrir son chien");
  const manifest = page.waitForResponse("**/builds/latest.json*");
  await page.clock.fastForward(60_000);
  await (await manifest).finished();

  const loads = documentLoads(page);
  await page.evaluate(() => history.back());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Des repas simples/);
  await expect(page).toHaveURL("/");
  expect(loads).toEqual(["/"]);
});

test("a step back before hydration shows its page", async ({ page }) => {
  await openShop(page);
  await page.getByRole("link", { name: "Pour mon chien" }).click();
  await expectArrival(page, "/chien/", "Bien nourrir son chien");
  const { promise: released, resolve: go } = Promise.withResolvers<void>();
  await page.route("**/assets/entry-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bien nourrir son chien");

  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/");
  go();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Des repas simples/);
  await expect(page).toHaveURL("/");
});

test("the browser handles a reload and a jump within the page; another format shows in place", async ({
  page,
}) => {
  await openShop(page, chicken.path);
  const loads = documentLoads(page);
  const payloads = payloadRequests(page);
  await page.getByRole("link", { name: /^Lire les \d+ avis/ }).click();
  await expect(page).toHaveURL(`${chicken.path}#avis`);
  await expect(page.getByRole("heading", { name: productPageTexts.reviews.title })).toBeInViewport();
  expect(loads).toEqual([]);

  await hydrated(page, () => page.evaluate(() => location.reload()));
  expect(loads).toEqual([chicken.path]);
  expect(payloads).toEqual([]);

  const format = page
    .getByRole("navigation", { name: productScreenTexts.formats })
    .getByRole("link", { name: "5 kg" });
  await page.evaluate(() => scrollTo(0, 200));
  await format.press("Enter");
  await expect(page).toHaveURL(isAt(`${chicken.path}5-kg/`));
  await expect(format).toHaveAttribute("aria-current", "page");
  await expect(format).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test.describe("an address that has moved", () => {
  test.use({ expectedNoise: /^request to another host: https:\/\/www\.example\.org\/ancien-blog\/$/ });

  test("redirects within the shop with one step in the history, and leaves the shop by a full page load", async ({
    page,
  }) => {
    await page.route("https://www.example.org/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Ancien blog</title>" }),
    );
    await openShop(page);
    const loads = documentLoads(page);
    await page.evaluate(() => location.assign("/croquettes-chien/"));
    await expectArrival(page, "/chien/croquettes/", "Croquettes pour chien");
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Des repas simples/);
    expect(loads).toEqual([]);

    await page.evaluate(() => location.assign("/blog/"));
    await expect(page).toHaveURL("https://www.example.org/ancien-blog/");
    await expect(page).toHaveTitle("Ancien blog");
    expect(loads).toEqual(["/ancien-blog/"]);
  });
});

test.describe("when files or answers are missing", () => {
  test.use({ expectedNoise: /net::ERR_FAILED|status of 404|Failed to fetch dynamically imported module/ });

  test("a missing file of an older build reloads the page once, which then works with plain links and forms", async ({
    page,
  }) => {
    await openShop(page, "/chien/croquettes/");
    await page.route("**/assets/product-screen-*.js", (route) => route.abort());
    const loads = documentLoads(page);
    await page.getByRole("link", { name: chicken.name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(chicken.name);
    await expect.poll(() => loads).toEqual([chicken.path]);

    await page
      .getByRole("navigation", { name: productScreenTexts.formats })
      .getByRole("link", { name: "5 kg" })
      .click();
    await expect(page).toHaveURL(isAt(`${chicken.path}5-kg/`));
    await page.getByRole("button", { name: productScreenTexts.buy.submit }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(cartTexts.title);
    expect(loads).toEqual([chicken.path, `${chicken.path}5-kg/`, "/api/cart/items", "/panier/"]);
  });

  test("a page whose first script is missing is loaded again, once", async ({ page }) => {
    await page.route("**/assets/packages-*.js", (route) => route.fulfill({ status: 404, body: "" }));
    const loads = documentLoads(page);
    await page.goto("/chien/croquettes/");
    await expect.poll(() => loads).toEqual(["/chien/croquettes/", "/chien/croquettes/"]);
    await page.waitForLoadState("load");
    await page.getByRole("link", { name: chicken.name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(chicken.name);
    expect(loads).toEqual(["/chien/croquettes/", "/chien/croquettes/", chicken.path]);
  });

  test("a page whose first script is cancelled imports it again and is not reloaded", async ({ page }) => {
    let asked = false;
    await page.route("**/assets/packages-*.js", (route) => {
      asked ||= route.request().method() === "HEAD";
      return asked ? route.continue() : route.abort();
    });
    const loads = documentLoads(page);
    await openShop(page, "/chien/croquettes/");
    expect(loads).toEqual(["/chien/croquettes/"]);
  });

  test("a page whose payload fails is a full load, and so is the next one", async ({ page }) => {
    await openShop(page);
    await page.route("**/_payload", (route) => route.abort());
    const loads = documentLoads(page);
    await hydrated(page, () => page.getByRole("link", { name: "Pour mon chien" }).click());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bien nourrir son chien");
    await page.getByRole("link", { name: "Ses croquettes", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Croquettes pour chien");
    expect(loads).toEqual(["/chien/", "/chien/croquettes/"]);
  });
});
