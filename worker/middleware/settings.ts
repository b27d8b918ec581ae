import { createMiddleware } from "hono/factory";
import * as z from "zod/mini";
import type { AppContext, AppEnv, Settings } from "../context.ts";
import { featureNames } from "../env.ts";

/** What can be switched at run time, under these keys of the SETTINGS namespace, as JSON lists. */
const schemas = {
  features: z.array(z.enum(featureNames)),
  maintenance: z.array(z.string().check(z.minLength(1))),
};

/** How long an isolate trusts what it read, in milliseconds. */
const trusted = 5_000;

/** One namespace, one copy: no visitor's data. */
const memory = new WeakMap<KVNamespace, { settings: Settings; until: number }>();

/** Feature flags and the maintenance list: from the configuration, unless switched at run time through KV. */
export const settings = createMiddleware<AppEnv>(async function settings(c, next) {
  const held = memory.get(c.env.SETTINGS);
  if (held && held.until > Date.now()) {
    c.set("settings", held.settings);
  } else {
    const current = await readSettings(c);
    memory.set(c.env.SETTINGS, { settings: current, until: Date.now() + trusted });
    c.set("settings", current);
  }
  await next();
});

async function readSettings(c: AppContext): Promise<Settings> {
  const { configuration } = c.var;
  const [features, maintenance] = await Promise.all([
    switched(c, "features", schemas.features),
    switched(c, "maintenance", schemas.maintenance),
  ]);
  return {
    features: new Set(features ?? configuration.features),
    maintenance: maintenance ?? configuration.maintenance,
  };
}

/** A value that is not readable is as if not switched, and said in the log. */
async function switched<T>(c: AppContext, key: string, schema: z.ZodMiniType<T>): Promise<T | undefined> {
  try {
    const value = await c.env.SETTINGS.get(key, "json");
    return value === null ? undefined : schema.parse(value);
  } catch (error) {
    c.var.log.error("setting not readable", error, { key });
    return undefined;
  }
}
