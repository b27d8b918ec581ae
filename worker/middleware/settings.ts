import { createMiddleware } from "hono/factory";
import * as z from "zod/mini";
import { type FeatureName, featureNames } from "../../shared/features.ts";
import {
  type SettingName,
  type StoredSettings,
  settingKeys,
  settingsIn,
  settingsKey,
  storedIn,
  withSettings,
} from "../../shared/release/stored-settings.ts";
import { routeTable } from "../../shared/routes.ts";
import { locale } from "../../shared/text/translator.ts";
import * as clock from "../../shared/time/clock.ts";
import type { AppEnv, Settings } from "../context.ts";
import type { Configuration } from "../env.ts";
import { isolateMemory } from "../isolate-memory.ts";
import type { Log } from "../log.ts";
import { recordedCall } from "../upstream/recorded-call.ts";
import { inTime, longestRead } from "../with-timeout.ts";

const listSchema = z.array(z.string().check(z.minLength(1)));
const switchSchema = z.boolean();

/** When it ends, in milliseconds since 1970; its own key says `true` and expires by itself. */
const canarySchema = z.union([z.boolean(), z.number()]);

const cacheTime = 5_000;

const cacheTtl = 30;

const memory = isolateMemory(() => new WeakMap<KVNamespace, { settings: Settings; until: number }>());

export function forgetSettings(): void {
  memory.current = new WeakMap();
}

export const settings = createMiddleware<AppEnv>(async function settings(c, next) {
  const { SETTINGS } = c.env;
  let cached = memory.current.get(SETTINGS);
  if (!cached || cached.until <= clock.now()) {
    const { configuration, log } = c.var;
    const current = await readSettings(SETTINGS, configuration, log, cached?.settings);
    cached = { settings: current, until: clock.now() + cacheTime };
    memory.current.set(SETTINGS, cached);
  }
  c.set("settings", cached.settings);
  await next();
});

/** If KV fails or a value is not usable, the last settings stay in force, so that a closed section stays closed. */
export async function readSettings(
  namespace: KVNamespace,
  configuration: Pick<Configuration, "features" | "maintenance" | "exitIntent">,
  log: Log,
  last?: Settings,
): Promise<Settings> {
  const stored = await readStored(namespace, log, last !== undefined).catch((error: unknown) => {
    log.error("settings not readable", error);
    return null;
  });
  if (!stored && last) return last;
  const parse = <Value>(schema: z.ZodMiniType<Value>, setting: SettingName, fallbacks: Fallbacks<Value>) =>
    parseSetting(schema, { setting, value: stored?.[setting], ...fallbacks }, log);
  const listOf = (key: ListName) =>
    parse(listSchema, key, { byDefault: configuration[key], last: last && [...last[key]] });
  return {
    features: new Set(matching("features", listOf("features"), featureNames, log)),
    maintenance: listOf("maintenance").filter(
      (name) => matching("maintenance", [name], routeNames, log).length > 0,
    ),
    exitIntent: parse(switchSchema, "exit-intent", {
      byDefault: configuration.exitIntent,
      last: last?.exitIntent,
    }),
    canary: isUnderWay(parse(canarySchema, "canary", { byDefault: false, last: last?.canary })),
  };
}

const isUnderWay = (canary: boolean | number) => (typeof canary === "number" ? canary > clock.now() : canary);

/** @throws if the copy is unreadable and settings are known, which then stay in force */
async function readStored(namespace: KVNamespace, log: Log, areKnown: boolean): Promise<StoredSettings> {
  const text = await read(() => namespace.get(settingsKey, { type: "text", cacheTtl }));
  if (text !== null) {
    try {
      return settingsIn(text);
    } catch (error) {
      if (areKnown) throw error;
      log.error("setting not usable", error, { setting: settingsKey });
    }
  }
  const values = await read(() => namespace.get([...settingKeys], { type: "text", cacheTtl }));
  return storedIn((key) => values.get(key));
}

const read = <T>(reading: () => Promise<T>): Promise<T> =>
  recordedCall("kv", () => inTime(reading(), longestRead));

/** Demo only: `npm run switch` is the way elsewhere. */
export async function switchFeatures(
  namespace: KVNamespace,
  features: readonly FeatureName[],
): Promise<void> {
  const text = await namespace.get(settingsKey);
  await namespace.put("features", JSON.stringify(features));
  if (text !== null) await namespace.put(settingsKey, withSettings(settingsIn(text), { features }));
}

type ListName = "features" | "maintenance";

const routeNames = Object.keys(routeTable).map((key) => `${key}___${locale}`);

function matching<Name extends string>(
  setting: ListName,
  beginnings: readonly string[],
  names: readonly Name[],
  log: Log,
): Name[] {
  return beginnings.flatMap((beginning) => {
    const found = names.filter((name) => name.startsWith(beginning));
    if (found.length === 0) warnOnce(log, setting, beginning);
    return found;
  });
}

const warned = isolateMemory(() => new Set<string>());

function warnOnce(log: Log, setting: ListName, name: string) {
  const key = `${setting} ${name}`;
  if (warned.current.has(key)) return;
  warned.current.add(key);
  log.warn("setting names nothing", { setting, name });
}

interface Fallbacks<Value> {
  byDefault: Value;
  last: Value | undefined;
}

function parseSetting<Value>(
  schema: z.ZodMiniType<Value>,
  { setting, value, byDefault, last }: Fallbacks<Value> & { setting: SettingName; value: unknown },
  log: Log,
): Value {
  if (value == null) return byDefault;
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  log.error("setting not usable", error, { setting });
  return last ?? byDefault;
}
