import { createMiddleware } from "hono/factory";
import * as clock from "../../shared/time/clock.ts";
import { clockAheadHeader, patienceHeader } from "../../shared/time/clock-ahead-header.ts";
import type { AppEnv } from "../context.ts";
import { forgetAll } from "../isolate-memory.ts";

export const testClock = createMiddleware<AppEnv>(async function testClock(c, next) {
  if (!c.env.SANDBOX) return next();
  const answer = await c.env.SANDBOX.fetch(c.req.raw);
  const ahead = answer.headers.get(clockAheadHeader);
  if (ahead !== null) {
    clock.setAhead(Number(ahead));
    forgetAll();
  }
  const patience = answer.headers.get(patienceHeader);
  if (patience !== null) clock.setPatience(Number(patience));
  return new Response(answer.body, answer);
});
