import type { Page } from "playwright/test";
import { expect, test } from "./journey.ts";

const tags = "/_sandbox/tag-manager/";

interface Hit {
  event: string;
  consent: object;
  clientId: string | null;
  automatic: boolean;
}

async function hits(page: Page): Promise<Hit[]> {
  const { events } = (await (await page.request.get(`${tags}events`)).json()) as { events: { hit: Hit }[] };
  return events.map(({ hit }) => hit).filter(({ automatic }) => !automatic);
}

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort();

test("cookies are set when storage is granted, and never before", async ({ page }) => {
  await page.request.delete(`${tags}events`);
  await page.context().clearCookies();
  await page.goto(tags);
  await page.evaluate(
    (src) =>
      new Promise((resolve) => {
        const layer: unknown[] = [];
        const gtag: (...command: unknown[]) => void = function () {
          // biome-ignore lint/complexity/noArguments: the script tells commands from events by it.
          layer.push(arguments);
        };
        Object.assign(globalThis, { dataLayer: layer, gtag });
        gtag("consent", "default", { ad_storage: "denied", analytics_storage: "denied" });
        layer.push({ event: "page_view" });
        document.head.append(Object.assign(document.createElement("script"), { src, onload: resolve }));
      }),
    `${tags}gtm.js?id=GTM-TEST1`,
  );
  await expect.poll(() => hits(page)).toMatchObject([{ event: "page_view", clientId: null }]);
  expect(await cookieNames(page)).toEqual([]);

  await page.evaluate(() => {
    Reflect.get(globalThis, "gtag")("consent", "update", { analytics_storage: "granted" });
    Reflect.get(globalThis, "dataLayer").push({ event: "search" });
  });
  await expect
    .poll(async () => (await hits(page)).find(({ event }) => event === "search"))
    .toMatchObject({
      consent: { ad_storage: "denied", analytics_storage: "granted" },
      clientId: expect.stringMatching(/^\d+\.\d+$/),
    });
  expect(await cookieNames(page)).toEqual(["_ga", "_ga_TEST1"]);
});
