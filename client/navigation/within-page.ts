import type { OnShown } from "./exchange.ts";
import { wholePage } from "./go-to.ts";
import { screenStep } from "./screen-steps.ts";

/**
 * Choices with an address of their own, such as a filter or a format, exchange a part of the page where a press on them
 * has `data-keeps-place` around it; so do steps back and forth between them. Without the Navigation API they load a
 * document, as everything else does.
 */
export function exchangeWithinPage(onShown: OnShown): void {
  if (!("navigation" in globalThis)) return;
  if (hasMovedAhead()) location.reload();
  navigation.addEventListener("navigate", (event) => {
    if (!isForUs(event)) return;
    const step = screenStep(new URL(event.destination.url));
    if (step) {
      event.intercept({
        scroll: "manual",
        focusReset: "manual",
        async handler() {
          const { focusHeading } = await import("./focus-heading.ts");
          step();
          event.scroll();
          focusHeading();
        },
      });
    } else if (isWithinPage(event)) {
      event.intercept({
        scroll: "manual",
        focusReset: "manual",
        async handler() {
          // The address has changed, and the page must follow.
          const { exchange } = await import("./exchange.ts").catch(() => {
            location.reload();
            return { exchange: () => {} };
          });
          await exchange(event, onShown);
        },
      });
    }
  });
}

/** A step back before this script ran: the address is no longer that of the document. */
function hasMovedAhead(): boolean {
  const { activation, currentEntry } = navigation;
  if (!activation?.entry.url || !currentEntry?.url) return false;
  return withoutHash(activation.entry.url) !== withoutHash(currentEntry.url);
}

const withoutHash = (url: string) => url.replace(/#.*/, "");

function isForUs(event: NavigateEvent): boolean {
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

function isWithinPage({ navigationType, sourceElement, destination }: NavigateEvent): boolean {
  // A step to another part that this document showed: the browser alone would only change the address.
  if (navigationType === "traverse") return destination.sameDocument;
  // Some browsers do not give the focus to what is pressed.
  const pressed = sourceElement ?? document.activeElement;
  return pressed?.closest("[data-keeps-place]") != null;
}
