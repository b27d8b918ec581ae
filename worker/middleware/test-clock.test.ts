import { Hono } from "hono";
import { afterEach, expect, test } from "vitest";
import * as clock from "../../shared/time/clock.ts";
import { clockAheadHeader, patienceHeader } from "../../shared/time/clock-ahead-header.ts";
import type { AppEnv } from "../context.ts";
import { testClock } from "./test-clock.ts";

const anHour = 3_600_000;
const app = new Hono<AppEnv>().post("/_sandbox/now", testClock);
const setClock = (bindings: object) => app.request("/_sandbox/now", { method: "POST" }, bindings);

afterEach(() => {
  clock.setAhead(0);
  clock.setPatience(1);
});

test("the stand-ins set the clock of the shop, and its patience", async () => {
  const headers = { [clockAheadHeader]: String(anHour), [patienceHeader]: "4" };
  await setClock({ SANDBOX: { fetch: async () => new Response("{}", { headers }) } });
  expect(clock.ahead()).toBe(anHour);
  expect(clock.waitOf(100)).toBe(400);
  expect(clock.usedUp(400)).toBe(100);
});

test("what the stand-ins refuse changes nothing", async () => {
  clock.setAhead(anHour);
  await setClock({ SANDBOX: { fetch: async () => new Response("{}", { status: 400 }) } });
  expect(clock.ahead()).toBe(anHour);
});

test("without the stand-ins, as in production, the clock stays the machine's", async () => {
  expect((await setClock({})).status).toBe(404);
  expect(clock.ahead()).toBe(0);
  expect(clock.waitOf(100)).toBe(100);
  // biome-ignore lint/plugin: compares with the machine's clock
  expect(clock.now()).toBe(Date.now());
});
