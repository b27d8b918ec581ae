import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../context.ts";

/**
 * Asks whether this path has moved (spec 2). The answer is awaited just before the first byte, so that the question
 * runs beside the loader; a content system that does not answer has no rule.
 */
export const redirectRules = createMiddleware<AppEnv>(async function redirectRules(c, next) {
  const rule = c.var.content.redirectRule(c.req.path).catch((error: unknown) => {
    c.var.log.error("redirect rule not known", error);
    return null;
  });
  const page = new URL(c.req.url);
  page.pathname = c.req.path;
  c.set(
    "redirectRule",
    rule.then((target) => (target ? elsewhere(target, page) : null)),
  );
  await next();
});

/** The whole address that a rule leads to: a path of this site, or http(s); null where that is the page itself. */
function elsewhere(target: string, page: URL): string | null {
  if (!/^(\/(?![/\\])|https?:\/\/)/i.test(target) || !URL.canParse(target, page.origin)) return null;
  const { href, origin, pathname } = new URL(target, page.origin);
  const isPage = origin === page.origin && withSlash(pathname) === withSlash(page.pathname);
  return isPage ? null : href;
}

const withSlash = (pathname: string) => (pathname.endsWith("/") ? pathname : `${pathname}/`);
