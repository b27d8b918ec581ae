import { isOpen } from "./is-open.ts";

/** Whether a dialog, a sheet or a message lies above the page. */
export const hasOverlay = (): boolean =>
  document.querySelector("dialog[open]") !== null || [...document.querySelectorAll("[popover]")].some(isOpen);
