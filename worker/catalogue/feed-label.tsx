import type { ReactNode } from "react";
import { FeedLabel } from "../../client/features/product/feed-label/feed-label.tsx";
import type { FeedLabelFields } from "../../shared/product/product-view.ts";
import type { Services } from "../context.ts";
import { renderProse } from "../page/prose.ts";

export function renderFeedLabel(
  services: Services<"configuration" | "log">,
  { description, ...product }: FeedLabelFields,
): ReactNode {
  const descriptionHtml = renderProse(services, description, { headingShift: 2 });
  return <FeedLabel product={product} descriptionHtml={descriptionHtml} />;
}
