import type { ReactNode } from "react";
import css from "./badge.module.css";

export interface BadgeProps {
  /** Green, orange, red and muted say how an order or a subscription stands (spec 4); the words say it too. */
  tone: "accent" | "muted" | "green" | "orange" | "red";
  children: ReactNode;
}

export function Badge({ tone, children }: BadgeProps) {
  return <span className={`${css.badge} ${css[tone]}`}>{children}</span>;
}
