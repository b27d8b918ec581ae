import {
  type StoredSettings,
  settingKeys,
  settingsKey,
  withSettings,
} from "../../shared/release/stored-settings.ts";
import type { Namespace } from "./namespace.ts";

/** A missing member is as configured. */
export async function readStored(namespace: Pick<Namespace, "get">): Promise<StoredSettings> {
  const values = await Promise.all(settingKeys.map(async (key) => [key, await namespace.get(key)] as const));
  return Object.fromEntries(
    values.flatMap(([key, text]) => (text === undefined ? [] : [[key, fromJson(text)]])),
  );
}

/** Copies all switches for the worker. @param changes what has just been stored, and may not be readable yet */
export async function copySettings(
  namespace: Pick<Namespace, "get" | "set">,
  changes: StoredSettings,
): Promise<void> {
  await namespace.set(settingsKey, withSettings(await readStored(namespace), changes));
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
