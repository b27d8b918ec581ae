import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import storefront from "virtual:built-storefront";
import { beforeAll, expect, test } from "vitest";
import { column, measuresDataset } from "../../shared/measure/points.ts";
import * as clock from "../../shared/time/clock.ts";
import { type Publishes, publishesKey } from "../../worker/cache/publishes.ts";
import configuration from "../../wrangler.toml?raw";
import { readLog } from "./log-lines.ts";
import { countCalls } from "./upstream-calls.ts";
import { askStandIns, breakService, mendAfterEach, passSeconds, shop, visitor } from "./visitor.ts";

mendAfterEach();

const hourly = "53 * * * *";

async function build(cron = "23 2 * * *") {
  const context = createExecutionContext();
  await storefront.scheduled({ cron }, env, context);
  await waitOnExecutionContext(context);
}

beforeAll(async () => {
  await build();
  passSeconds(120);
});

test("with a build the rule of a path costs no call, whether it has one or not", async () => {
  const calls = await countCalls("content", "/b2c-redirects");
  const moved = await visitor().get("/croquettes-chien/");
  expect([moved.status, moved.headers.get("location")]).toEqual([301, `${shop}/chien/croquettes/`]);
  expect((await visitor().get("/produits/croquettes-chien-edition-noel/")).status).toBe(410);
  for (const path of ["/chien/", "/chat/", "/page/livraison/"])
    expect((await visitor().get(path)).status).toBe(200);
  expect((await visitor().get("/nulle/part/")).status).toBe(404);
  expect(await calls()).toBe(0);
});

test("a path published since is asked of the content system", async () => {
  await askStandIns("/_sandbox/publish", {
    collection: "redirect",
    key: "nouveautes",
    changes: { redirect: "/chat/" },
  });
  const answer = await visitor().get("/nouveautes/");
  expect([answer.status, answer.headers.get("location")]).toEqual([301, `${shop}/chat/`]);
});

test("once an hour the rules are built anew, but only if more than 200 have changed since", async () => {
  const publishes = await env.CONTENT_CACHE.get<Publishes>(publishesKey, "json");
  const change = (count: number) => {
    const names = Array.from({ length: count }, (_, rule) => [`redirect:/ancien/${rule}/`, clock.now()]);
    const changed = { before: {}, ...publishes, names: Object.fromEntries(names) };
    return env.CONTENT_CACHE.put(publishesKey, JSON.stringify(changed));
  };
  const calls = await countCalls("content", "/b2c-redirects");
  await change(200);
  await build(hourly);
  expect(await calls()).toBe(0);
  await change(201);
  await build(hourly);
  const built = await calls();
  expect(built).toBeGreaterThan(0);
  await build(hourly);
  expect(await calls()).toBe(built);
});

test("each environment has both schedules", () => {
  const crons = [...configuration.matchAll(/^crons = (.*)$/gm)].map(([, list]) => list);
  expect(crons).toEqual(Array(3).fill(`["23 2 * * *", "${hourly}"]`));
});

test("a list that is not served leaves the build as it is, and that is logged and counted for the alarms", async () => {
  const log = readLog();
  await breakService({ service: "content", path: "/b2c-redirects", mode: "status", status: 404 });
  await build();
  expect(log()).toContainEqual(
    expect.objectContaining({ level: "error", event: "redirect rules not built" }),
  );
  const counted = await visitor().get("/_sandbox/analytics-engine/sql", {
    method: "POST",
    headers: { Authorization: "Bearer demo-analytics-token" },
    body: `SELECT ${column.name} AS line FROM ${measuresDataset} WHERE ${column.kind} = 'line' FORMAT JSON`,
  });
  expect(await counted.json()).toMatchObject({ data: [{ line: "redirect rules not built" }] });
  expect((await visitor().get("/croquettes-chien/")).status).toBe(301);
});
