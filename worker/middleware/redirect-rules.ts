import { createMiddleware } from "hono/factory";
import { longestPath } from "../../shared/match-route.ts";
import * as clock from "../../shared/time/clock.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { isolateMemory } from "../isolate-memory.ts";
import { createRedirectMemory, knownRedirect } from "../redirects/known-redirects.ts";
import { type gone, unknownRule } from "../upstream/content/redirect-rules.ts";

export const redirectRules = createMiddleware<AppEnv>(async function redirectRules(c, next) {
  c.set("redirectRule", c.req.path.length > longestPath ? Promise.resolve(null) : ruleOf(c));
  await next();
});

const memory = isolateMemory(createRedirectMemory);

async function ruleOf(c: AppContext): Promise<string | typeof gone | typeof unknownRule | null> {
  const { cache, content, isPreview, log } = c.var;
  const known = isPreview
    ? undefined
    : await knownRedirect(c.req.path, {
        kv: c.env.CONTENT_CACHE,
        memory: memory.current,
        now: clock.now(),
        lastPublished: (paths) => cache.lastPublished("redirect", paths),
        toldBuild: cache.redirectBuild,
        waitUntil: (work) => c.executionCtx.waitUntil(work),
        log,
      });
  const rule = known
    ? known.rule
    : await content.redirectRule(c.req.path).catch((error: unknown): typeof unknownRule => {
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
