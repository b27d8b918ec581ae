import type { ReactNode } from "react";
import css from "./visually-hidden.module.css";

export function VisuallyHidden({ children, role }: { children: ReactNode; role?: "status" }) {
  return (
    <span className={css.hidden} role={role}>
      {children}
    </span>
  );
}
