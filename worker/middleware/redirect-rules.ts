import { createMiddleware } from "hono/factory";
import { longestPath } from "../../shared/match-route.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { type RedirectRule, unknownRule } from "../upstream/content/content.ts";

export const redirectRules = createMiddleware<AppEnv>(async function redirectRules(c, next) {
  c.set("redirectRule", c.req.path.length > longestPath ? Promise.resolve(null) : ruleOf(c));
  await next();
});

async function ruleOf(c: AppContext): Promise<RedirectRule | typeof unknownRule | null> {
  const { content, log } = c.var;
  const rule = await content.redirectRule(c.req.path).catch((error: unknown): typeof unknownRule => {
    log.error("redirect rule not known", error);
    return unknownRule;
  });
  if (typeof rule === "number") return rule;
  const page = new URL(c.req.url);
  page.pathname = c.req.path;
  return rule ? targetOf(rule, page) : null;
}

/** Null if the target is the page itself or neither a path nor http(s). */
function targetOf(target: string, page: URL): string | null {
  if (!/^(\/(?![/\\])|https?:\/\/)/i.test(target) || !URL.canParse(target, page.origin)) return null;
  const { href, origin, pathname } = new URL(target, page.origin);
  const isPage = origin === page.origin && withSlash(pathname) === withSlash(page.pathname);
  return isPage ? null : href;
}

const withSlash = (pathname: string) => (pathname.endsWith("/") ? pathname : `${pathname}/`);
