import { isPopoverOpen } from "./is-popover-open.ts";

export const hasOverlay = (): boolean =>
  document.querySelector("dialog[open]") !== null ||
  [...document.querySelectorAll("[popover]")].some(isPopoverOpen);
