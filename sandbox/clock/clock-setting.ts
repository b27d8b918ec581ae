import { Hono } from "hono";
import * as z from "zod/mini";
import * as clock from "../../shared/time/clock.ts";
import { clockAheadHeader } from "../../shared/time/clock-ahead-header.ts";
import type { SandboxEnv } from "../env.ts";
import { readInput } from "../pages/form.ts";

const tenYears = 10 * 366 * 86_400_000;
const setting = z.object({ ahead: z.coerce.number().check(z.gte(-tenYears), z.lte(tenYears)) });

/** Sets the clock of the stand-ins, in milliseconds ahead of the machine's. The shop reads the answer's header and follows. */
export const clockSetting = new Hono<SandboxEnv>().post("/", async (c) => {
  const { ahead } = await readInput(c, setting);
  clock.setAhead(ahead);
  c.header(clockAheadHeader, String(ahead));
  return c.json({ now: clock.date().toISOString() });
});
