import { createMiddleware } from "hono/factory";
import * as z from "zod/mini";
import type { AppEnv, Settings } from "../context.ts";
import { type Configuration, featureNames } from "../env.ts";
import type { Log } from "../log.ts";

/** What can be switched at run time, under these keys of the SETTINGS namespace, as JSON lists. */
const schemas = {
  features: z.array(z.enum(featureNames)),
  maintenance: z.array(z.string().check(z.minLength(1))),
};

/** How long an isolate trusts what it read, in milliseconds. */
const trusted = 5_000;

/** How long KV's own cache may answer in its place, in seconds: the least it takes. */
const cacheTtl = 30;

/** One namespace, one copy: no visitor's data. */
const memory = new WeakMap<KVNamespace, { settings: Settings; until: number }>();

/** Feature flags and the maintenance list: from the configuration, unless switched at run time through KV. */
export const settings = createMiddleware<AppEnv>(async function settings(c, next) {
  const { SETTINGS } = c.env;
  let held = memory.get(SETTINGS);
  if (!held || held.until <= Date.now()) {
    const { configuration, log } = c.var;
    const current = await readSettings(SETTINGS, configuration, log, held?.settings);
    held = { settings: current, until: Date.now() + trusted };
    memory.set(SETTINGS, held);
  }
  c.set("settings", held.settings);
  await next();
});

/**
 * The settings as they are now: what is switched, and the configuration for what is not. While KV does not answer, the
 * last ones hold on, so that a section closed at run time stays closed.
 */
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
  const features = switched(values?.get("features"), schemas.features, log);
  const maintenance = switched(values?.get("maintenance"), schemas.maintenance, log);
  return {
    features: new Set(features ?? configuration.features),
    maintenance: maintenance ?? configuration.maintenance,
  };
}

/** A value that is no such list is as if not switched, and said in the log. */
function switched<T>(value: string | null | undefined, schema: z.ZodMiniType<T>, log: Log): T | undefined {
  if (value == null) return undefined;
  try {
    return schema.parse(JSON.parse(value));
  } catch (error) {
    log.error("setting not usable", error);
    return undefined;
  }
}
