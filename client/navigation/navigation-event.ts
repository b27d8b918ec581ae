import { goTo, wholePage } from "./go-to.ts";

/** Whether a script may answer the navigation, and not the browser alone. */
export function isForUs(event: NavigateEvent): boolean {
  return (
    event.canIntercept &&
    event.info !== wholePage &&
    !event.hashChange &&
    event.downloadRequest === null &&
    event.formData === null &&
    event.navigationType !== "reload" &&
    // `history.replaceState`: the screen has shown it already.
    !(event.navigationType === "replace" && event.destination.sameDocument)
  );
}

/** Whether what was pressed is a choice with an address of its own, such as a format: scroll and focus stay. */
export function keepsPlace({ sourceElement }: NavigateEvent): boolean {
  // Some browsers do not give the focus to what is pressed.
  const pressed = sourceElement ?? document.activeElement;
  return pressed?.closest("[data-keeps-place]") != null;
}

/** A step back before this script ran: the address is no longer that of the document. */
export function hasMovedAhead(): boolean {
  const { activation, currentEntry } = navigation;
  if (!activation?.entry.url || !currentEntry?.url) return false;
  return withoutHash(activation.entry.url) !== withoutHash(currentEntry.url);
}

const withoutHash = (url: string) => url.replace(/#.*/, "");

/** The address has already changed. A new page begins at its top; a step back or an anchor keeps its scroll. */
export function loadWhole({ navigationType }: NavigateEvent, address: string): void {
  if (navigationType === "traverse" || new URL(address).hash) location.reload();
  else void goTo(address, { history: "replace", info: wholePage });
}

/** Changes the page with a short cross-fade, unless motion is reduced. */
export function fade(update: () => void): Promise<void> | void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (still || !document.startViewTransition || document.hidden) return update();
  const transition = document.startViewTransition(update);
  // One that comes before the fade is over cuts it short.
  transition.ready.catch(() => {});
  return transition.updateCallbackDone;
}
