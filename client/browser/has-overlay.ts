import { isPopoverOpen } from "./is-open.ts";

export const hasOverlay = (): boolean =>
  document.querySelector("dialog[open]") !== null ||
  [...document.querySelectorAll("[popover]")].some(isPopoverOpen);
