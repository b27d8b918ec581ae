import { isPlainPress } from "../../../engine/islands/plain-press.ts";
import { quietPlaceOf } from "../../../shared/popup/quiet-place.ts";
import type { EventCatalogue } from "../../../shared/tracking/events.ts";
import { grantedPurposes } from "../../visit/granted-purposes.ts";
import { eventTracked } from "../../visit/signals.ts";
import { holdLink, isLinkHeld, startLeaving } from "./held-link.ts";
import { linkExit } from "./link-exit.ts";
import { reasonAgainstExits } from "./popups.ts";
import { scrollExit } from "./scroll-exit.ts";

const topEdge = 5;
const softDelay = 1000;

export interface ExitListener {
  send: (data: EventCatalogue["exit_intent"]) => void;
  /** Called for further exits until the next tracked event; the event itself is sent once. */
  repeat: () => void;
  expect: () => void;
}

let listener: ExitListener | undefined;
let listening: AbortController | undefined;

/** Must be called after each event that consent allowed; nothing is listened to without consent. */
export function watchExits(given: ExitListener): void {
  listener = given;
  if (listening || grantedPurposes().length === 0) return;
  listening = new AbortController();
  listen(listener, listening.signal);
}

function stopWatching(): void {
  listening?.abort();
  listening = undefined;
}

function listen({ repeat, expect }: ExitListener, signal: AbortSignal): void {
  const scroll = scrollExit();
  let isSent = false;

  function leave(): void {
    if (quietPlaceOf(location.pathname)) return;
    if (isSent) {
      repeat();
      return;
    }
    isSent = true;
    send({});
  }

  const stop = eventTracked.listen(({ name }) => {
    if (name !== "exit_intent") isSent = false;
    if (name === "page_view") scroll.restart();
  });
  signal.addEventListener("abort", stop);
  document.documentElement.addEventListener(
    "pointerleave",
    ({ pointerType, clientY }) => pointerType === "mouse" && clientY <= topEdge && leave(),
    { signal },
  );
  addEventListener("click", (event) => pressed(event, signal), { signal });
  const approach = ({ target }: Event) => {
    const link = linkAt(target);
    if (link && link.host !== location.host && exitOf(link)) expect();
  };
  for (const kind of ["pointerover", "focusin"]) addEventListener(kind, approach, { signal, passive: true });
  if (!matchMedia("(pointer: coarse)").matches) return;
  addEventListener(
    "scroll",
    () => {
      const longest = document.documentElement.scrollHeight - innerHeight;
      if (scroll.isExit({ top: scrollY, longest })) leave();
    },
    { signal, passive: true },
  );
}

function pressed(event: MouseEvent, signal: AbortSignal): void {
  const link = linkAt(event.target);
  // A second press on a held link must go on at once.
  if (!link || event.defaultPrevented || !isPlainPress(event) || link.closest("dialog") || isLinkHeld())
    return;
  const exit = exitOf(link);
  if (!exit || isGoingOn) return;
  const { host, target, opensTab } = exit;
  if (opensTab) {
    sendUnlessBack(target, signal);
    return;
  }
  if (reasonAgainstExits()) startLeaving();
  else {
    event.preventDefault();
    holdLink({ host, goOn: () => press(link) });
  }
  send({ action: "click", target });
}

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest("a") : null;

const exitOf = (link: HTMLAnchorElement) =>
  linkExit({ href: link.href, target: link.target, isDownload: link.hasAttribute("download") }, location);

function sendUnlessBack(target: string, signal: AbortSignal): void {
  const timer = setTimeout(() => {
    stop.abort();
    send({ action: "click", target });
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

/** Clicks the real link, so its attributes such as the referrer policy apply. */
function press(link: HTMLAnchorElement): void {
  isGoingOn = true;
  link.click();
  isGoingOn = false;
}

/** Another tab may have withdrawn the consent. */
function send(data: EventCatalogue["exit_intent"]): void {
  if (grantedPurposes().length > 0) listener?.send(data);
  else stopWatching();
}
