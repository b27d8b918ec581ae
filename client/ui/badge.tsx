import type { ReactNode } from "react";
import css from "./badge.module.css";

export interface BadgeProps {
  tone: "accent" | "muted" | "green" | "orange" | "red";
  children: ReactNode;
}

export function Badge({ tone, children }: BadgeProps) {
  return <span className={`${css.badge} ${css[tone]}`}>{children}</span>;
}
