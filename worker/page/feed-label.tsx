import { renderToStaticMarkup } from "react-dom/server";
import { FeedLabel } from "../../client/features/product/feed-label.tsx";
import type { FeedLabelFields } from "../../shared/page.ts";
import { renderMarkdown } from "../markdown.ts";

/** The feed label as HTML: the browser shows it as it is, and loads nothing for it. */
export function renderFeedLabel(product: FeedLabelFields): string {
  const description = renderMarkdown(product.description, { headingShift: 2 });
  return renderToStaticMarkup(<FeedLabel product={{ ...product, description }} />);
}
