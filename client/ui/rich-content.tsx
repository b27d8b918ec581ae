import { useEffect, useRef } from "react";
import css from "./rich-content.module.css";
import { StillHtml } from "./still-html.tsx";
import { watchTables } from "./watch-tables.ts";

/** An editor's text, which the worker rendered from Markdown. */
export function RichContent({ html }: { html: string }) {
  const prose = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have other tables
  useEffect(() => watchTables(prose.current), [html]);
  return <StillHtml ref={prose} html={html} className={css.prose} />;
}
