import { env } from "cloudflare:workers";
import { inject, onTestFinished, vi } from "vitest";
import * as clock from "../../shared/time/clock.ts";
import { passSeconds } from "./visitor.ts";

/** Method and path at the stand-ins, as "GET /ecommerce/api/v2/shop/orders/abc". */
type Call = string;

export const isEcommerce = (call: Call) => call.includes(" /ecommerce/");
/** Recalls are no part of an order: they are asked for now and then. */
export const isOfTheOrder = (call: Call) => isEcommerce(call) && !call.endsWith("/lot-recalls");
export const isContent = (call: Call) => call.includes(" /content/");
export const isAnyService = (call: Call) => !call.includes(" /_sandbox/");

/** Until the test ends, calls for which `isHeld` is true reach their stand-in only when they are released. */
export function holdCalls(isHeld: (call: Call) => boolean) {
  let waiting: { call: Call; isReleased: boolean }[] = [];
  const others: Call[] = [];
  const stub = env.SANDBOX as Fetcher;
  const send = stub.fetch.bind(stub);
  const spy = vi.spyOn(stub, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const call = `${request.method} ${new URL(request.url).pathname}`;
    if (isHeld(call)) await hold(call);
    else others.push(call);
    return send(request);
  });
  /** Polls, so that the call goes on in the context of its request, as workerd demands. */
  async function hold(call: Call): Promise<void> {
    const held = { call, isReleased: false };
    waiting.push(held);
    while (!held.isReleased) await scheduler.wait(pollInterval);
  }
  const calls = () => waiting.map(({ call }) => call).sort();
  function release(): void {
    for (const held of waiting) held.isReleased = true;
    waiting = [];
  }
  function end(): void {
    spy.mockRestore();
    release();
  }
  onTestFinished(end);
  return {
    calls,
    /** Calls that were not held, in their order. */
    others,
    /** Resolves once `count` calls wait at the same time. */
    waiting: (count: number) =>
      until(
        () => waiting.length >= count,
        () => `${count} calls wait at the same time, beyond ${calls().join(", ") || "none"}`,
      ),
    /** Lets those go that wait now; later calls are held, too. */
    release,
    /** Lets those go that wait now, and all later ones. */
    end,
  };
}

/**
 * Stops the clock and the timers of the shop until the test ends: a deadline passes only by `passTime`. The stand-ins
 * keep their own time.
 */
export function stopTimers() {
  const hadFakeDate = vi.isFakeTimers();
  vi.useFakeTimers({ now: clock.machineTime(clock.now()), toFake: ["Date", "performance"] });
  const { setTimeout: setRealTimeout, clearTimeout: clearRealTimeout } = globalThis;
  const stopped = new Set<number>();
  let timers = 0;
  const spies = [
    vi.spyOn(globalThis, "setTimeout").mockImplementation(setStoppedTimeout as unknown as typeof setTimeout),
    vi.spyOn(globalThis, "clearTimeout").mockImplementation((timer) => {
      if (typeof timer !== "number" || !stopped.delete(timer)) clearRealTimeout(timer);
    }),
    vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
      const controller = new AbortController();
      const reason = new DOMException("the time is up", "TimeoutError");
      setTimeout(() => controller.abort(reason), milliseconds);
      return controller.signal;
    }),
  ];
  /** Polls, so that the callback runs in the context of the request that set the timer, as workerd demands. */
  function setStoppedTimeout(callback: (...args: unknown[]) => void, milliseconds = 0, ...args: unknown[]) {
    if (milliseconds <= 0) return setRealTimeout(callback, 0, ...args);
    timers -= 1;
    const timer = timers;
    const due = performance.now() + milliseconds;
    stopped.add(timer);
    void (async () => {
      while (stopped.has(timer) && performance.now() < due) await scheduler.wait(pollInterval);
      if (stopped.delete(timer)) callback(...args);
    })();
    return timer;
  }
  function startTimers(): void {
    for (const spy of spies) spy.mockRestore();
    if (hadFakeDate) passSeconds(0);
    else vi.useRealTimers();
  }
  onTestFinished(startTimers);
  /** @param milliseconds of the shop's time limits, which it stretches for the tests, and of its clock */
  function passTime(milliseconds: number): void {
    const then = clock.machineTime(clock.now()) + milliseconds;
    vi.advanceTimersByTime(milliseconds * inject("patience"));
    vi.setSystemTime(then);
  }
  /** @param milliseconds as the shop measures how long a call takes */
  const passMeasured = (milliseconds: number) => void vi.advanceTimersByTime(milliseconds);
  return { passTime, passMeasured, startTimers };
}

/**
 * The answer up to its first bytes with `text`, while the calls that wait at the same time are answered together, round
 * by round, and no further one is.
 *
 * @param rounds how many calls each round has
 */
export async function beginningAfter(
  rounds: readonly number[],
  isHeld: (call: Call) => boolean,
  ask: () => Promise<Response>,
  text = "",
): Promise<string> {
  const { startTimers } = stopTimers();
  const held = holdCalls(isHeld);
  let beginning: string | undefined;
  const reading = ask().then(async (answer) => {
    const arrived = arriving(answer);
    beginning = await arrived.until(text);
    await arrived.leave();
    return beginning;
  });
  reading.catch(() => {});
  for (const calls of rounds) {
    await held.waiting(calls);
    held.release();
  }
  await until(
    () => beginning !== undefined,
    () => `the answer begins after ${rounds.length} rounds, without ${held.calls().join(", ")}`,
  );
  held.end();
  startTimers();
  return reading;
}

/** Reads an answer piece by piece. */
export function arriving(answer: Response) {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error("no body");
  let html = "";
  return {
    /** Everything up to and including this text, and at least one piece. */
    async until(text: string): Promise<string> {
      while (html.length === 0 || !html.includes(text)) {
        const { done, value } = await reader.read();
        if (done) throw new Error(`the page ended without ${text}`);
        html += value;
      }
      return html;
    },
    async all(): Promise<string> {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return html;
        html += value;
      }
    },
    leave: () => reader.cancel(),
  };
}

/** Whether it is still not settled after a few turns of the event loop. */
export async function isPending(promise: Promise<unknown>): Promise<boolean> {
  const settled = promise.then(
    () => false,
    () => false,
  );
  return Promise.race([settled, scheduler.wait(20).then(() => true)]);
}

/** Polls in real time, also while the timers are stopped. @throws what `expected` says, where it never becomes true */
export async function until(isTrue: () => boolean, expected: () => string): Promise<void> {
  for (let poll = 0; !isTrue(); poll++) {
    if (poll === mostPolls) throw new Error(`expected that ${expected()}`);
    await scheduler.wait(pollInterval);
  }
}

/** Milliseconds. */
const pollInterval = 5;
const mostPolls = 4000;
