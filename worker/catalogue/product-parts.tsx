import { UspGrid } from "../../client/features/content/usp-grid.tsx";
import { OldProduct } from "../../client/features/product/old-product.tsx";
import { ProductSummary } from "../../client/features/product/product-summary.tsx";
import { ProductTrail } from "../../client/features/product/product-trail.tsx";
import { noHtml } from "../../client/islands/static-html.ts";
import type { ProductParts } from "../../client/screens/product-screen.tsx";
import type { Header } from "../../shared/content/content.ts";
import type { Product } from "../../shared/product/product.ts";
import type { AppContext } from "../context.ts";
import { staticHtml } from "../page/static-html.ts";
import { renderFeedLabel } from "./feed-label.tsx";
import { renderNutritionPair } from "./nutrition-pair.tsx";

export async function renderParts(
  c: AppContext,
  product: Product,
  promises: Header["promises"],
): Promise<ProductParts> {
  return {
    trail: staticHtml(<ProductTrail product={product} />),
    summary: staticHtml(
      <>
        <ProductSummary product={product} />
        {product.oldProduct && <OldProduct heir={product.oldProduct.heir} />}
      </>,
    ),
    label: renderFeedLabel(c, product),
    promises: promises?.length ? staticHtml(<UspGrid usps={promises} />) : noHtml,
    pair: await renderNutritionPair(c, product),
  };
}
