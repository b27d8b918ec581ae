import { useMemo } from "react";
import type { SanitizedHtml } from "../../shared/content/sanitized-html.ts";
import css from "./rich-content.module.css";

export function RichContent({ html }: { html: SanitizedHtml }) {
  // React would write the HTML again at each rendering.
  const content = useMemo(() => ({ __html: html }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the worker before it becomes a prop
  return <div className={`measure ${css.prose}`} dangerouslySetInnerHTML={content} />;
}
