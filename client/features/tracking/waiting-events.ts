import * as clock from "../../../shared/time/clock.ts";
import type { StoredList } from "../../visit/stored-list.ts";

export interface WaitingEvent {
  /** Milliseconds since 1970. */
  at: number;
  body: string;
}

const keptFor = 30 * 60_000;
const mostKept = 50;

interface WaitingEventsParts {
  list: Pick<StoredList<WaitingEvent>, "read" | "write">;
  lock: (act: () => void) => Promise<unknown>;
}

export interface WaitingEvents {
  add(events: readonly WaitingEvent[]): Promise<void>;
  /** Removes the events from the list, so that only one tab sends them. */
  take(): Promise<WaitingEvent[]>;
  isEmpty(): boolean;
  clear(): void;
}

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

const recent = (events: readonly WaitingEvent[]) =>
  events.filter(({ at }) => Math.abs(clock.now() - at) < keptFor).toSorted((one, other) => one.at - other.at);

export const isWaitingEvent = (value: unknown): value is WaitingEvent =>
  typeof value === "object" &&
  value !== null &&
  "at" in value &&
  typeof value.at === "number" &&
  "body" in value &&
  typeof value.body === "string";
