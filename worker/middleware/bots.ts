import { createMiddleware } from "hono/factory";
import { isbot } from "isbot";
import type { AppEnv } from "../context.ts";
import { readCookie } from "../session/cookies.ts";

export const bots = createMiddleware<AppEnv>(async function bots(c, next) {
  const bot = isbot(c.req.header("user-agent"));
  c.set("bot", bot);
  c.set("complete", bot || readCookie(c, "noScript") === "1");
  await next();
});
