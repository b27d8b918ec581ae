import type { ReactNode } from "react";
import css from "./fold.module.css";

export interface FoldProps {
  title: string;
  level?: 2 | 3;
  open?: boolean;
  children: ReactNode;
}

export function Fold({ title, level = 2, open, children }: FoldProps) {
  const Title = `h${level}` as const;
  return (
    <details className={css.fold} open={open}>
      <summary className={css.head}>
        <Title>{title}</Title>
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}
