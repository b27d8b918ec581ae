import type { Context } from "hono";
import type { Database } from "../database/open.ts";
import type { SandboxEnv } from "../env.ts";
import { orderClockEvents } from "./order-clock-events.ts";
import { sponsorshipClockEvents } from "./sponsorship-clock-events.ts";
import { subscriptionClockEvents } from "./subscription-clock-events.ts";

export interface ClockEvent {
  kind: string;
  at: Date;
  /** In French, with what it is about: "Commande MUS0000002 : le virement est arrivé". */
  text: string;
  /**
   * Absent where it follows from the dates. What is written carries `at` as its date. False where the clock was pressed
   * twice at once, and the other press has done it.
   */
  happen?: (c: Context<SandboxEnv>) => Promise<boolean>;
}

/**
 * Every change that has not happened yet, also one whose time has come, and all else from `since` on. What the demo shop
 * is to do by itself is added here.
 */
type ClockEvents = (db: Database, since: Date) => Promise<ClockEvent[]>;

const sources: readonly ClockEvents[] = [orderClockEvents, sponsorshipClockEvents, subscriptionClockEvents];

/** The earliest first. */
export async function clockEvents(db: Database, since: Date): Promise<ClockEvent[]> {
  const found = await Promise.all(sources.map((events) => events(db, since)));
  return found.flat().toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
