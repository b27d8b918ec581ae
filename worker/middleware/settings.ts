import { createMiddleware } from "hono/factory";
import * as z from "zod/mini";
import type { AppEnv, Settings } from "../context.ts";
import { type Configuration, featureNames } from "../env.ts";
import type { Log } from "../log.ts";

/** Keys of the SETTINGS namespace; values are JSON lists. */
const schemas = {
  features: z.array(z.enum(featureNames)),
  maintenance: z.array(z.string().check(z.minLength(1))),
};

/** Milliseconds in the isolate's memory. */
const cacheTime = 5_000;

/** Seconds; the least that KV takes. */
const cacheTtl = 30;

const memory = new WeakMap<KVNamespace, { settings: Settings; until: number }>();

export const settings = createMiddleware<AppEnv>(async function settings(c, next) {
  const { SETTINGS } = c.env;
  let cached = memory.get(SETTINGS);
  if (!cached || cached.until <= Date.now()) {
    const { configuration, log } = c.var;
    const current = await readSettings(SETTINGS, configuration, log, cached?.settings);
    cached = { settings: current, until: Date.now() + cacheTime };
    memory.set(SETTINGS, cached);
  }
  c.set("settings", cached.settings);
  await next();
});

/** During a KV outage the last settings hold, so that a closed section stays closed. */
export async function readSettings(
  namespace: KVNamespace,
  configuration: Pick<Configuration, keyof Settings>,
  log: Log,
  last?: Settings,
): Promise<Settings> {
  const keys = Object.keys(schemas);
  const values = await namespace.get(keys, { type: "text", cacheTtl }).catch((error: unknown) => {
    log.error("settings not readable", error);
    return null;
  });
  if (!values && last) return last;
  const features = parseSetting(values?.get("features"), schemas.features, log);
  const maintenance = parseSetting(values?.get("maintenance"), schemas.maintenance, log);
  return {
    features: new Set(features ?? configuration.features),
    maintenance: maintenance ?? configuration.maintenance,
  };
}

function parseSetting<T>(
  value: string | null | undefined,
  schema: z.ZodMiniType<T>,
  log: Log,
): T | undefined {
  if (value == null) return undefined;
  try {
    return schema.parse(JSON.parse(value));
  } catch (error) {
    log.error("setting not usable", error);
    return undefined;
  }
}
