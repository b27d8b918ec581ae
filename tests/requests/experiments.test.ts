import { beforeEach, expect, test } from "vitest";
import { productPageTexts } from "../../shared/product/product-page.texts.ts";
import * as clock from "../../shared/time/clock.ts";
import { dayInParis } from "../../shared/time/wall-clock.ts";
import { part } from "../words.ts";
import { textOf } from "./page-html.ts";
import { trackingOf } from "./tracking.ts";
import { askStandIns, mendAfterEach, passSeconds, productPath, type Visitor, visitor } from "./visitor.ts";

mendAfterEach();

const allowed = (purposes = "marketing-measurement") => ({
  "__Host-consent": `2.${dayInParis(clock.date())}.${purposes}.proof`,
});

const weighing = (control: number, minute: number) =>
  askStandIns("/_sandbox/marketing/tests", {
    tests: [
      {
        name: "guide-link",
        segments: [
          { name: "control", weight: control },
          { name: "minute", weight: minute },
        ],
      },
    ],
  });

/** The worker asks the service after a page, so only the next page knows. */
async function learnTests(): Promise<void> {
  passSeconds(2 * 24 * 3600);
  await visitor().visit("/panier/");
  await visitor().visit("/panier/");
}

async function shown(someone: Visitor) {
  const { html, answer } = await someone.visit(productPath);
  return {
    mark: /data-experiment="([^"]*)"/.exec(html)?.[1],
    text: (["control", "minute"] as const)
      .filter((segment) => part(productPageTexts.guide[segment]).test(textOf(html)))
      .join(" and "),
    cookies: answer.headers.getSetCookie().filter((cookie) => cookie.includes("visitorId")),
  };
}

beforeEach(async () => {
  await weighing(0, 1);
  await learnTests();
});

test("a visitor who allows marketing is drawn a segment before the page is rendered, and keeps it", async () => {
  const someone = visitor({ cookies: allowed() });
  const first = await shown(someone);
  expect(first).toMatchObject({ mark: "guide-link:minute", text: "minute" });
  expect(first.cookies).toHaveLength(1);
  expect(first.cookies[0]).toMatch(/^__Host-visitorId=[\w-]{36}\.guide-link%3Dminute; .*HttpOnly/);

  await weighing(1, 0);
  await learnTests();
  expect(await shown(someone)).toMatchObject({ mark: "guide-link:minute", text: "minute", cookies: [] });
  expect(await shown(visitor({ cookies: allowed() }))).toMatchObject({ text: "control" });
});

test("the answer that allows marketing names the visitor, so that two prefetched pages draw for one id", async () => {
  const someone = visitor();
  await someone.post("/api/consent", { answer: "all" }, { headers: { Accept: "application/json" } });
  const named = someone.cookies.get("__Host-visitorId");
  expect(named).toMatch(/^[\w-]{36}$/);
  for (let count = 0; count < 2; count++) {
    someone.cookies.set("__Host-visitorId", named ?? "");
    await someone.get(productPath, { headers: { "Sec-Purpose": "prefetch" } });
    expect(someone.cookies.get("__Host-visitorId")).toBe(`${named}.guide-link%3Dminute`);
  }
});

test("a prefetch gives nobody an id, so that two of them do not give two", async () => {
  const someone = visitor({ cookies: allowed() });
  const { status } = await someone.get(productPath, { headers: { "Sec-Purpose": "prefetch" } });
  expect([status, someone.cookies.has("__Host-visitorId")]).toEqual([503, false]);
  expect(await shown(someone)).toMatchObject({ mark: "guide-link:minute" });
});

test("every event says in which segments its visitor is", async () => {
  const someone = visitor({ cookies: allowed() });
  await shown(someone);
  expect((await trackingOf(someone, "/chien/"))?.common.abtests).toEqual([
    { name: "guide-link", segment: "minute" },
  ]);
});

test.each([
  ["nobody who has not answered", {}],
  ["nobody who refused", { cookies: allowed("") }],
  ["nobody who allowed the tag manager alone", { cookies: allowed("measurement") }],
  ["no crawler", { cookies: allowed(), agent: "googlebot" }],
] as const)("%s takes part or gets an id", async (_, options) => {
  expect(await shown(visitor(options))).toEqual({ mark: undefined, text: "control", cookies: [] });
});

test("Global Privacy Control outweighs an older yes", async () => {
  const { html, answer } = await visitor({ cookies: allowed() }).visit(productPath, {
    headers: { "Sec-GPC": "1" },
  });
  expect(html).not.toContain("data-experiment");
  expect(answer.headers.getSetCookie().join()).not.toContain("visitorId");
});

test("a test that has ended shows its control, also to who was drawn", async () => {
  const someone = visitor({ cookies: allowed() });
  await shown(someone);
  await askStandIns("/_sandbox/marketing/tests", { tests: [] });
  await learnTests();
  expect(await shown(someone)).toMatchObject({ mark: undefined, text: "control" });
});

test("a cookie that somebody made up breaks no page", async () => {
  const cookies = { ...allowed(), "__Host-visitorId": "x.guide-link=admin.__proto__=1.constructor" };
  expect(await shown(visitor({ cookies }))).toMatchObject({ mark: "guide-link:minute", text: "minute" });
});
