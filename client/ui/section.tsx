import type { ReactNode } from "react";
import css from "./section.module.css";

export interface SectionProps {
  title?: string | null | undefined;
  id?: string;
  tone?: "sand" | "forest";
  more?: ReactNode;
  close?: boolean;
  beside?: boolean;
  children: ReactNode;
}

export function Section({ title, id, tone, more, close, beside, children }: SectionProps) {
  return (
    <section className={close ? css.close : css[tone ?? "section"]} id={id} aria-label={title ?? undefined}>
      <div className={beside ? `page-width ${css.beside}` : "page-width"}>
        {title && (
          <div className={css.head}>
            <h2>{title}</h2>
            {more && <div className={css.more}>{more}</div>}
          </div>
        )}
        {beside ? <div>{children}</div> : children}
      </div>
    </section>
  );
}
