import * as clock from "../../../shared/time/clock.ts";
import type { StoredList } from "./stored-list.ts";

/** What the marketing service did not take. */
export interface WaitingEvent {
  /** Milliseconds since 1970. */
  at: number;
  /** JSON, as it is sent. */
  body: string;
}

/** Milliseconds, and entries: a short outage. */
const keptFor = 30 * 60_000;
const mostKept = 50;

interface WaitingEventsParts {
  list: Pick<StoredList<WaitingEvent>, "read" | "write">;
  /** Across tabs. */
  lock: (act: () => void) => Promise<unknown>;
}

export interface WaitingEvents {
  add(events: readonly WaitingEvent[]): Promise<void>;
  /** Takes them off the list: each is in the hands of one tab. */
  take(): Promise<WaitingEvent[]>;
  isEmpty(): boolean;
  clear(): void;
}

/** Events of all tabs that wait for the end of an outage. */
export function createWaitingEvents({ list, lock }: WaitingEventsParts): WaitingEvents {
  return {
    async add(events) {
      await lock(() => list.write([...recent(list.read()), ...events].slice(-mostKept)));
    },
    async take() {
      let taken: WaitingEvent[] = [];
      await lock(() => {
        taken = recent(list.read());
        list.write([]);
      });
      return taken;
    },
    isEmpty: () => recent(list.read()).length === 0,
    clear: () => list.write([]),
  };
}

/** In the order in which they happened. */
const recent = (events: readonly WaitingEvent[]) =>
  events.filter(({ at }) => Math.abs(clock.now() - at) < keptFor).toSorted((one, other) => one.at - other.at);

export const isWaitingEvent = (value: unknown): value is WaitingEvent =>
  typeof value === "object" &&
  value !== null &&
  "at" in value &&
  typeof value.at === "number" &&
  "body" in value &&
  typeof value.body === "string";
