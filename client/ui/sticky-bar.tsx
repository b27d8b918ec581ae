import type { ReactNode } from "react";
import css from "./sticky-bar.module.css";

export interface StickyBarProps {
  /** Hides the bar where a page shows its total beside the content. */
  isNarrowOnly?: boolean;
  children: ReactNode;
}

/** A total, in `strong`, and its button; stays in sight if the window has room. */
export function StickyBar({ isNarrowOnly, children }: StickyBarProps) {
  return <div className={`${css.bar} ${isNarrowOnly ? css.narrow : css.wide} no-print`}>{children}</div>;
}
