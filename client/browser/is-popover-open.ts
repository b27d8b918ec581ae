import { attempt } from "./attempt.ts";

export const isPopoverOpen = (popover: Element): boolean =>
  attempt(() => popover.matches(":popover-open")) ?? false;
