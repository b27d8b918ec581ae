import { renderToStaticMarkup } from "react-dom/server";
import { UspGrid } from "../../client/features/content/usp-grid.tsx";
import { OldProduct } from "../../client/features/product/old-product.tsx";
import { ProductGallery } from "../../client/features/product/product-gallery.tsx";
import { ProductSummary } from "../../client/features/product/product-summary.tsx";
import { ProductTrail } from "../../client/features/product/product-trail.tsx";
import type { Header, Image } from "../../shared/content/content.ts";
import type { Product, Variant } from "../../shared/product/product.ts";
import type { ProductParts } from "../../shared/product/product-view.ts";
import type { ReviewChoice } from "../../shared/product/reviews.ts";
import type { AppContext } from "../context.ts";
import { pictureOf } from "../page/pictures.ts";
import { renderFeedLabel } from "./feed-label.tsx";
import { renderNutritionPair } from "./nutrition-pair.tsx";
import { renderReviews } from "./reviews.tsx";

interface PartsOptions {
  /** The format that is shown. */
  variant: Variant | undefined;
  choice: ReviewChoice;
  promises: Header["promises"];
}

/** What needs no scripts of a product's page, as HTML: the browser shows it as it is, and loads only what is used of it. */
export async function renderParts(
  c: AppContext,
  product: Product,
  { variant, choice, promises }: PartsOptions,
): Promise<ProductParts> {
  return {
    trail: renderToStaticMarkup(<ProductTrail product={product} />),
    gallery: renderToStaticMarkup(<ProductGallery images={galleryOf(c, product, variant)} />),
    summary: renderToStaticMarkup(
      <>
        <ProductSummary product={product} />
        {product.oldProduct && <OldProduct heir={product.oldProduct.heir} />}
      </>,
    ),
    label: renderFeedLabel(product),
    promises: promises?.length ? renderToStaticMarkup(<UspGrid usps={promises} />) : "",
    pair: await renderNutritionPair(c, product),
    reviews: renderReviews(product, choice),
  };
}

/** The pack of the chosen format first, in the place of the product's own; then what else there is to see. */
function galleryOf(c: AppContext, { images, image }: Product, variant: Variant | undefined): Image[] {
  const [own = image, ...others] = images;
  return [variant?.image ?? own, ...others].flatMap((shown) => pictureOf(c, shown) ?? []);
}
