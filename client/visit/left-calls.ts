import * as clock from "../../shared/time/clock.ts";
import type { TrackedEvent } from "../../shared/tracking/events.ts";
import type { PageTracking } from "../../shared/tracking/page-tracking.ts";
import { attempt } from "../browser/attempt.ts";
import { isText, itemsOf, storedList } from "./stored-list.ts";

export type EarlyCall =
  | { tracking: PageTracking | undefined; entry: string | undefined; event?: never }
  | { event: TrackedEvent; tracking?: never };

/** Milliseconds; a browser may be reopened days later. */
const keptFor = 30 * 60_000;

const leftKey = /^mesure:left:(\d+):/;

/** History entries that some tab has already sent: coming back to them sends nothing again. */
const taken = storedList(() => localStorage, "taken", isText);
const mostTaken = 100;

export const isTaken = (entry: string): boolean => taken.read().includes(entry);

/** Removes what is returned; must run in one tab at a time. */
export function takeLeft(): EarlyCall[] {
  const left = attempt(() => {
    const held = localStorage;
    const keys = Object.keys(held).filter((key) => leftKey.test(key));
    const calls = keys
      .toSorted((one, other) => timeOf(one) - timeOf(other))
      .flatMap((key) => {
        const [left] = itemsOf(`[${held.getItem(key)}]`);
        held.removeItem(key);
        return Math.abs(clock.now() - timeOf(key)) < keptFor ? callsOf(left) : [];
      });
    const entries = calls.flatMap((call) => (call.tracking && call.entry) ?? []);
    if (entries.length > 0) taken.write([...taken.read(), ...entries].slice(-mostTaken));
    return calls;
  });
  return left ?? [];
}

const timeOf = (key: string) => Number(leftKey.exec(key)?.[1]);

/** A page without its history entry could be sent again on return. */
function callsOf(left: unknown): EarlyCall[] {
  if (!isObject(left) || !Array.isArray(left.calls)) return [];
  const [page] = left.calls;
  if (!isObject(page) || !isObject(page.tracking) || typeof page.entry !== "string") return [];
  const sent = itemsOf(typeof left.pages === "string" ? left.pages : null).filter(isText);
  return left.calls.filter(isEarlyCall).map((call) => withoutSent(call, sent));
}

/** `sent` lists entries as "purpose entry". */
function withoutSent(call: EarlyCall, sent: readonly string[]): EarlyCall {
  const { tracking, entry } = call.event ? {} : call;
  if (!tracking || !sent.some((page) => page.endsWith(` ${entry}`))) return call;
  return { tracking: { ...tracking, events: [] }, entry };
}

const isEarlyCall = (call: unknown): call is EarlyCall =>
  isObject(call) && (isObject(call.event) ? typeof call.event.name === "string" : isPage(call.tracking));

const isPage = (page: unknown) =>
  isObject(page) && Array.isArray(page.granted) && Array.isArray(page.events) && isObject(page.common);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
