import {
  oldSettingKeys,
  type StoredSettings,
  settingsIn,
  settingsKey,
  withSettings,
} from "../../shared/release/stored-settings.ts";
import type { Namespace } from "./namespace.ts";

/** A missing member is as configured. @throws if the stored value is unreadable, since the next change would overwrite it */
export async function readStored(namespace: Pick<Namespace, "get">): Promise<StoredSettings> {
  const text = await namespace.get(settingsKey);
  if (text === undefined) return fromOldKeys(namespace);
  try {
    return settingsIn(text);
  } catch (cause) {
    throw new Error(
      `The switches (${settingsKey}) cannot be read: keep a copy of the value, then delete the key.`,
      { cause },
    );
  }
}

/** Changes the value that the worker reads; a build before it reads one key for each switch. */
export async function storeSettings(
  namespace: Pick<Namespace, "get" | "set">,
  changes: StoredSettings,
): Promise<void> {
  await namespace.set(settingsKey, withSettings(await readStored(namespace), changes));
}

async function fromOldKeys(namespace: Pick<Namespace, "get">): Promise<StoredSettings> {
  const values = await Promise.all(
    oldSettingKeys.map(async (key) => [key, await namespace.get(key)] as const),
  );
  return Object.fromEntries(
    values.flatMap(([key, text]) => (text === undefined ? [] : [[key, fromJson(text)]])),
  );
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
