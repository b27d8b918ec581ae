import { isPlainPress } from "../../engine/islands/plain-press.ts";
import { loading } from "./loading.ts";

export function showLoading(): void {
  const bar = document.querySelector<HTMLElement>("#app > [data-state]");
  if (!bar) return;
  loading.subscribe(() => {
    bar.dataset.state = loading.state();
  });
  addEventListener("click", (event) => isFollowed(event) && loading.start());
  addEventListener("submit", (event) => event.defaultPrevented || isFile(event.target) || loading.start());
  // A page restored from the back/forward cache would still show the bar.
  addEventListener("pagehide", () => loading.finish());
}

/** The answer is a file: the page stays, and nothing tells when the file has come. */
const isFile = (target: EventTarget | null) => target instanceof HTMLElement && "file" in target.dataset;

function isFollowed(event: MouseEvent): boolean {
  if (event.defaultPrevented || !isPlainPress(event)) return false;
  const link = event.target instanceof Element && event.target.closest("a");
  if (!link || link.target || link.download || isFile(link)) return false;
  return link.origin === location.origin && link.href.split("#")[0] !== location.href.split("#")[0];
}
