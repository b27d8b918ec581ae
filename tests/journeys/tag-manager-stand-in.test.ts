import type { Page } from "playwright/test";
import { expect, test } from "./journey.ts";

const tags = "/_sandbox/tag-manager/";

interface Hit {
  event: string;
  params: object;
  consent: object;
  clientId: string | null;
  automatic: boolean;
  location: string;
  title: string;
}

/** What the data layer held before the script came; arrays are the arguments of `gtag`. */
async function load(page: Page, path: string, held: unknown[]): Promise<void> {
  await page.request.delete(`${tags}events`);
  await page.context().clearCookies();
  await page.goto(tags);
  await push(page, held);
  await page.evaluate(
    (src) =>
      new Promise((resolve) => {
        const script = Object.assign(document.createElement("script"), { src, onload: resolve });
        document.head.append(script);
      }),
    tags + path,
  );
}

/** As a string, since nothing else makes the arguments of a call. */
const push = (page: Page, values: readonly unknown[]) =>
  page.evaluate(`(() => {
    const layer = (window.dataLayer ??= []);
    function gtag() { layer.push(arguments); }
    for (const value of ${JSON.stringify(values)}) Array.isArray(value) ? gtag(...value) : layer.push(value);
  })()`);

/** By their names: what is sent at once may arrive in any order. */
async function hits(page: Page, count: number, automatic = false): Promise<Hit[]> {
  let heard: Hit[] = [];
  await expect(async () => {
    const { events } = (await (await page.request.get(`${tags}events`)).json()) as { events: { hit: Hit }[] };
    heard = events.map(({ hit }) => hit).filter((hit) => hit.automatic === automatic);
    expect(heard.length).toBe(count);
  }).toPass();
  return heard.toSorted((one, other) => one.event.localeCompare(other.event));
}

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort();

const denied = { ad_storage: "denied", analytics_storage: "denied" };

const config = ["config", "G-TEST1", { send_page_view: false }];

test("a container hears what was pushed before it came and what comes later; cookies are set when storage is granted, and never before", async ({
  page,
}) => {
  await load(page, "gtm.js?id=GTM-TEST1", [
    ["consent", "default", { ...denied, wait_for_update: 500 }],
    { "gtm.start": 1, event: "gtm.js" },
    { event: "view_item", ecommerce: { value: 21.9 } },
  ]);
  await hits(page, 1);
  await push(page, [{ event: "search", search_term: "poulet" }, { ecommerce: null }, { event: "page_view" }]);
  const heard = await hits(page, 3);
  expect(heard.map(({ event, params }) => [event, params])).toEqual([
    ["page_view", {}],
    ["search", { search_term: "poulet", ecommerce: { value: 21.9 } }],
    ["view_item", { ecommerce: { value: 21.9 } }],
  ]);

  await load(page, "gtm.js?id=GTM-TEST1", [["consent", "default", denied], { event: "page_view" }]);
  expect(await hits(page, 1)).toMatchObject([{ consent: denied, clientId: null }]);
  expect(await cookieNames(page)).toEqual([]);
  await push(page, [["consent", "update", { analytics_storage: "granted" }], { event: "search" }]);
  const [, search] = await hits(page, 2);
  expect(search).toMatchObject({
    consent: { ad_storage: "denied", analytics_storage: "granted" },
    clientId: expect.stringMatching(/^\d+\.\d+$/),
  });
  expect(await cookieNames(page)).toEqual(["_ga", "_ga_TEST1"]);
});

test("a measurement is silent until its config, which tells a page view", async ({ page }) => {
  await load(page, "gtag/js?id=G-TEST1", [["event", "search", {}]]);
  await push(page, [
    ["config", "G-TEST1"],
    ["event", "view_cart", { value: 1 }],
  ]);
  expect((await hits(page, 1)).map(({ event }) => event)).toEqual(["view_cart"]);
  const [view] = await hits(page, 2, true);
  expect(view?.event).toBe("page_view");
});

test("a measurement that is told not to sends no page view of its own", async ({ page }) => {
  await load(page, "gtag/js?id=G-TEST1", [config, ["event", "search", {}]]);
  expect((await hits(page, 1)).map(({ event }) => event)).toEqual(["search"]);
  expect((await hits(page, 1, true)).map(({ event }) => event)).toEqual(["session_start"]);
});

const fields = { page_location: "https://museau.example/{order}/", page_title: "Commande" };

for (const [path, start] of [
  ["gtag/js?id=G-TEST1", config],
  ["gtm.js?id=GTM-TEST1", { event: "gtm.js" }],
] as const) {
  const tellsChange = async (page: Page) => {
    await page.evaluate(() => history.pushState(null, "", "?q=secret"));
    const told = await hits(page, 2, true);
    expect(told.map(({ event }) => event)).toEqual(["page_view", "session_start"]);
    return told.map(({ location, title }) => [location, title]);
  };

  test(`by itself ${path} tells the address and the title that the browser shows`, async ({ page }) => {
    await load(page, path, [start]);
    const [changed] = await tellsChange(page);
    expect(changed).toEqual([expect.stringContaining("?q=secret"), await page.title()]);
  });

  test(`by itself ${path} tells the address and the title that were set`, async ({ page }) => {
    await load(page, path, [path.startsWith("gtag") ? ["set", fields] : fields, start]);
    const set = [fields.page_location, fields.page_title];
    expect(await tellsChange(page)).toEqual([set, set]);
  });
}

test("after a no it goes on without cookies, until its measurement is disabled", async ({ page }) => {
  await load(page, "gtag/js?id=G-TEST1", [config, ["consent", "update", denied]]);
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  const [, engaged] = await hits(page, 2, true);
  expect(engaged).toMatchObject({ event: "user_engagement", consent: denied, clientId: null });
  await page.evaluate(() => {
    Object.assign(globalThis, { "ga-disable-G-TEST1": true });
    dispatchEvent(new Event("pagehide"));
  });
  await push(page, [["event", "search", {}]]);
  await hits(page, 2, true);
  await hits(page, 0);
});
