import type { APIRequestContext, Page } from "playwright/test";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { consentPageTexts } from "../../shared/consent/page.texts.ts";
import { consentTexts } from "../../shared/consent/texts.ts";
import { marketingTexts } from "../../shared/marketing/texts.ts";
import { workerTexts } from "../../worker/page/texts.ts";
import { test } from "./full-browser.ts";
import { browserIdle } from "./idle.ts";
import { expect } from "./journey.ts";
import { switchLetter, watchThirdParties } from "./measurement.ts";
import { addOne, cartLink, chicken, drawer, expectArrival, hydrated, openShop, quantity } from "./shopper.ts";

test.use({ consent: ["marketing", "measurement", "ads"] });

test.beforeEach(async ({ request }) => {
  await request.delete("/_sandbox/marketing/events");
  await request.delete("/_sandbox/tag-manager/events");
});

interface Heard {
  event: string;
  utm: Record<string, string>;
  data: { path?: string; connection?: string; items?: { quantity: number }[] };
}

async function heard(request: APIRequestContext): Promise<Heard[]> {
  const answer = await request.get("/_sandbox/marketing/events");
  const { events } = (await answer.json()) as { events: { sender: string; body: Heard }[] };
  return events
    .filter(({ sender }) => sender === "browser")
    .map(({ body }) => body)
    .reverse();
}

interface Hit {
  event: string;
  params: Record<string, unknown>;
  consent: Record<string, string>;
  automatic: boolean;
  location: string;
  referrer: string;
  title: string;
}

async function hits(request: APIRequestContext): Promise<Hit[]> {
  const answer = await request.get("/_sandbox/tag-manager/events");
  const { events } = (await answer.json()) as { events: { hit: Hit }[] };
  return events.map(({ hit }) => hit).reverse();
}

const named = async (request: APIRequestContext) =>
  (await hits(request))
    .filter(({ event, automatic }) => !automatic && event !== "experiment_exposure")
    .map(({ event, params }) => `${event} ${params.page_path ?? ""}`)
    .toSorted();

const viewed = async (request: APIRequestContext) =>
  (await heard(request)).filter(({ event }) => event === "page_view").map(({ data }) => data.path);

const expectViewed = (request: APIRequestContext, paths: readonly string[]) =>
  expect.poll(() => viewed(request)).toEqual(paths);

const homeLink = (page: Page) => page.getByRole("link", { name: workerTexts.home, exact: true });

/** Waits long enough for a duplicate to arrive. */
async function allSent(page: Page): Promise<void> {
  await browserIdle(page);
  await page.evaluate(() => new Promise((over) => setTimeout(over, 500)));
}

test("each page is sent once to each of both, however it is come back to", async ({ page, request }) => {
  await openShop(page, "/chien/croquettes/?utm_source=lettre&utm_medium=");
  await expectViewed(request, ["/chien/croquettes/"]);
  const [first] = await heard(request);
  expect(first).toMatchObject({ utm: { utm_source: "lettre" }, data: { connection: "Non-connected" } });

  const title = await page.title();
  await hydrated(page, () => page.reload());
  await homeLink(page).click();
  await expectArrival(page, "/", "Des repas simples, pour des animaux heureux");
  await expectViewed(request, ["/chien/croquettes/", "/"]);
  await page.evaluate(() => history.back());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Croquettes pour chien");
  await page.evaluate(() => history.forward());
  await expectArrival(page, "/", "Des repas simples, pour des animaux heureux");
  await page.goto("/_sandbox/");
  await page.evaluate(() => history.back());
  await expect(page).toHaveTitle(/./);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Des repas simples/);
  await allSent(page);
  expect(await viewed(request)).toEqual(["/chien/croquettes/", "/"]);

  let sent: Hit[] = [];
  await expect(async () => {
    sent = (await hits(request)).filter(({ event, automatic }) => event === "page_view" && !automatic);
    expect(sent.map(({ params }) => params.page_path)).toEqual(["/chien/croquettes/", "/"]);
  }).toPass();
  expect(sent.map(({ title }) => title)).toEqual([title, await page.title()]);
  expect(sent[0]?.consent).toEqual({
    ad_storage: "granted",
    ad_user_data: "granted",
    ad_personalization: "granted",
    analytics_storage: "granted",
  });
});

