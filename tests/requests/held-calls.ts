import { env } from "cloudflare:workers";
import { inject, onTestFinished, vi } from "vitest";
import * as clock from "../../shared/time/clock.ts";
import { passSeconds } from "./visitor.ts";

/** Method and path at the stand-ins, as "GET /ecommerce/api/v2/shop/orders/abc". */
type Call = string;

export const isEcommerce = (call: Call) => call.includes(" /ecommerce/");
export const isOfTheOrder = (call: Call) => isEcommerce(call) && !call.endsWith("/lot-recalls");
export const isContent = (call: Call) => call.includes(" /content/");
export const isAnyService = (call: Call) => !call.includes(" /_sandbox/");

/** Calls for which `isHeld` is true reach their stand-in only when they are released, until the test ends. */
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
  /** Polls, because workerd demands that the call goes on in the context of its own request. */
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
    others,
    waiting: (count: number) =>
      until(
        () => waiting.length >= count,
        () => `${count} calls wait at the same time, beyond ${calls().join(", ") || "none"}`,
      ),
    release,
    end,
  };
}

/** Only `passTime` reaches a deadline until the test ends. The stand-ins keep their own time. */
export function stopTimers() {
  const hadFakeDate = vi.isFakeTimers();
  vi.useFakeTimers({ now: clock.machineTime(clock.now()), toFake: ["Date", "performance"] });
  const { setTimeout: setRealTimeout, clearTimeout: clearRealTimeout } = globalThis;
  const stopped = new Set<number>();
  let timers = 0;
  /** Due time of the timer that runs. A timer that it sets begins then, not at the end of the time that passed at once. */
  let running: number | undefined;
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
  /** Polls, because workerd demands that the callback runs in the context of its own request. */
  function setStoppedTimeout(callback: (...args: unknown[]) => void, milliseconds = 0, ...args: unknown[]) {
    if (milliseconds <= 0) return setRealTimeout(callback, 0, ...args);
    timers -= 1;
    const timer = timers;
    const due = (running ?? performance.now()) + milliseconds;
    stopped.add(timer);
    void (async () => {
      while (stopped.has(timer) && performance.now() < due) await scheduler.wait(pollInterval);
      if (!stopped.delete(timer)) return;
      const outer = running;
      running = due;
      try {
        callback(...args);
      } finally {
        running = outer;
      }
    })();
    return timer;
  }
  function startTimers(): void {
    for (const spy of spies) spy.mockRestore();
    if (hadFakeDate) passSeconds(0);
    else vi.useRealTimers();
  }
  onTestFinished(startTimers);
  /** @param milliseconds of the shop's time limits, which tests stretch, and of its clock */
  function passTime(milliseconds: number): void {
    const then = clock.machineTime(clock.now()) + milliseconds;
    vi.advanceTimersByTime(milliseconds * inject("patience"));
    vi.setSystemTime(then);
  }
  const passMeasured = (milliseconds: number) => void vi.advanceTimersByTime(milliseconds);
  return { passTime, passMeasured, startTimers };
}

/** Answers waiting calls round by round, and no further one. @param rounds how many calls each has */
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

export function arriving(answer: Response) {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error("no body");
  let html = "";
  return {
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

export async function isPending(promise: Promise<unknown>): Promise<boolean> {
  const settled = promise.then(
    () => false,
    () => false,
  );
  return Promise.race([settled, scheduler.wait(20).then(() => true)]);
}

/** Polls in real time, even while timers are stopped. @throws `expected` if it never becomes true */
export async function until(isTrue: () => boolean, expected: () => string): Promise<void> {
  for (let poll = 0; !isTrue(); poll++) {
    if (poll === mostPolls) throw new Error(`expected that ${expected()}`);
    await scheduler.wait(pollInterval);
  }
}

const pollInterval = 5;
const mostPolls = 4000;
