import type { ReactNode } from "react";
import css from "./text-seo.module.css";

export interface TextSeoProps {
  /** What the text is about; on a telephone the way to open it. */
  title: string;
  children: ReactNode;
}

/** A long text for readers and search engines: all of it is in the HTML, folded on a telephone until it is asked for. */
export function TextSeo({ title, children }: TextSeoProps) {
  return (
    <section className={css.band} aria-label={title}>
      <details className={css.text}>
        <summary className={css.title}>{title}</summary>
        {children}
      </details>
    </section>
  );
}
