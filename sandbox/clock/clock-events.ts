import type { Context } from "hono";
import type { Database } from "../database/open.ts";
import type { SandboxEnv } from "../env.ts";
import { orderClockEvents } from "./order-clock-events.ts";
import { sponsorshipClockEvents } from "./sponsorship-clock-events.ts";
import { subscriptionClockEvents } from "./subscription-clock-events.ts";
import { weighingClockEvents } from "./weighing-clock-events.ts";

export interface ClockEvent {
  kind: string;
  at: Date;
  text: string;
  /**
   * Absent if the stored dates already contain the event. Resolves to false if a parallel press has caused
   * the event. Writes must use `at` as their date.
   */
  happen?: (c: Context<SandboxEnv>) => Promise<boolean>;
}

type ClockEvents = (db: Database, since: Date) => Promise<ClockEvent[]>;

const sources: readonly ClockEvents[] = [
  orderClockEvents,
  sponsorshipClockEvents,
  subscriptionClockEvents,
  weighingClockEvents,
];

export async function clockEvents(db: Database, since: Date): Promise<ClockEvent[]> {
  const found = await Promise.all(sources.map((events) => events(db, since)));
  return found.flat().toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
