import { goTo, wholePage } from "./go-to.ts";

export function isForUs(event: NavigateEvent): boolean {
  return (
    event.canIntercept &&
    event.info !== wholePage &&
    !event.hashChange &&
    event.downloadRequest === null &&
    event.formData === null &&
    event.navigationType !== "reload" &&
    // `history.replaceState`: the screen already shows this address.
    !(event.navigationType === "replace" && event.destination.sameDocument)
  );
}

export function keepsPlace({ sourceElement }: NavigateEvent): boolean {
  // Some browsers do not focus a pressed link or button.
  const pressed = sourceElement ?? document.activeElement;
  return pressed?.closest("[data-keeps-place]") != null;
}

/** The visitor went back before this script ran, so the address no longer matches the document. */
export function hasMovedAhead(): boolean {
  const { activation, currentEntry } = navigation;
  if (!activation?.entry.url || !currentEntry?.url) return false;
  return withoutHash(activation.entry.url) !== withoutHash(currentEntry.url);
}

const withoutHash = (url: string) => url.replace(/#.*/, "");

export function loadWhole({ navigationType }: NavigateEvent, address: string): void {
  if (navigationType === "traverse" || new URL(address).hash) location.reload();
  else void goTo(address, { history: "replace", info: wholePage });
}

export function fade(update: () => void): Promise<void> | void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (still || !document.startViewTransition || document.hidden) return update();
  const transition = document.startViewTransition(update);
  // A newer transition interrupts this one, which rejects `ready`.
  transition.ready.catch(() => {});
  return transition.updateCallbackDone;
}
