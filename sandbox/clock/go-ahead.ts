import type { Context } from "hono";
import * as clock from "../../shared/time/clock.ts";
import type { SandboxEnv } from "../env.ts";
import { ageData } from "./age-data.ts";
import { type ClockEvent, clockEvents } from "./clock-events.ts";
import { noteMove, readMoves } from "./last-move.ts";

interface Happened {
  kind: string;
  at: string;
  text: string;
}

const mostRounds = 1000;

/** Moves the data into the past rather than the clock ahead (docs/decisions/041-clock.md). */
export async function goAhead(c: Context<SandboxEnv>, milliseconds: number): Promise<Happened[]> {
  const db = c.get("db");
  const now = clock.date();
  const { movedAt } = await readMoves(db);
  if (milliseconds > 0) await ageData(db, milliseconds);
  const changes = await runDueEvents(c, now);
  const since = new Date((movedAt === null ? now.getTime() : Date.parse(movedAt)) - milliseconds);
  const passed = (await clockEvents(db, since)).filter(
    ({ at, happen }) => !happen && at > since && at <= now,
  );
  const events = [...changes, ...passed].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const happened = events.map(({ kind, at, text }) => ({ kind, at: at.toISOString(), text }));
  await noteMove(db, { milliseconds, movedAt: now.toISOString(), happened });
  return happened;
}

async function runDueEvents(c: Context<SandboxEnv>, now: Date): Promise<ClockEvent[]> {
  const done: ClockEvent[] = [];
  for (let round = 0; round < mostRounds; round++) {
    const due = (await clockEvents(c.get("db"), now)).filter(({ at, happen }) => happen && at <= now);
    if (due.length === 0) break;
    for (const event of due) if (await event.happen?.(c)) done.push(event);
  }
  return done;
}

export async function comingEvents(c: Context<SandboxEnv>, now = clock.date()): Promise<ClockEvent[]> {
  const events = await clockEvents(c.get("db"), now);
  return events.filter(({ at, happen }) => happen || at > now);
}
