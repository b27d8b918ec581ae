import { whenIdle } from "../../engine/islands/when-idle.ts";
import type { TrackedEvent } from "../../shared/tracking/events.ts";
import type { PageTracking } from "../../shared/tracking/page-tracking.ts";
import { attempt } from "../browser/attempt.ts";
import { keepLeft } from "./keep-left.ts";
import type { EarlyCall } from "./left-calls.ts";
import { setShownTracking, shownTracking } from "./shown-tracking.ts";
import { pageViewDone } from "./signals.ts";

export interface TrackingQueue {
  /** Await this before `receive`, so that the events of earlier pages come first. */
  ready: Promise<void>;
  receive: (call: EarlyCall) => void;
}

let loadQueue: () => Promise<TrackingQueue>;

/** Calls that wait for the queue's chunk; null without consent. */
let waiting: EarlyCall[] | null = null;
let queue: TrackingQueue | undefined;
let isLoading = false;
let isKept = false;

export function setTrackingQueue(load: () => Promise<TrackingQueue>): void {
  loadQueue = load;
}

export function pageShown(tracking: PageTracking | undefined): void {
  setShownTracking(tracking);
  const entry = globalThis.navigation?.currentEntry?.id;
  if (tracking || queue || waiting) call({ tracking, entry });
  else pageViewDone.emit();
}

export function track(event: TrackedEvent): void {
  if (queue || waiting) call({ event });
}

function call(early: EarlyCall): void {
  if (queue) queue.receive(early);
  else if (waiting) waiting.push(early);
  else {
    waiting = [early];
    addEventListener("pagehide", keep);
    addEventListener("pageshow", comeBack);
    // A hidden tab may never be idle again.
    document.addEventListener("visibilitychange", loadIfHidden);
    whenIdle(load, new AbortController().signal);
  }
}

function loadIfHidden(): void {
  if (document.hidden) load();
}

function load(): void {
  if (isLoading) return;
  isLoading = true;
  void loadQueue().then(
    async (file) => {
      await file.ready;
      queue = file;
      for (const early of waiting ?? []) queue.receive(early);
      waiting = null;
    },
    () => {
      isLoading = false;
      keep();
      pageViewDone.emit();
    },
  );
}

function keep(): void {
  if (!waiting) return;
  keepLeft(waiting, attempt(() => sessionStorage.getItem("mesure:pages")) ?? null);
  isKept = true;
  waiting = null;
}

function comeBack({ persisted }: PageTransitionEvent): void {
  if (!persisted || !isKept) return;
  isKept = false;
  pageShown(shownTracking());
}
