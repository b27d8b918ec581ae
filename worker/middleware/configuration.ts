import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../context.ts";
import { type Configuration, parseConfiguration } from "../env.ts";
import { contentService, frequencyService, searchService } from "../services.ts";

const parsed = new WeakMap<Env, Configuration>();

export const configuration = createMiddleware<AppEnv>(async function configuration(c, next) {
  const found = parsed.get(c.env) ?? parseConfiguration({ ...c.env });
  parsed.set(c.env, found);
  c.set("configuration", found);
  const { cache, content } = contentService(c.env, found, c.var.log, (work) =>
    c.executionCtx.waitUntil(work),
  );
  c.set("cache", cache);
  c.set("content", content);
  c.set("search", searchService(c.env, found, c.var.log));
  c.set("frequencies", frequencyService(c.env, found, cache, c.var.log));
  await next();
});
