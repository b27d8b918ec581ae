import { attempt } from "./attempt.ts";

/** Whether a popover is open. Browsers without popovers reject the selector. */
export const isOpen = (popover: Element): boolean => attempt(() => popover.matches(":popover-open")) ?? false;
