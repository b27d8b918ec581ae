import type { ReactNode } from "react";
import css from "./text-seo.module.css";

export interface TextSeoProps {
  title: string;
  children: ReactNode;
}

export function TextSeo({ title, children }: TextSeoProps) {
  return (
    <section className={css.band} aria-label={title}>
      <details className={`page-width ${css.text}`}>
        <summary className={css.title}>{title}</summary>
        {children}
      </details>
    </section>
  );
}
