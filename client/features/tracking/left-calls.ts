import type { TrackedEvent } from "../../../shared/tracking/events.ts";
import type { PageTracking } from "../../../shared/tracking/page-tracking.ts";

/** Of `track.ts`, before the queue's file is there. */
export type EarlyCall =
  | { tracking: PageTracking | undefined; entry: string | undefined; event?: never }
  | { event: TrackedEvent; tracking?: never };

/** Milliseconds: a tab may be opened again days later. */
const keptFor = 30 * 60_000;

const leftKey = /^mesure:left:(\d+)$/;

/** What pages of this tab did not tell before they were left, in its order; it is then kept no more. */
export function takeLeft(): EarlyCall[] {
  try {
    const held = sessionStorage;
    const keys = Object.keys(held).filter((key) => leftKey.test(key));
    return keys
      .toSorted((one, other) => timeOf(one) - timeOf(other))
      .flatMap((key) => {
        const text = held.getItem(key);
        held.removeItem(key);
        return Math.abs(Date.now() - timeOf(key)) < keptFor ? callsOf(text) : [];
      });
  } catch {
    return [];
  }
}

const timeOf = (key: string) => Number(leftKey.exec(key)?.[1]);

/** Without its history entry a page could be told again when it is come back to. */
function callsOf(text: string | null): EarlyCall[] {
  const calls: unknown = JSON.parse(text ?? "[]");
  if (!Array.isArray(calls)) return [];
  const [page] = calls;
  return isObject(page) && isObject(page.tracking) && typeof page.entry === "string"
    ? calls.filter(isEarlyCall)
    : [];
}

const isEarlyCall = (call: unknown): call is EarlyCall =>
  isObject(call) && (isObject(call.event) ? typeof call.event.name === "string" : isPage(call.tracking));

const isPage = (page: unknown) =>
  isObject(page) && Array.isArray(page.granted) && Array.isArray(page.events) && isObject(page.common);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
