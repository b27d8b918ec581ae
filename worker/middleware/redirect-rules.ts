import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../context.ts";

/**
 * Asks whether this path has moved (spec 2). The answer is awaited just before the first byte, so that the question
 * runs beside the loader; a content system that does not answer has no rule.
 */
export const redirectRules = createMiddleware<AppEnv>(async function redirectRules(c, next) {
  const { pathname } = new URL(c.req.url);
  const rule = c.var.content.redirectRule(c.req.path).catch((error: unknown) => {
    c.var.log.error("redirect rule not known", error);
    return null;
  });
  c.set(
    "redirectRule",
    rule.then((target) => (target && isElsewhere(target, pathname) ? target : null)),
  );
  await next();
});

/** A path of this site other than the one asked, or an http(s) address. */
function isElsewhere(target: string, path: string): boolean {
  if (target.startsWith("/") && !/^\/[/\\]/.test(target)) return target !== path;
  return /^https?:\/\//i.test(target) && URL.canParse(target);
}
