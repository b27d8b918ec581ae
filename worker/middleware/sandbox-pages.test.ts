import { Hono } from "hono";
import { afterEach, expect, test } from "vitest";
import * as clock from "../../shared/time/clock.ts";
import { clockAheadHeader } from "../../shared/time/clock-ahead-header.ts";
import type { AppEnv } from "../context.ts";
import { sandboxPages } from "./sandbox-pages.ts";

const anHour = 3_600_000;
const app = new Hono<AppEnv>().all("/_sandbox/*", sandboxPages);
const standIns = {
  fetch: async () => new Response("{}", { headers: { [clockAheadHeader]: String(anHour) } }),
};
const setClock = (bindings: object) => app.request("/_sandbox/now", { method: "POST" }, bindings);

afterEach(() => clock.setAhead(0));

test("the stand-ins set the clock of the shop", async () => {
  expect((await setClock({ SANDBOX: standIns })).status).toBe(200);
  expect(clock.ahead()).toBe(anHour);
});

test("without the stand-ins, as in production, the clock stays the machine's", async () => {
  expect((await setClock({})).status).toBe(404);
  expect(clock.ahead()).toBe(0);
  // biome-ignore lint/plugin: compares with the machine's clock
  expect(clock.now()).toBe(Date.now());
});
