import { circumstances } from "./circumstances.ts";
import { rememberClosed } from "./popup-memory.ts";
import { type PopupRequest, popupQueue } from "./popup-queue.ts";
import { isDelay, isWall, marketingPopups, type Reason } from "./popup-rules.ts";
import { type RenderPopup, showOnStage } from "./popup-stage.ts";

export interface ShownPopup extends PopupRequest {
  render: RenderPopup;
  onOpen?: () => void;
  /** Called when the visitor closes the popup, not when the page is left. */
  onClosed?: () => void;
}

const lookAgain = 1000;

export const popups = popupQueue<ShownPopup>({
  look: circumstances,
  open(popup) {
    // Counts as seen, even if the visitor leaves without closing the popup.
    remember(popup);
    popup.onOpen?.();
    showOnStage(popup.render, {
      onClosed() {
        popups.closed();
        remember(popup);
      },
      onDismissed: () => popup.onClosed?.(),
    });
  },
  later: (check) => void setTimeout(check, lookAgain),
});

export function reasonAgainstExits(): Reason | undefined {
  const reasons = marketingPopups.map((kind) => popups.reasonNow(kind));
  return reasons.includes(undefined)
    ? undefined
    : (reasons.find((reason) => reason && isDelay(reason)) ?? reasons[0]);
}

function remember({ kind }: ShownPopup): void {
  if (!isWall(kind)) rememberClosed(kind);
}
