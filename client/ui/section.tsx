import type { ReactNode } from "react";
import css from "./section.module.css";

export interface SectionProps {
  title?: string | null | undefined;
  /** Address of the heading in the page; one a page. */
  id?: string;
  tone?: "sand" | "forest";
  /** A link beside the title. */
  more?: ReactNode;
  /** Part of what stands above: little room between them. */
  close?: boolean;
  /** On a wide screen the title stands beside the content. */
  beside?: boolean;
  children: ReactNode;
}

/** A band of the page as wide as the window, its content as wide as the page. */
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
