import css from "./rich-content.module.css";

/** `html` is safe: the worker rendered it and left out all that is not text (the only place that trusts it). */
export function RichContent({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the worker before it becomes a prop
  return <div className={css.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
