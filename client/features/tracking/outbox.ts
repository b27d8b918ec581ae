import type { PostResult } from "./post-event.ts";
import type { WaitingEvent, WaitingEvents } from "./waiting-events.ts";

/** Milliseconds. A slower request may have arrived, so its event is not sent again. */
const deadline = 5000;

/** Milliseconds until the next attempt, doubled after each failure. */
const firstPause = 15_000;
const longestPause = 5 * 60_000;

export interface OutgoingEvent extends WaitingEvent {
  settled?: ((answer?: { answer: unknown }) => void) | undefined;
}

interface OutboxParts {
  post: (body: string, signal: AbortSignal) => Promise<PostResult>;
  beacon: (body: string) => boolean;
  isAllowed: () => boolean;
  waiting: WaitingEvents;
}

export interface Outbox {
  send(event: OutgoingEvent): void;
  resume(): void;
  leave(): void;
  forget(): void;
}

/** Sends one event at a time, so that the service receives them in order. */
export function createOutbox({ post, beacon, isAllowed, waiting }: OutboxParts): Outbox {
  let line: OutgoingEvent[] = [];
  let running: AbortController | undefined;
  let failures = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function send(event: OutgoingEvent): void {
    if (pause !== undefined) void keep([event]);
    else {
      line.push(event);
      void run();
    }
  }

  async function run(): Promise<void> {
    if (running) return;
    for (let event = line.shift(); event; event = line.shift()) {
      if (!isAllowed()) {
        event.settled?.();
        forget();
        return;
      }
      const { body, settled } = event;
      running = new AbortController();
      const sending = await withinDeadline(running, (signal) => post(body, signal));
      running = undefined;
      if (sending.result === "unsent") {
        startPause();
        await keep([event, ...takeLine()]);
        return;
      }
      failures = 0;
      settled?.(sending.result === "answered" ? { answer: sending.answer } : undefined);
    }
  }

  function startPause(): void {
    clearTimeout(pause);
    pause = setTimeout(resume, Math.min(firstPause * 2 ** failures, longestPause));
    failures += 1;
  }

  async function keep(events: readonly OutgoingEvent[]): Promise<void> {
    for (const { settled } of events) settled?.();
    if (isAllowed()) await waiting.add(events.map(({ at, body }) => ({ at, body })));
  }

  function resume(): void {
    clearTimeout(pause);
    pause = undefined;
    if (waiting.isEmpty()) return;
    void waiting.take().then((taken) => {
      line.unshift(...taken);
      return run();
    });
  }

  function leave(): void {
    const left = takeLine();
    const unsent = isAllowed() ? left.filter(({ body }) => !beacon(body)) : [];
    for (const { settled } of left) settled?.();
    if (unsent.length > 0) void keep(unsent);
  }

  function forget(): void {
    running?.abort();
    clearTimeout(pause);
    pause = undefined;
    waiting.clear();
    for (const { settled } of takeLine()) settled?.();
  }

  function takeLine(): OutgoingEvent[] {
    const taken = line;
    line = [];
    return taken;
  }

  return { send, resume, leave, forget };
}

async function withinDeadline<T>(
  controller: AbortController,
  act: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timer = setTimeout(() => controller.abort(), deadline);
  try {
    return await act(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
