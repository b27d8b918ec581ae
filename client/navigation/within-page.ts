import type { OnShown } from "./exchange.ts";
import { focusHeading } from "./focus-heading.ts";
import { hasMovedAhead, isForUs, keepsPlace } from "./navigation-event.ts";
import { screenStep } from "./screen-steps.ts";

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
          // The address has already changed, so the page must follow even if the script does not load.
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
  return event.navigationType === "traverse" ? event.destination.sameDocument : keepsPlace(event);
}
