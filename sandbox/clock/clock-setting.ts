import { Hono } from "hono";
import * as z from "zod/mini";
import * as clock from "../../shared/time/clock.ts";
import { clockAheadHeader, patienceHeader } from "../../shared/time/clock-ahead-header.ts";
import type { SandboxEnv } from "../env.ts";
import { readInput } from "../html/form.ts";

const tenYears = 10 * 366 * 86_400_000;
const setting = z.object({
  ahead: z.coerce.number().check(z.gte(-tenYears), z.lte(tenYears)),
  patience: z._default(z.coerce.number().check(z.gte(1), z.lte(100)), 1),
});

/** `ahead` is in milliseconds, `patience` multiplies the shop's timeouts. */
export const clockSetting = new Hono<SandboxEnv>().post("/", async (c) => {
  const { ahead, patience } = await readInput(c, setting);
  clock.setAhead(ahead);
  c.header(clockAheadHeader, String(ahead));
  c.header(patienceHeader, String(patience));
  return c.json({ now: clock.date().toISOString() });
});
