import type { Log } from "../log.ts";
import { currentRecord } from "../request-record.ts";

export interface ContentStore {
  /** Unreadable values are null. */
  get(keys: string[]): Promise<Map<string, unknown>>;
  put(key: string, value: unknown, secondsToLive: number): Promise<void>;
  delete(key: string): Promise<void>;
}

/** Those of `what` that nobody did to this stored value in the last milliseconds: the caller does them now. */
export type DueAmong = (name: string, what: readonly string[], milliseconds: number) => Promise<string[]>;

interface StoreCallsOptions {
  store: ContentStore;
  dueAmong: DueAmong;
  log: Log;
}

export type StoreCalls = ReturnType<typeof createStoreCalls>;

/** One request's calls of the store. None throws. */
export function createStoreCalls({ store, dueAmong, log }: StoreCallsOptions) {
  const logged = new Set<string>();
  return { read, write, put, remove, logOnce };

  /** A page reads and writes dozens of entries, and a store that is down fails for all of them. */
  function logOnce(event: string, error: unknown): void {
    if (logged.has(event)) return;
    logged.add(event);
    log.error(event, error);
  }

  async function read(keys: string[]): Promise<Map<string, unknown> | undefined> {
    const event = "content cache not readable";
    // Each read of a store that hangs takes a part of the page's time.
    if (logged.has(event)) return undefined;
    currentRecord()?.count("kv", keys.length);
    return store.get(keys).catch((error: unknown) => {
      logOnce(event, error);
      return undefined;
    });
  }

  /** @param between milliseconds; false if somebody has written the value within this time */
  async function write(name: string, value: unknown, life: number, between: number): Promise<boolean> {
    try {
      if ((await dueAmong(name, ["write"], between)).length === 0) return false;
      await store.put(name, value, life);
      return true;
    } catch (error) {
      logOnce("content not stored", error);
      return false;
    }
  }

  function put(name: string, value: unknown, life: number): Promise<void> {
    return store.put(name, value, life).catch((error: unknown) => logOnce("content not stored", error));
  }

  function remove(name: string): Promise<void> {
    return store.delete(name).catch((error: unknown) => logOnce("content not deleted", error));
  }
}
