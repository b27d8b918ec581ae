import type { ReactNode } from "react";
import css from "./badge.module.css";

export interface BadgeProps {
  /** Colours are states of an order or a subscription (spec 4). */
  tone: "accent" | "muted" | "green" | "orange" | "red";
  children: ReactNode;
}

export function Badge({ tone, children }: BadgeProps) {
  return <span className={`${css.badge} ${css[tone]}`}>{children}</span>;
}
