import * as z from "zod/mini";

/** A copy of all switches in one value, because KV bills each key that a new isolate reads. */
export const settingsKey = "settings:2";

/** Each switch has its key, so that two who switch at once do not undo each other. Builds before the copy read these. */
export const settingKeys = ["features", "maintenance", "exit-intent", "canary"] as const;

export type SettingName = (typeof settingKeys)[number];

/** A missing member is as configured. `canary` is when it ends, in milliseconds since 1970. */
export type StoredSettings = Readonly<Partial<Record<SettingName, unknown>>>;

const schema: z.ZodMiniType<StoredSettings> = z.object({
  features: z.optional(z.unknown()),
  maintenance: z.optional(z.unknown()),
  "exit-intent": z.optional(z.unknown()),
  canary: z.optional(z.unknown()),
});

/** A missing member is as configured. @param textOf what the key of a switch holds */
export function storedIn(textOf: (key: SettingName) => string | null | undefined): StoredSettings {
  return Object.fromEntries(
    settingKeys.flatMap((key) => {
      const text = textOf(key);
      return text == null ? [] : [[key, fromJson(text)]];
    }),
  );
}

/** The worker names a text that is no JSON, and leaves that switch as it was. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** @throws if the copy is unreadable */
export const settingsIn = (text: string): StoredSettings => schema.parse(JSON.parse(text));

/** @param changes null restores the configured value */
export function withSettings(known: StoredSettings, changes: StoredSettings): string {
  const all = Object.entries({ ...known, ...changes }).filter(([, value]) => value != null);
  return JSON.stringify(Object.fromEntries(all));
}
