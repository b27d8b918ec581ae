import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../context.ts";
import { needsNoAccount } from "../session/needs-no-account.ts";
import { redirectToSignIn } from "../session/redirect-to-sign-in.ts";

export const endedSession = createMiddleware<AppEnv>(async function endedSession(c, next) {
  await next();
  if (!c.var.session.ended || needsNoAccount(c.var)) return;
  c.res = await redirectToSignIn(c);
  if (!c.res.body) c.res.headers.delete("Content-Type");
});
