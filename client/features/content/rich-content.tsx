import { StillHtml } from "../../ui/still-html.tsx";
import css from "./rich-content.module.css";

/** An editor's text, which the worker rendered from Markdown. */
export function RichContent({ html }: { html: string }) {
  return <StillHtml html={html} className={css.prose} />;
}
