import { translator } from "../../shared/text/translator.ts";
import { uiTexts } from "../../shared/text/ui.texts.ts";
import { type MarkdownOptions, renderMarkdown } from "./markdown.ts";

const t = translator(uiTexts);

/**
 * Safe HTML of an editor's Markdown, ready for the screens: each table stands in a box of its own, and no heading is of
 * level 1, which is the page's.
 */
export function renderProse(source: string, options?: MarkdownOptions): string {
  return withTableBoxes(renderMarkdown(source, options).replaceAll(/(?<=<\/?)h1(?=[ >])/g, "h2"));
}

/**
 * A table wider than its column scrolls inside its box, by keyboard too: the box can take the focus and says what it
 * is. In what was cleaned every tag is closed, and none stands in a text or an attribute.
 */
function withTableBoxes(html: string): string {
  const box = `<div data-table role="group" aria-label="${t("table")}" tabindex="0">`;
  return html.replaceAll(/<table(?=[ >])/g, `${box}<table`).replaceAll("</table>", "</table></div>");
}
