import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../context.ts";
import { askToSignInAgain } from "../session/ask-to-sign-in.ts";

/**
 * Whatever was asked, a token that the API refuses meanwhile leads to the login (spec 4, any 401): what would have been
 * answered was made for nobody.
 */
export const endedSession = createMiddleware<AppEnv>(async function endedSession(c, next) {
  await next();
  if (!c.var.session.ended) return;
  c.res = await askToSignInAgain(c);
  if (!c.res.body) c.res.headers.delete("Content-Type");
});
