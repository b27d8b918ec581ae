import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../context.ts";
import { needsNoAccount } from "../session/needs-no-account.ts";
import { redirectToSignIn } from "../session/redirect-to-sign-in.ts";

/** Replaces the answer by the login when the API refused the token during the request (spec 4, any 401). */
export const endedSession = createMiddleware<AppEnv>(async function endedSession(c, next) {
  await next();
  if (!c.var.session.ended || needsNoAccount(c)) return;
  c.res = await redirectToSignIn(c);
  if (!c.res.body) c.res.headers.delete("Content-Type");
});
