import { createMiddleware } from "hono/factory";
import { href } from "../../shared/routes.ts";
import type { AppContext, AppEnv } from "../context.ts";

/** Pages of the stand-ins; 404 in production. Two screens of the shop have addresses among them and pass on. */
export const sandboxPages = createMiddleware<AppEnv>(async function sandboxPages(c, next) {
  if (!c.env.SANDBOX) return c.text("Not Found", 404);
  if (!isStandIn(c)) return next();
  const answer = await c.env.SANDBOX.fetch(c.req.raw);
  return new Response(answer.body, answer);
});

export const isStandIn = ({ req: { path } }: AppContext): boolean =>
  path.startsWith("/_sandbox/") && !ownScreens.some((own) => own === path || own === `${path}/`);

const ownScreens = [href("composants"), href("blocs")];
