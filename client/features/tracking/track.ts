import type { TrackedEvent } from "../../../shared/tracking/events.ts";
import type { PageTracking } from "../../../shared/tracking/page-tracking.ts";
import { whenIdle } from "../../islands/when-idle.ts";
import type { EarlyCall } from "./left-calls.ts";
import { pageViewDone } from "./signals.ts";

type Queue = typeof import("./queue.ts");

/** Calls for the queue's file, until it is there; null where nothing was granted: nothing is kept then. */
let waiting: EarlyCall[] | null = null;
let queue: Queue | undefined;

let shown: PageTracking | undefined;
export const shownTracking = (): PageTracking | undefined => shown;

/** For each page that is shown, also after a client navigation. */
export function pageShown(tracking: PageTracking | undefined): void {
  shown = tracking;
  if ("prerendering" in document && document.prerendering) {
    document.addEventListener("prerenderingchange", () => pageShown(tracking), { once: true });
    return;
  }
  const entry = globalThis.navigation?.currentEntry?.id;
  if (tracking || queue || waiting) call({ tracking, entry });
  else pageViewDone.tell();
}

/** An event of an action: ignored without consent. */
export function track(event: TrackedEvent): void {
  if (queue || waiting) call({ event });
}

function call(early: EarlyCall): void {
  if (queue) queue.hear(early);
  else if (waiting) waiting.push(early);
  else {
    waiting = [early];
    addEventListener("pagehide", keep);
    whenIdle(() => void load(), new AbortController().signal);
  }
}

async function load(): Promise<void> {
  queue = await import("./queue.ts").catch(() => undefined);
  if (queue) for (const early of waiting ?? []) queue.hear(early);
  else {
    keep();
    pageViewDone.tell();
  }
  waiting = null;
}

/** Of a page that is left: the next one in this tab takes it (`left-calls.ts`). */
function keep(): void {
  const key = `mesure:left:${Date.now()}`;
  try {
    if (waiting && /consent=[\d.-]+[mt]/.test(document.cookie))
      sessionStorage.setItem(key, JSON.stringify(waiting));
  } catch {
    // Storage is disabled or full.
  }
  waiting = null;
}
