import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";

export interface Stage {
  open: boolean;
  onClose: () => void;
}

export type RenderPopup = (stage: Stage) => ReactNode;

interface StageOptions {
  onClosed: () => void;
  onDismissed: () => void;
}

let root: Root | undefined;

/** Uses a React root of its own, so popups stay out of the first view. */
export function showOnStage(render: RenderPopup, { onClosed, onDismissed }: StageOptions): void {
  root ??= createRoot(document.body.appendChild(document.createElement("div")));
  const shown = root;
  const stop = new AbortController();
  const close = () => {
    if (stop.signal.aborted) return false;
    stop.abort();
    shown.render(render({ open: false, onClose: () => {} }));
    onClosed();
    return true;
  };
  const onClose = () => {
    if (close()) onDismissed();
  };
  shown.render(render({ open: true, onClose }));
  if ("navigation" in globalThis)
    navigation.addEventListener("navigatesuccess", close, { signal: stop.signal });
}
