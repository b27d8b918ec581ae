import { circumstances } from "./circumstances.ts";
import { rememberClosed } from "./popup-memory.ts";
import { type PopupRequest, popupQueue } from "./popup-queue.ts";
import { isDelay, isWall, marketingPopups, type Reason } from "./popup-rules.ts";
import { type RenderPopup, showOnStage } from "./popup-stage.ts";

export interface ShownPopup extends PopupRequest {
  render: RenderPopup;
  onOpen?: () => void;
  /** By the visitor, not with the page that it stood on. */
  onClosed?: () => void;
}

/** Milliseconds until the queue looks again. */
const lookAgain = 1000;

/** The only one of a document. */
export const popups = popupQueue<ShownPopup>({
  look: circumstances,
  open(popup) {
    // Somebody who leaves without closing it has seen it.
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

/** Undefined where at least one kind of popup may open at once. */
export function reasonAgainstExits(): Reason | undefined {
  const reasons = marketingPopups.map((kind) => popups.reasonNow(kind));
  return reasons.includes(undefined)
    ? undefined
    : (reasons.find((reason) => reason && isDelay(reason)) ?? reasons[0]);
}

function remember({ kind }: ShownPopup): void {
  if (!isWall(kind)) rememberClosed(kind);
}
