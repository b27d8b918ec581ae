import { FeedLabel } from "../../client/features/product/feed-label.tsx";
import type { StaticHtml } from "../../client/islands/static-html.ts";
import type { FeedLabelFields } from "../../shared/product/product-view.ts";
import type { AppContext } from "../context.ts";
import { renderProse } from "../page/prose.ts";
import { staticHtml } from "../page/static-html.ts";

export function renderFeedLabel(c: AppContext, { description, ...product }: FeedLabelFields): StaticHtml {
  const descriptionHtml = renderProse(c, description, { headingShift: 2 });
  return staticHtml(<FeedLabel product={product} descriptionHtml={descriptionHtml} />);
}
