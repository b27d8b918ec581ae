import type { OnShown } from "./exchange.ts";
import { hasMovedAhead, isForUs, keepsPlace } from "./navigation-event.ts";
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

function isWithinPage(event: NavigateEvent): boolean {
  // A step to another part that this document showed: the browser alone would only change the address.
  return event.navigationType === "traverse" ? event.destination.sameDocument : keepsPlace(event);
}
