import type { Log } from "../log.ts";
import type { EntryMemory } from "./entry-memory.ts";
import { createEntryReads, type Open, type OpenPage } from "./entry-reads.ts";
import { createEntryWrites, type KeepSite } from "./entry-writes.ts";
import { createKeepFull } from "./keep-full.ts";
import { type ContentStore, createStoreCalls, type DueAmong } from "./store-calls.ts";

export interface EntriesOptions {
  store: ContentStore;
  memory: EntryMemory;
  waitUntil: (work: Promise<unknown>) => void;
  log: Log;
  now: () => number;
  dueAmong: DueAmong;
  keepSite: KeepSite | undefined;
  hasWebhook: boolean;
  pause: (milliseconds: number) => Promise<void>;
}

/** The entries that one request reads and stores. */
export function createEntries({ store, dueAmong, ...around }: EntriesOptions) {
  const calls = createStoreCalls({ store, dueAmong, log: around.log });
  const open: Open = { page: undefined, bundles: new Map() };
  const reads = createEntryReads({ ...around, read: calls.read, open });
  return {
    ...reads,
    ...createEntryWrites({ ...around, calls, open, reads }),
    keepFull: createKeepFull({ ...around, calls }),
    open: (page: OpenPage): void => {
      open.page = page;
    },
    /** An error page shows other content than the page would, so that is looked for alone. */
    fail: (): void => {
      if (open.page) open.page = { ...open.page, isPlain: false };
    },
  };
}
