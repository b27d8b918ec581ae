import * as clock from "../../shared/time/clock.ts";

/** Milliseconds for all calls of a request together. */
export const deadlines = {
  /** Before the first byte: three seconds with the rendering. */
  page: 2500,
  /** Of a write, or of a call of the running page: six seconds with the rendering. */
  write: 5500,
  /** While a form comes in, over a network that may be slow. */
  body: 300_000,
  /** Of a signature or a file at the image host: the browser gives up after 60 seconds (spec 9). */
  upload: 58_000,
  /** Behind the first byte. */
  late: 5000,
  /** Of an error page that is none of an outage. */
  errorPage: 800,
  /** Of the files for crawlers, which are long lists. */
  siteFile: 20_000,
} as const;

/** Belongs to a request: what is called late in it has less time. */
export interface Deadline {
  /** Aborts when the time is up. */
  readonly signal: AbortSignal;
  /** Milliseconds. */
  left(): number;
  /** Has no effect on a deadline that has passed. @param milliseconds from now */
  restart(milliseconds: number): void;
  /** Never later than it was. @param milliseconds from now */
  shorten(milliseconds: number): void;
}

export function createDeadline(milliseconds: number): Deadline {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = performance.now();
  let limit = milliseconds;
  const left = () =>
    controller.signal.aborted ? 0 : Math.max(0, limit - clock.usedUp(performance.now() - start));
  const timeUp = () => controller.abort(new Error("the time of the request is up"));
  function restart(time: number): void {
    clearTimeout(timer);
    start = performance.now();
    limit = time;
    if (time > 0) timer = setTimeout(timeUp, clock.waitOf(time));
    else timeUp();
  }
  restart(milliseconds);
  return { signal: controller.signal, left, restart, shorten: (time) => restart(Math.min(time, left())) };
}

/** Milliseconds a call takes at most, and after which it counts as unanswered. */
export const callTimes = {
  read: { longest: 6000, slow: 2000 },
  write: { longest: 4000, slow: 3500 },
} as const;

/** Milliseconds reserved after a write, to read what a doubtful one has changed. */
const lookUpTime = 1000;

/** Milliseconds, none left included. A read may outlive what is left now: parts of a page may come late. */
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
