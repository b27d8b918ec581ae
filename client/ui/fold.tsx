import type { ReactNode } from "react";
import css from "./fold.module.css";

export interface FoldProps {
  title: string;
  open?: boolean;
  children: ReactNode;
}

/** A part that opens and closes; its title stays a heading for those who read by headings. */
export function Fold({ title, open, children }: FoldProps) {
  return (
    <details className={css.fold} open={open}>
      <summary className={css.head}>
        <h2>{title}</h2>
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}
