import fold from "../../ui/fold.module.css";
import { StillHtml } from "../../ui/still-html.tsx";
import table from "../../ui/table.module.css";
import prose from "../content/rich-content.module.css";
import css from "./feed-label.module.css";

/** The build leaves out a style sheet that no class is taken from: these are worn by what the worker writes. */
const sheets = [fold.still, table.still, prose.still, css.still].join(" ");

/** The feed label as the worker wrote it: words, and folds of the browser's own. Nothing in it needs scripts. */
export function StillFeedLabel({ html }: { html: string }) {
  return <StillHtml html={html} className={sheets} />;
}
