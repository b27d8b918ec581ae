import { createMiddleware } from "hono/factory";
import * as clock from "../../shared/time/clock.ts";
import { clockAheadHeader } from "../../shared/time/clock-ahead-header.ts";
import type { AppEnv } from "../context.ts";

/** Sets the clock of the stand-ins, and the shop's by their answer. Passes on in production, which has no stand-ins. */
export const testClock = createMiddleware<AppEnv>(async function testClock(c, next) {
  if (!c.env.SANDBOX) return next();
  const answer = await c.env.SANDBOX.fetch(c.req.raw);
  const ahead = answer.headers.get(clockAheadHeader);
  if (ahead !== null) clock.setAhead(Number(ahead));
  return new Response(answer.body, answer);
});
