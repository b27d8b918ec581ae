import { createMiddleware } from "hono/factory";
import { isbot } from "isbot";
import type { AppContext, AppEnv } from "../context.ts";
import { readCookie } from "../session/cookies.ts";
import { awaitsScripts } from "../session/scripts-run.ts";

export const bots = createMiddleware<AppEnv>(async function bots(c, next) {
  const bot = isbot(c.req.header("user-agent"));
  c.set("bot", bot);
  c.set("complete", bot || needsWholePages(c));
  await next();
});

/**
 * React moves late parts into their places by scripts. A customer's pages have forms and amounts among them, so they come
 * whole until a script has run in the browser; other pages stream to a browser that is not known yet.
 */
function needsWholePages(c: AppContext): boolean {
  return readCookie(c, "noScript") === "1" || awaitsScripts(c) || isPartOfPage(c);
}

/** A script takes over a part of the document (client/navigation/exchange.ts). */
const isPartOfPage = (c: AppContext) => c.req.header("Purpose") === "exchange";
