import { renderToStaticMarkup } from "react-dom/server";
import { FeedLabel } from "../../client/features/product/feed-label.tsx";
import type { FeedLabelFields } from "../../shared/product/product-view.ts";
import { renderProse } from "../page/prose.ts";

/** The feed label as HTML: the browser shows it as it is, and loads nothing for it. */
export function renderFeedLabel({ description, ...product }: FeedLabelFields): string {
  const descriptionHtml = renderProse(description, { headingShift: 2 });
  return renderToStaticMarkup(<FeedLabel product={product} descriptionHtml={descriptionHtml} />);
}
