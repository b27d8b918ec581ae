import type { ProductView } from "../../shared/page.ts";
import type { Product, ProductAt } from "../../shared/product.ts";
import { defaultVariant, newestReviews, variantBySlug, visibleVariants } from "../../shared/product-rules.ts";
import { href } from "../../shared/routes.ts";
import { metaDescription, pageTitle } from "../../shared/seo.ts";
import type { AppContext } from "../context.ts";
import { cardsOf } from "../page/blocks.ts";
import { renderFeedLabel } from "../page/feed-label.tsx";
import { late } from "../page/late.ts";
import { type Loader, NotFound } from "../page/page.ts";
import { pictureOf } from "../page/pictures.ts";
import { chosenRhythm, isAsked, rationCalculator } from "../page/ration-calculator.tsx";
import { redirectTo } from "../page/redirect.ts";
import { reportHighReductions } from "../page/reductions.ts";
import { takeNotice } from "../session/notice.ts";

/** Most products shown beside the one on the page. */
const crossSellLength = 4;

export const loadProduct: Loader<"produits-product-format"> = async (c, { product: key, format }) => {
  const { content } = c.var;
  const product = await content.product(key, 2);
  if (product?.slug !== key)
    return redirectToSlug(c, product ?? (await content.product(`sku-${key.toUpperCase()}`, 0)), format);
  if (!product.viewable) throw new NotFound(c.req.path);

  reportHighReductions(c, product);
  const selected = format ? variantBySlug(product, format) : defaultVariant(product);
  if (format && !selected) throw new NotFound(c.req.path);

  const { json_avis: reviews, seo } = product;
  const ration = selected && !product.oldProduct ? await rationCalculator(c, product, selected) : undefined;
  const refused = takeNotice(c, ({ typed }) => typed !== undefined);
  return {
    screen: "product",
    props: {
      product: viewOf(c, product),
      selectedCode: selected?.code ?? "",
      today: new Date().toISOString(),
      ...(refused?.typed ? { problem: refused.text, typed: refused.typed } : chosenRhythm(c)),
      ...(ration ? { ration } : {}),
      reviews: Promise.resolve(newestReviews(reviews)),
      crossSell: late(c, "cross-sell", crossSellOf(c, product), null),
    },
    head: {
      title: pageTitle(seo?.title ?? product.name),
      description: metaDescription(seo?.description ?? product.description),
      canonical: href("produits-product-format", { product: product.slug }),
      ...(ration && isAsked(ration.view) ? { noindex: true } : {}),
    },
  };
};

/** What the page needs of a product: what the label says of it travels once, as HTML. */
function viewOf(c: AppContext, product: Product): ProductView {
  const {
    json_avis,
    seo,
    viewable,
    filters,
    description,
    composition,
    additives,
    analyticalConstituents,
    metabolizableEnergy,
    rations,
    directions,
    ...view
  } = product;
  return {
    ...view,
    label: renderFeedLabel(product),
    image: pictureOf(c, product.image),
    images: product.images.flatMap((image) => pictureOf(c, image) ?? []),
    ProductVariants: visibleVariants(product).map((variant) => ({
      ...variant,
      image: pictureOf(c, variant.image),
    })),
  };
}

/** An address that names a sku leads to the product's own address, its query kept (spec 2, redirect by sku). */
function redirectToSlug(c: AppContext, product: ProductAt<0> | null, format?: string) {
  if (!product?.viewable) throw new NotFound(c.req.path);
  const path = href("produits-product-format", { product: product.slug, ...(format ? { format } : {}) });
  return redirectTo(c, path + new URL(c.req.url).search, 301);
}

/** Same category first; where it has nothing else, what goes with every dog or cat. */
async function crossSellOf(c: AppContext, product: Product) {
  const { content } = c.var;
  const skus = await content.sameCategory(product.category.id, product.sku);
  const products = await cardsOf(c, skus.slice(0, crossSellLength));
  if (products.length) return { title: "", products };
  const keyed = await content.crossSell(`cross_sell_produit_${product.animal}`);
  return (
    keyed && { title: keyed.title, products: await cardsOf(c, keyed.products.slice(0, crossSellLength)) }
  );
}
