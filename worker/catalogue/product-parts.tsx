import { UspGrid } from "../../client/features/content/usp-grid.tsx";
import { OldProduct } from "../../client/features/product/old-product.tsx";
import { ProductSummary } from "../../client/features/product/product-summary.tsx";
import { ProductTrail } from "../../client/features/product/product-trail.tsx";
import { noHtml } from "../../client/islands/static-html.ts";
import type { ProductParts } from "../../client/screens/product-screen.tsx";
import type { Header } from "../../shared/content/content.ts";
import type { Product, Variant } from "../../shared/product/product.ts";
import type { AppContext } from "../context.ts";
import { segmentFor } from "../experiment/segment.ts";
import { staticHtml } from "../page/static-html.ts";
import { renderDeliveryPromise } from "./delivery-promise.tsx";
import { renderFeedLabel } from "./feed-label.tsx";
import { renderNutritionPair } from "./nutrition-pair.tsx";

export async function renderParts(
  c: AppContext,
  product: Product,
  { header, selected }: { header: Header | null; selected: Variant | undefined },
): Promise<ProductParts> {
  const promises = header?.promises;
  const guide = hasGuide(c, product) ? await segmentFor(c, "guide-link") : null;
  return {
    trail: staticHtml(<ProductTrail product={product} />),
    summary: staticHtml(
      <>
        <ProductSummary product={product} guide={guide} />
        {product.oldProduct && <OldProduct heir={product.oldProduct.heir} />}
      </>,
    ),
    label: renderFeedLabel(c, product),
    promises: promises?.length ? staticHtml(<UspGrid usps={promises} />) : noHtml,
    delivery: product.oldProduct ? noHtml : renderDeliveryPromise(c, header?.delivery, selected),
    pair: await renderNutritionPair(c, product, selected),
  };
}

const hasGuide = (c: AppContext, { kind, oldProduct }: Product) =>
  (kind === "dry" || kind === "wet") && !oldProduct && c.var.settings.features.has("guide");
