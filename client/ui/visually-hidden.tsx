import type { ReactNode } from "react";
import css from "./visually-hidden.module.css";

/** Text for screen readers only; with the role `status` they say it when it changes. */
export function VisuallyHidden({ children, role }: { children: ReactNode; role?: "status" }) {
  return (
    <span className={css.hidden} role={role}>
      {children}
    </span>
  );
}