test("no address and no title that says something about the visitor reaches Google, by itself neither", async ({
  page,
  request,
}) => {
  const ofItself = async (name: string) =>
    (await hits(request)).filter(({ event, automatic }) => automatic && event === name);
  const paths = ["/rechercher/?q=Rex%20Dupont", "/mot-de-passe-oublie/k3JaZ09sdXq1Pz8_TtW5/"];
  for (const [before, path] of paths.entries()) {
    await openShop(page, path);
    await expect.poll(async () => (await ofItself("session_start")).length).toBe(before + 1);
  }
  await page.goto("/_sandbox/");
  await expect.poll(async () => (await ofItself("user_engagement")).length).toBeGreaterThan(1);
  for (const { location, referrer, title } of await hits(request))
    expect([location, referrer, title].join()).not.toContain("k3JaZ09");
  const titles = new Set((await hits(request)).map(({ title }) => title));
  expect([...titles].toSorted()).toEqual(["mot-de-passe-oublie-forgotPassword", "rechercher"]);
});

test("a page that is left before the browser was idle is sent by the next one, once", async ({
  page,
  request,
}) => {
  await page.addInitScript((path) => {
    if (location.pathname === path) Object.assign(globalThis, { requestIdleCallback: () => 0 });
  }, chicken.path);
  await openShop(page, chicken.path);
  await openShop(page, "/chien/croquettes/");
  await expectViewed(request, [chicken.path, "/chien/croquettes/"]);
  await page.evaluate(() => history.back());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(chicken.name);
  await openShop(page, "/");
  await expectViewed(request, [chicken.path, "/chien/croquettes/", "/"]);
  await expect
    .poll(() => named(request))
    .toEqual(["page_view /", "page_view /chien/croquettes/", `page_view ${chicken.path}`, "view_item "]);
});

test("what Google's script had not heard when its page was left is sent by the next one, once", async ({
  page,
  request,
}) => {
  await page.addInitScript((path) => {
    if (location.pathname !== path) return;
    const append = Element.prototype.append;
    Element.prototype.append = function (...nodes) {
      const isTag = (node: Node | string) =>
        node instanceof HTMLScriptElement && node.src.includes("/gtm.js");
      if (nodes.some(isTag)) performance.mark("tag manager awaited");
      append.apply(
        this,
        nodes.filter((node) => !isTag(node)),
      );
    };
  }, chicken.path);
  await page.goto(chicken.path);
  await page.waitForFunction(() => performance.getEntriesByName("tag manager awaited").length > 0);
  await openShop(page, "/chien/croquettes/");
  await page.evaluate(() => history.back());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(chicken.name);
  await openShop(page, "/");
  await expect
    .poll(() => named(request))
    .toEqual(["page_view /", "page_view /chien/croquettes/", `page_view ${chicken.path}`, "view_item "]);
  await expectViewed(request, [chicken.path, "/chien/croquettes/", "/"]);
});

test("what waits behind a slow event arrives though its page is left", async ({
  page,
  request,
  breakService,
}) => {
  await breakService({ service: "marketing", mode: "slow", delay: 2000, method: "POST" });
  const first = page.waitForRequest(/\/_sandbox\/marketing\?/);
  await page.goto(chicken.path);
  await first;
  await page.goto("/_sandbox/");
  const kinds = async () => (await heard(request)).map(({ event }) => event);
  await expect.poll(kinds).toEqual(["page_view", "view_item"]);
});

test.describe("in an outage", () => {
  test.use({ expectedNoise: /status of 503/ });

  test("nothing is lost, and nothing is sent twice", async ({ page, request, breakService }) => {
    const mend = await breakService({ service: "marketing", mode: "status", status: 503, method: "POST" });
    const refused = page.waitForResponse((answer) => answer.status() === 503);
    await openShop(page, "/chien/croquettes/");
    await refused;
    const refusedAgain = page.waitForResponse((answer) => answer.status() === 503);
    await homeLink(page).click();
    await expectArrival(page, "/", "Des repas simples, pour des animaux heureux");
    await refusedAgain;
    await mend();
    expect(await viewed(request)).toEqual([]);
    await openShop(page, chicken.path);
    const all = ["/", "/chien/croquettes/", chicken.path];
    await expect.poll(async () => (await viewed(request)).toSorted()).toEqual(all);
    await page.reload();
    await allSent(page);
    expect((await viewed(request)).toSorted()).toEqual(all);
  });
});

test("a withdrawal in another tab ends everything, leaves nothing in storage, and Google's script ends with its document", async ({
  page,
  request,
}) => {
  await openShop(page, "/chien/croquettes/");
  await expectViewed(request, ["/chien/croquettes/"]);
  await expect.poll(async () => (await hits(request)).length).toBe(2);
  await page.context().clearCookies({ name: "consent" });
  const loaded = page.waitForEvent("load");
  // Headless tabs always count as visible, so a focus event stands for the return to this tab.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await Promise.race([loaded, Promise.reject(new Error("not yet"))]);
  }).toPass();
  await allSent(page);
  expect(await page.evaluate(() => "google_tag_manager" in globalThis)).toBe(false);
  const kept = await page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith("mesure:")),
  );
  expect(kept).toEqual([]);
  await homeLink(page).click();
  await expectArrival(page, "/", "Des repas simples, pour des animaux heureux");
  await allSent(page);
  expect(await viewed(request)).toEqual(["/chien/croquettes/"]);
  expect((await hits(request)).length).toBe(2);
});

