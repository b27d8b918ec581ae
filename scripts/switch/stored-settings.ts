import {
  type StoredSettings,
  settingKeys,
  settingsIn,
  settingsKey,
  storedIn,
  withSettings,
} from "../../shared/release/stored-settings.ts";
import type { Namespace } from "./namespace.ts";

export async function readStored(namespace: Pick<Namespace, "get">): Promise<StoredSettings> {
  const texts = await Promise.all(settingKeys.map(async (key) => [key, await namespace.get(key)] as const));
  const known = new Map(texts);
  return storedIn((key) => known.get(key));
}

/** Copies all switches for the worker. @param changes what has just been stored, and may not be readable yet */
export async function copySettings(
  namespace: Pick<Namespace, "get" | "set">,
  changes: StoredSettings,
): Promise<void> {
  const [stored, copy] = await Promise.all([readStored(namespace), namespace.get(settingsKey)]);
  // The key of a canary expires by itself, and only the copy says when.
  const canary = stored.canary && (endIn(copy) ?? stored.canary);
  await namespace.set(settingsKey, withSettings({ ...stored, canary }, changes));
}

/** Undefined also if the copy is unreadable: the next one replaces it. */
function endIn(copy: string | undefined): unknown {
  try {
    return copy === undefined ? undefined : settingsIn(copy).canary;
  } catch {
    return undefined;
  }
}
