import { UspGrid } from "../../../client/features/content/cards/usp-grid.tsx";
import { DeliveryPromise } from "../../../client/features/product/delivery-promise.tsx";
import { OldProduct } from "../../../client/features/product/out-of-stock/old-product.tsx";
import { ProductDoubts } from "../../../client/features/product/product-doubts.tsx";
import { ProductSummary } from "../../../client/features/product/product-summary.tsx";
import { ProductTrail } from "../../../client/features/product/product-trail.tsx";
import type { ProductParts } from "../../../client/screens/catalogue/product-screen.tsx";
import { Notice } from "../../../client/ui/notice.tsx";
import type { Header } from "../../../shared/content/content.ts";
import { exampleText } from "../../../shared/nutrition/fit-text.ts";
import type { Product, Variant } from "../../../shared/product/product.ts";
import { productPageTexts } from "../../../shared/product/product-page.texts.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { AppContext, Services } from "../../context.ts";
import { segmentFor } from "../../experiment/segment.ts";
import { describeOf } from "../../nutrition/fit-animals.ts";
import { ProductRecalls } from "../../page/recall-parts.tsx";
import { deliveryPromise } from "../../purchase/delivery/delivery-promise.ts";
import { renderFeedLabel } from "../feed-label.tsx";
import { renderNutritionPair } from "./nutrition-pair.tsx";
import { renderSubstitute } from "./substitute.tsx";

const t = translator(productPageTexts);

export async function renderParts(
  c: AppContext,
  product: Product,
  { header, selected }: { header: Header | null; selected: Variant | undefined },
): Promise<ProductParts> {
  const promises = header?.promises;
  const recalls = c.var.lotRecalls.atHand();
  const [substitute, pair] = await Promise.all([
    renderSubstitute(c.var, product, selected),
    renderNutritionPair(c.var, product, selected),
  ]);
  const guide = hasGuide(c.var, product) ? await segmentFor(c, "guide-link") : null;
  const ration = exampleText(product, clock.date());
  const promise = product.oldProduct ? null : deliveryPromise(c.var, header?.delivery, selected);
  return {
    trail: (
      <>
        <ProductTrail product={product} />
        <ProductRecalls product={product} recalls={await recalls} />
      </>
    ),
    summary: (
      <>
        <ProductSummary
          product={product}
          ration={ration}
          describe={
            ration ? describeOf(c.var, [product], productPath(product, selected), [product.sku]) : null
          }
        />
        {product.oldProduct && <OldProduct heir={product.oldProduct.heir} />}
        {!product.oldProduct && !selected && <Notice tone="info">{t("notForSale")}</Notice>}
      </>
    ),
    label: renderFeedLabel(c.var, product),
    promises: promises?.length ? <UspGrid usps={promises} /> : null,
    substitute,
    delivery: promise && <DeliveryPromise {...promise} />,
    doubts: <ProductDoubts product={product} guide={guide} />,
    pair,
  };
}

const productPath = ({ slug }: Product, selected: Variant | undefined) =>
  href("produits-product-format", { product: slug, ...(selected && { format: selected.slug }) });

const hasGuide = ({ settings }: Services<"settings">, { kind, oldProduct }: Product) =>
  (kind === "dry" || kind === "wet") && !oldProduct && settings.features.has("guide");
