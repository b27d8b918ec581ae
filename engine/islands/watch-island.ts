import { isEdited } from "./is-edited.ts";
import type { LoadTime } from "./island-tag.ts";
import { isPlainPress } from "./plain-press.ts";
import { type Entered, enteredIn, putBack } from "./replay-input.ts";
import { whenIdle } from "./when-idle.ts";
import { withResolvers } from "./with-resolvers.ts";

const touches = ["pointerover", "touchstart", "focusin"] as const;

const nearby = "300px";

/** Milliseconds; a link or form whose scripts take longer is followed or sent without them. */
const longestHold = 5000;

interface WatchOptions {
  when: LoadTime;
  load: () => Promise<void>;
  hydrated: Promise<void>;
  /** Finds the element's replacement if hydration rendered the island anew. */
  current: <E extends Element>(element: E) => E;
  replay: (field: Element) => void;
}

export function watchIsland(
  place: HTMLElement,
  { when, load, hydrated, current, replay }: WatchOptions,
): () => void {
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
  if (when === "load") start();
  if (when === "idle") whenIdle(start, signal);
  if (when === "visible") whenVisible(place, start, signal);

  const edited = new Map<Element, Entered>();
  const note = (field: Element) => void edited.set(field, enteredIn(field));
  for (const field of place.querySelectorAll("input, select, textarea")) if (isEdited(field)) note(field);
  listen("input", ({ target }) => note(target));
  if (edited.size > 0 || place.contains(document.activeElement)) start();

  let isNative = false;
  let last: Event | undefined;
  const hold = (event: Event, act: () => void, needsScripts = false) => {
    if (isNative) return;
    event.preventDefault();
    event.stopPropagation();
    if (!needsScripts) last = event;
    const actNatively = () => {
      // Only the last of several presses leads on, or a form would be sent twice.
      if (!needsScripts && event !== last) return;
      isNative = true;
      act();
      isNative = false;
    };
    const late = withResolvers<void>();
    if (!needsScripts) setTimeout(late.reject, longestHold);
    Promise.race([load().then(() => hydrated), late.promise]).then(act, actNatively);
  };
  listen("click", (event) => {
    const pressed = pressedIn(event as MouseEvent & { target: Element });
    if (!pressed) return;
    const needsScripts = pressed instanceof HTMLButtonElement && pressed.type === "button";
    hold(event, () => current(pressed).click(), needsScripts);
  });
  listen("submit", (event) => {
    const form = event.target;
    const { submitter } = event as SubmitEvent & { target: Element };
    if (form instanceof HTMLFormElement)
      hold(event, () => current(form).requestSubmit(submitter && current(submitter)));
  });

  void hydrated.then(() => {
    stop.abort();
    for (const [field, entered] of edited) {
      // React may reset a field to its component's value during hydration.
      putBack(field, entered);
      replay(field);
    }
  });
  return () => stop.abort();
}

function pressedIn(event: MouseEvent & { target: Element }): HTMLElement | undefined {
  if (!isPlainPress(event)) return undefined;
  const pressed = event.target.closest("a[href], button");
  if (pressed instanceof HTMLAnchorElement) return pressed.target ? undefined : pressed;
  if (!(pressed instanceof HTMLButtonElement) || pressed.popoverTargetElement) return undefined;
  return pressed.type === "reset" ? undefined : pressed;
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
