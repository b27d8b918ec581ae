import type { ReactNode } from "react";
import { useKept } from "../../ui/kept.ts";
import { RichContent } from "../../ui/rich-content.tsx";
import css from "./text-seo.module.css";

export interface TextSeoProps {
  /** What the text is about; on a telephone the way to open it. */
  title: string;
  /** Safe HTML; undefined where the document holds it, one text a page: it is long, and travels once. */
  html: string | undefined;
}

/** A long text for readers and search engines: all of it is in the HTML, folded on a telephone until it is asked for. */
export function TextSeo({ title, html }: TextSeoProps) {
  return (
    <TextSeoBand title={title}>
      {import.meta.env.SSR || html === undefined ? <WrittenText html={html} /> : <RichContent html={html} />}
    </TextSeoBand>
  );
}

/** Its looks, around a text that travels with its page. */
export function TextSeoBand({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.band} aria-label={title}>
      <details className={css.text}>
        <summary className={css.title}>{title}</summary>
        {children}
      </details>
    </section>
  );
}

function WrittenText({ html }: Pick<TextSeoProps, "html">) {
  return <div {...useKept("text-seo", import.meta.env.SSR && html && <RichContent html={html} />)} />;
}
