import type { StaticHtml } from "../../client/islands/static-html.ts";
import { RichContent } from "../../client/ui/rich-content.tsx";
import { renderProse } from "./prose.ts";
import { staticHtml } from "./static-html.ts";

export function staticProse(markdown: string): StaticHtml {
  return staticHtml(<RichContent html={renderProse(markdown)} />);
}
