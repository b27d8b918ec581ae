import * as clock from "../../shared/time/clock.ts";

/** Milliseconds for all calls of a request together. */
export const deadlines = {
  /** Calls before the first byte; about three seconds including rendering. */
  page: 2500,
  /** Writes and `/api` calls; about six seconds including rendering. */
  write: 5500,
  body: 300_000,
  /** The browser gives up after 60 seconds. */
  upload: 58_000,
  late: 5000,
  /** Data of an error page that no outage caused. */
  errorPage: 800,
  siteFile: 20_000,
} as const;

export interface Deadline {
  readonly signal: AbortSignal;
  left(): number;
  /** @param milliseconds from now; a deadline that has passed stays passed */
  restart(milliseconds: number): void;
  /** @param milliseconds from now; can only shorten the deadline */
  shorten(milliseconds: number): void;
}

export function createDeadline(milliseconds: number): Deadline {
  const controller = new AbortController();
  let cancel = () => {};
  let start = performance.now();
  let limit = milliseconds;
  const left = () =>
    controller.signal.aborted ? 0 : Math.max(0, limit - clock.usedUp(performance.now() - start));
  const timeUp = () => controller.abort(new Error("the time of the request is up"));
  function restart(time: number): void {
    cancel();
    start = performance.now();
    limit = time;
    if (time > 0) cancel = whenTimeIsUp(time, timeUp);
    else timeUp();
  }
  restart(milliseconds);
  return { signal: controller.signal, left, restart, shorten: (time) => restart(Math.min(time, left())) };
}

/**
 * Acts one turn of the event loop after its time. If other requests kept the thread busy, the timer runs before the
 * answers that came meanwhile, and those count. How late a timer is cannot be measured: Workers' clock may stand at the
 * time that it was set for.
 *
 * @returns cancels it
 */
export function whenTimeIsUp(milliseconds: number, act: () => void): () => void {
  let timer = setTimeout(() => {
    timer = setTimeout(act, 0);
  }, clock.waitOf(milliseconds));
  return () => clearTimeout(timer);
}

/** Milliseconds. */
export const callTimes = {
  read: { longest: 6000, slow: 2000 },
  write: { longest: 4000, slow: 3500 },
} as const;

const lookUpTime = 1000;

/** Milliseconds. A write leaves time to be read back; a read may outlast the request's remaining time. */
export function timeFor(
  kind: keyof typeof callTimes,
  wanted: number | undefined,
  ofRequest?: Deadline,
): number {
  const longest = wanted ?? callTimes[kind].longest;
  if (!ofRequest) return longest;
  if (kind === "write") return Math.min(longest, ofRequest.left() - lookUpTime);
  return ofRequest.left() > 0 ? longest : 0;
}
