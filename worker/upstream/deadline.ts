import { startTimer } from "../start-timer.ts";

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
  let timer = startTimer(0, () => {});
  const left = () => (controller.signal.aborted ? 0 : timer.left());
  const timeUp = () => controller.abort(new Error("the time of the request is up"));
  function restart(time: number): void {
    timer.cancel();
    timer = startTimer(time, timeUp);
    if (time <= 0) timeUp();
  }
  restart(milliseconds);
  return { signal: controller.signal, left, restart, shorten: (time) => restart(Math.min(time, left())) };
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
