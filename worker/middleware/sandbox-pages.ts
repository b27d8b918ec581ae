import { createMiddleware } from "hono/factory";
import { href } from "../../shared/routes.ts";
import type { AppEnv } from "../context.ts";

/**
 * The stand-ins' own pages, where there are stand-ins: a production deployment has none and answers 404. Two addresses
 * among theirs are screens of the shop, and pass on; without their slash too, so that it is put behind them.
 */
export const sandboxPages = createMiddleware<AppEnv>(async function sandboxPages(c, next) {
  if (!c.env.SANDBOX) return c.text("Not Found", 404);
  if (ownScreens.some((path) => path === c.req.path || path === `${c.req.path}/`)) return next();
  const answer = await c.env.SANDBOX.fetch(c.req.raw);
  return new Response(answer.body, answer);
});

const ownScreens = [href("composants"), href("blocs")];
