import type { ReactNode } from "react";
import css from "./text-seo.module.css";

export interface TextSeoProps {
  title: string;
  children: ReactNode;
}

/** All of the text is in the HTML, folded on a phone. */
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
