import { isPlainPress } from "../ui/plain-press.ts";
import { keepTyped } from "./keep-typed.ts";
import { whenIdle } from "./when-idle.ts";

/** When the files of an island come: at the first touch, and with the others also in sight, or when the browser is idle. */
export type Start = "touch" | "visible" | "idle";

/** A pointer over it, a finger on it, the focus in it. */
const touches = ["pointerover", "touchstart", "focusin"] as const;

/** How far out of sight an island may be that "visible" loads. */
const nearby = "300px";

interface WatchOptions {
  on: Start | undefined;
  load: () => Promise<void>;
  hydrated: Promise<void>;
}

/**
 * Brings an island's files when they are wanted, and holds what a visitor does in it until they can answer. Listens on
 * the window and ahead of React, which stops every event of a part that it has not hydrated. Returns what ends it.
 */
export function watchIsland(
  place: HTMLElement | null,
  { on, load, hydrated }: WatchOptions,
): (() => void) | undefined {
  if (!place) return undefined;
  const stop = new AbortController();
  const { signal } = stop;
  const isInside = (event: Event): event is Event & { target: Element } =>
    event.target instanceof Element && place.contains(event.target);
  const listen = (type: string, act: (event: Event & { target: Element }) => void) =>
    addEventListener(type, (event) => isInside(event) && act(event), {
      signal,
      capture: true,
      passive: type !== "click" && type !== "submit",
    });
  const start = () => void load().catch(() => {});

  for (const touch of touches) listen(touch, start);
  if (on === "idle") whenIdle(start, signal);
  if (on === "visible") whenVisible(place, start, signal);

  const typed = new Set<Element>();
  listen("input", ({ target }) => typed.add(target));

  /** Where the files do not come, the browser does what it does without scripts. */
  let answersItself = false;
  const hold = (event: Event, act: () => void) => {
    if (answersItself) return;
    event.preventDefault();
    event.stopPropagation();
    load().then(
      () => hydrated.then(act),
      () => {
        answersItself = true;
        act();
        answersItself = false;
      },
    );
  };
  listen("click", (event) => {
    const pressed = pressedIn(event as MouseEvent & { target: Element });
    if (pressed) hold(event, () => pressed.click());
  });
  listen("submit", (event) => {
    const form = event.target;
    const { submitter } = event as SubmitEvent & { target: Element };
    if (form instanceof HTMLFormElement) hold(event, () => form.requestSubmit(submitter));
  });

  void hydrated.then(() => {
    stop.abort();
    for (const field of typed) keepTyped(field);
  });
  return () => stop.abort();
}

/** The link or button of a plain press that a component may answer; what the browser does by itself it does at once. */
function pressedIn(event: MouseEvent & { target: Element }): HTMLElement | undefined {
  if (!isPlainPress(event)) return undefined;
  const pressed = event.target.closest("a[href], button");
  if (pressed instanceof HTMLAnchorElement) return pressed.target ? undefined : pressed;
  if (!(pressed instanceof HTMLButtonElement) || pressed.popoverTargetElement) return undefined;
  return pressed.type === "button" ? pressed : undefined;
}

function whenVisible(place: Element, act: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: nearby },
  );
  observer.observe(place);
  signal.addEventListener("abort", () => observer.disconnect());
}
