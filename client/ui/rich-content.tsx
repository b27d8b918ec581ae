import { useEffect, useMemo, useRef } from "react";
import css from "./rich-content.module.css";
import { watchTables } from "./watch-tables.ts";

/** HTML that the worker rendered from Markdown and sanitised. */
export function RichContent({ html }: { html: string }) {
  const prose = useRef<HTMLDivElement>(null);
  // React would else write it again at each rendering.
  const content = useMemo(() => ({ __html: html }), [html]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have other tables
  useEffect(() => watchTables(prose.current), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the worker before it becomes a prop
  return <div ref={prose} className={css.prose} dangerouslySetInnerHTML={content} />;
}
