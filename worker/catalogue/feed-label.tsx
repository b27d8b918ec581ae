import type { ReactNode } from "react";
import { FeedLabel } from "../../client/features/product/feed-label/feed-label.tsx";
import type { FeedLabelFields } from "../../shared/product/product-view.ts";
import type { AppContext } from "../context.ts";
import { renderProse } from "../page/prose.ts";

export function renderFeedLabel(c: AppContext, { description, ...product }: FeedLabelFields): ReactNode {
  const descriptionHtml = renderProse(c, description, { headingShift: 2 });
  return <FeedLabel product={product} descriptionHtml={descriptionHtml} />;
}
