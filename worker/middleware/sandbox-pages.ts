import { createMiddleware } from "hono/factory";
import { href } from "../../shared/routes.ts";
import type { AppEnv } from "../context.ts";

/**
 * The stand-ins' own pages, where there are stand-ins: a production deployment has none and answers 404. One address
 * among theirs is a screen of the shop, and passes on; without its slash too, so that it is sent to the one with it.
 */
export const sandboxPages = createMiddleware<AppEnv>(async function sandboxPages(c, next) {
  if (!c.env.SANDBOX) return c.text("Not Found", 404);
  if ([c.req.path, `${c.req.path}/`].includes(href("composants"))) return next();
  const answer = await c.env.SANDBOX.fetch(c.req.raw);
  return new Response(answer.body, answer);
});
