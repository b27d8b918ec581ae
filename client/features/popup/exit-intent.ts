import { quietPlaceOf } from "../../../shared/popup/quiet-place.ts";
import type { EventCatalogue } from "../../../shared/tracking/events.ts";
import { isPlainPress } from "../../ui/plain-press.ts";
import { grantedPurposes } from "../tracking/granted-purposes.ts";
import { eventTracked } from "../tracking/signals.ts";
import { holdLink, isLinkHeld, startLeaving } from "./held-link.ts";
import { linkExit } from "./link-exit.ts";
import { isDelay } from "./popup-rules.ts";
import { reasonAgainstExits } from "./popups.ts";
import { scrollExit } from "./scroll-exit.ts";

/** Spec 9, in pixels and milliseconds. */
const topEdge = 5;
const softDelay = 1000;

let isSwitchedOn = true;
let listening: AbortController | undefined;

/**
 * Spec 4: on by default.
 *
 * @public
 */
export function switchExitIntent(on: boolean): void {
  isSwitchedOn = on;
  if (on) watchExits();
  else stopWatching();
}

type TellExit = (data: EventCatalogue["exit_intent"]) => void;
let tellExit: TellExit | undefined;

/** Without consent nothing is listened to: called with each event that was allowed. */
export function watchExits(tell = tellExit): void {
  tellExit = tell;
  if (!tell || listening || !isSwitchedOn || grantedPurposes().length === 0) return;
  listening = new AbortController();
  listen(listening.signal);
}

function stopWatching(): void {
  listening?.abort();
  listening = undefined;
}

function listen(signal: AbortSignal): void {
  const scroll = scrollExit();
  let isTold = false;

  function tellLeaving(): void {
    if (isTold || quietPlaceOf(location.pathname)) return;
    // An exit that no popup could answer yet does not count.
    const reason = reasonAgainstExits();
    isTold = !(reason && isDelay(reason));
    tell({});
  }

  const stop = eventTracked.listen(({ name }) => {
    if (name !== "exit_intent") isTold = false;
    if (name === "page_view") scroll.restart();
  });
  signal.addEventListener("abort", stop);
  document.documentElement.addEventListener(
    "pointerleave",
    ({ pointerType, clientY }) => pointerType === "mouse" && clientY <= topEdge && tellLeaving(),
    { signal },
  );
  addEventListener("click", (event) => pressed(event, signal), { signal });
  if (!matchMedia("(pointer: coarse)").matches) return;
  addEventListener(
    "scroll",
    () => {
      const longest = document.documentElement.scrollHeight - innerHeight;
      if (scroll.isExit({ top: scrollY, longest })) tellLeaving();
    },
    { signal, passive: true },
  );
}

function pressed(event: MouseEvent, signal: AbortSignal): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  // A link of a dialog stands in front of the page; a second press goes on at once.
  if (!link || event.defaultPrevented || !isPlainPress(event) || link.closest("dialog") || isLinkHeld())
    return;
  const exit = linkExit(
    { href: link.href, target: link.target, isDownload: link.hasAttribute("download") },
    location,
  );
  if (!exit || isGoingOn) return;
  const { host, target, opensTab } = exit;
  if (opensTab) {
    tellUnlessBack(target, signal);
    return;
  }
  if (reasonAgainstExits()) startLeaving();
  else {
    event.preventDefault();
    holdLink({ host, goOn: () => press(link) });
  }
  tell({ action: "click", target });
}

/** The visitor looks at the other tab: unless the pointer comes back at once. */
function tellUnlessBack(target: string, signal: AbortSignal): void {
  const timer = setTimeout(() => {
    stop.abort();
    tell({ action: "click", target });
  }, softDelay);
  const stop = new AbortController();
  const back = () => {
    clearTimeout(timer);
    stop.abort();
  };
  document.documentElement.addEventListener("pointerenter", back, { signal: stop.signal });
  signal.addEventListener("abort", back, { signal: stop.signal });
}

let isGoingOn = false;

/** As the visitor pressed it, with its referrer policy and the like. */
function press(link: HTMLAnchorElement): void {
  isGoingOn = true;
  link.click();
  isGoingOn = false;
}

/** Another tab may have withdrawn the yes. */
function tell(data: EventCatalogue["exit_intent"]): void {
  if (grantedPurposes().length > 0) tellExit?.(data);
  else stopWatching();
}
