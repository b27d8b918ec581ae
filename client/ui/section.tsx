import type { ReactNode } from "react";
import css from "./section.module.css";

export interface SectionProps {
  title?: string | null | undefined;
  /** Anchor of the heading. */
  id?: string;
  tone?: "sand" | "forest";
  /** A link beside the title. */
  more?: ReactNode;
  /** Little space above. */
  close?: boolean;
  /** Title beside the content on a wide screen. */
  beside?: boolean;
  children: ReactNode;
}

/** A full-width band with centred content. */
export function Section({ title, id, tone, more, close, beside, children }: SectionProps) {
  return (
    <section className={close ? css.close : css[tone ?? "section"]} id={id} aria-label={title ?? undefined}>
      <div className={beside ? `${css.wrap} ${css.beside}` : css.wrap}>
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