for (const [where, isOtherTab] of [
  ["in another tab", true],
  ["on a later page", false],
] as const) {
  test(`after a withdrawal ${where} a page out of the back/forward cache sends and shows nothing that was granted`, async ({
    page,
    context,
    request,
  }) => {
    const friandises = { category: "chien/friandises", campaign: "friandises-de-noel" };
    await page.route("**/_sandbox/marketing?*", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ad_push_category: friandises } });
    });
    const offer = page.getByRole("complementary", { name: marketingTexts.offer.category });
    await openShop(page, "/chien/croquettes/");
    await expect(offer).toBeAttached();
    await expect.poll(async () => (await hits(request)).length).toBe(2);
    await page.evaluate(() =>
      addEventListener("pageshow", ({ persisted }) => sessionStorage.setItem("restored", String(persisted))),
    );

    await page.goto("/_sandbox/");
    const other = isOtherTab ? await context.newPage() : page;
    await openShop(other, "/gerer-mes-cookies/");
    await other.getByRole("button", { name: consentPageTexts.none }).click();
    await expect(other.getByText(consentTexts.withdrawn).first()).toBeVisible();
    const { calls } = watchThirdParties(context);
    const sent = (await heard(request)).length + (await hits(request)).length;
    await page.evaluate((steps) => history.go(steps), isOtherTab ? -1 : -2);

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Croquettes pour chien");
    await expect.poll(() => page.evaluate(() => "google_tag_manager" in globalThis)).toBe(false);
    await expect(offer).toHaveCount(0);
    await allSent(page);
    expect(await page.evaluate(() => sessionStorage.getItem("restored"))).toBe("true");
    expect(calls).toEqual([]);
    expect((await heard(request)).length + (await hits(request)).length).toBe(sent);
  });
}

test.describe("of the drawer of the cart", () => {
  test.beforeEach(({ page }) => switchLetter(page, false));
  test.afterEach(({ page }) => switchLetter(page, true));

  test("view_cart is sent each time it opens with something in it, with the settled cart", async ({
    page,
    request,
  }) => {
    const views = async () =>
      (await heard(request))
        .filter(({ event }) => event === "view_cart")
        .map(({ data }) => data.items?.map((item) => item.quantity));
    const close = async () => {
      await page.keyboard.press("Escape");
      await expect(drawer(page)).toBeHidden();
    };
    await openShop(page, chicken.path);
    await cartLink(page).click();
    await expect(drawer(page)).toContainText(cartTexts.empty.title);
    await close();
    await addOne(page);
    await allSent(page);
    expect(await views()).toEqual([]);

    await cartLink(page).click();
    await expect.poll(views).toEqual([[1]]);
    const settled = page.waitForResponse("**/api/cart/items/*");
    await drawer(page)
      .getByRole("button", { name: /^Un de plus/ })
      .click();
    await (await settled).finished();
    await expect(quantity(drawer(page))).toHaveValue("2");
    await allSent(page);
    expect(await views()).toEqual([[1]]);

    await close();
    await cartLink(page).click();
    await expect.poll(views).toEqual([[1], [2]]);
    await allSent(page);
    expect(await views()).toEqual([[1], [2]]);
    const toTags = async () => (await hits(request)).filter(({ event }) => event === "view_cart");
    await expect.poll(toTags).toHaveLength(2);
  });
});

test.describe("behind an ad blocker", () => {
  test.use({ expectedNoise: /ERR_BLOCKED_BY_CLIENT/ });

  test("the shop is as it was, and nothing is tried again", async ({ page, request }) => {
    const tried: string[] = [];
    await page.route(/\/_sandbox\/(tag-manager|marketing)/, (route) => {
      tried.push(route.request().method());
      return route.abort("blockedbyclient");
    });
    const once = ["GET", "GET", "POST"];
    const twice = ["GET", "GET", ...once, "POST"];
    await openShop(page, "/chien/croquettes/");
    await expect.poll(() => tried.toSorted()).toEqual(once);
    await homeLink(page).click();
    await expectArrival(page, "/", "Des repas simples, pour des animaux heureux");
    await expect.poll(() => tried.toSorted()).toEqual(twice);
    await allSent(page);
    expect(tried.toSorted()).toEqual(twice);
    expect(await viewed(request)).toEqual([]);
  });
});
