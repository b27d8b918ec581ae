import type { SanitizedHtml } from "../../shared/content/sanitized-html.ts";
import { uiTexts } from "../../shared/text/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import type { Services } from "../context.ts";
import { type MarkdownOptions, renderMarkdown } from "./markdown/markdown.ts";
import { pictureUrl } from "./pictures.ts";
import { withCardLabels } from "./table-cards.ts";

const t = translator(uiTexts);

export function renderProse(
  services: Services<"configuration" | "log">,
  source: string,
  options?: Pick<MarkdownOptions, "headingShift" | "isRemembered">,
): SanitizedHtml {
  const { picturesUrl, pictureHosts } = services.configuration;
  const pictures = {
    key: [picturesUrl, ...pictureHosts].join(" "),
    urlOf: (url: string) => pictureUrl(services, url),
  };
  return withTableBoxes(
    renderMarkdown(source, { ...options, pictures }).replaceAll(/(?<=<\/?)h1(?=[ >])/g, "h2"),
  ) as SanitizedHtml;
}

/** Replacing text is safe here, because sanitized HTML closes every tag. */
function withTableBoxes(html: string): string {
  const box = `<div data-table role="group" aria-label="${t("table")}" tabindex="0">`;
  return withCardLabels(html)
    .replaceAll(/<table(?=[ >])/g, `${box}<table`)
    .replaceAll("</table>", "</table></div>");
}
