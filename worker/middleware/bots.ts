import { createMiddleware } from "hono/factory";
import { isbot } from "isbot";
import type { AppContext, AppEnv, AppRequest } from "../context.ts";
import { readCookie } from "../session/cookies.ts";
import { awaitsScripts } from "../session/visitor/scripts-run.ts";

export const bots = createMiddleware<AppEnv>(async function bots(c, next) {
  const bot = isbot(c.req.header("user-agent"));
  c.set("bot", bot);
  c.set("complete", bot || needsWholePages(c));
  await next();
});

/** React moves late parts into place by script, which forms and amounts must not depend on. */
function needsWholePages(c: AppContext): boolean {
  return readCookie(c, "noScript") === "1" || awaitsScripts(c) || isPartOfPage(c.req);
}

const isPartOfPage = (req: AppRequest) => req.header("Purpose") === "exchange";
