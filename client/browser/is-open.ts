import { attempt } from "./attempt.ts";

export const isOpen = (popover: Element): boolean => attempt(() => popover.matches(":popover-open")) ?? false;
