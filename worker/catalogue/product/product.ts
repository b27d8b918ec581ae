import {
  isSourceItemList,
  type SourceItemList,
  sourceParameter,
} from "../../../shared/cart/source-item-list.ts";
import type { Image } from "../../../shared/content/content.ts";
import { choiceQuery } from "../../../shared/product/buy-box/carried-choice.ts";
import type { Product, ProductName, Variant } from "../../../shared/product/product.ts";
import {
  defaultVariant,
  variantByCode,
  variantBySlug,
  visibleVariants,
} from "../../../shared/product/product-rules.ts";
import type { ProductView } from "../../../shared/product/product-view.ts";
import {
  chooseReviews,
  type ReviewChoice,
  type ReviewsView,
  reviewChoiceOf,
  spreadOf,
} from "../../../shared/product/reviews/reviews.ts";
import { isRequested } from "../../../shared/ration/ration-view.ts";
import { categoryHref, href } from "../../../shared/routes.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { EventItem } from "../../../shared/tracking/events.ts";
import type { AppContext, AppRequest, Services } from "../../context.ts";
import { late } from "../../page/late.ts";
import { originOf } from "../../page/origin.ts";
import { type Loader, NotFound } from "../../page/page.ts";
import { pictureOf } from "../../page/pictures.ts";
import { redirectTo } from "../../page/redirect.ts";
import { reportHighReductions } from "../../page/reductions.ts";
import { breadcrumbList } from "../../page/seo/breadcrumb-list.ts";
import { metaDescription, pageTitle } from "../../page/seo/seo.ts";
import { offersParcel } from "../../purchase/subscription/own-subscriptions.ts";
import { takeNotice } from "../../session/notice.ts";
import { chosenInterval, rationCalculator } from "../ration/ration-calculator.ts";
import { renderBoughtTogether } from "./bought-together.tsx";
import { renderCrossSell } from "./cross-sell.tsx";
import { productMarkdown } from "./product-markdown.ts";
import { renderParts } from "./product-parts.tsx";
import { stockNotificationOf } from "./stock-notification.ts";
import { structuredProduct } from "./structured-product.ts";

export const loadProduct: Loader<"produits-product-format"> = async (c, { product: key, format }) => {
  const services = c.var;
  const { content } = services;
  const offered = services.frequencies.atHand();
  const product = (await content.product(key, 2)) ?? (await withoutSlug(services, key));
  if (product?.slug !== key)
    return redirectToSlug(c, product ?? (await content.product(bySku(key), 0)), format);
  if (!product.viewable) throw new NotFound(c.req.path);

  reportHighReductions(c.var, product);
  const named = variantByCode(product, format);
  if (named && named.slug !== format) return redirectToSlug(c, product, named.slug);
  const selected = format ? variantBySlug(product, format) : defaultVariant(product);
  if (format && !selected) throw new NotFound(c.req.path);

  const { seo } = product;
  const { origin } = new URL(c.req.url);
  const header = await content.header().catch(() => null);
  const frequencies = await offered;
  const ration =
    selected && !product.oldProduct ? await rationCalculator(c, product, selected, frequencies) : undefined;
  const path = href("produits-product-format", {
    product: key,
    ...(selected ? { format: selected.slug } : {}),
  });
  const stockNotification =
    selected && !product.oldProduct ? await stockNotificationOf(c, selected, path) : undefined;
  const chosen = chosenInterval(c.req, frequencies);
  const isCarried = c.req.query(choiceQuery.purchase) !== undefined;
  const source = chosen.draft && !isCarried ? "ration" : sourceOf(c.req);
  const refused = takeNotice(c, ({ tone, draft }) => tone === "error" && draft?.variantCode !== undefined);
  return {
    screen: "product",
    ...(stockNotification?.email ? { personal: true } : {}),
    events:
      selected && !product.oldProduct
        ? [{ name: "view_item", data: { item: itemOf(product, selected, source) } }]
        : [],
    props: {
      product: viewOf(c.var, product),
      parts: await renderParts(c, product, { header, selected }),
      images: galleryOf(c.var, product, selected),
      reviews: reviewsOf(product, reviewChoiceOf(c.req.query("note"), c.req.query("avis"))),
      selectedCode: product.oldProduct ? null : (selected?.code ?? null),
      frequencies,
      sourceItemList: source,
      today: clock.date().toISOString(),
      ...(offersParcel(c.var) ? { offersParcel: true } : {}),
      ...(refused?.draft ? { problem: refused.text, draft: refused.draft } : chosen),
      ...(ration ? { ration } : {}),
      ...(stockNotification ? { stockNotification } : {}),
      boughtTogether: late(c.var, "bought together", renderBoughtTogether(c.var, product, selected), null),
      crossSell: late(c.var, "cross-sell", renderCrossSell(c.var, product), null),
    },
    markdown: () => productMarkdown(product, originOf(c.req)),
    head: {
      title: pageTitle(seo?.title ?? product.name),
      description: metaDescription(seo?.description ?? product.description),
      canonical: href("produits-product-format", { product: product.slug }),
      ...(product.oldProduct ? { noindex: true, follow: true } : {}),
      ...(ration && isRequested(ration.view) ? { noindex: true } : {}),
    },
    structuredData: [
      structuredProduct(product, { origin, header, pictureOf: (image) => pictureOf(services, image) }),
      breadcrumbList(origin, [
        ...[...product.ancestors, ...(product.category ? [product.category] : [])].map(({ name, path }) => ({
          name,
          path: categoryHref(path),
        })),
        { name: product.name, path: href("produits-product-format", { product: product.slug }) },
      ]),
    ],
    shareImage: pictureOf(c.var, selected?.image ?? product.image),
  };
};

const bySku = (key: string) => `sku-${key.toUpperCase()}`;

/** A product without a slug in the content system is shown at its sku. */
async function withoutSlug({ content }: Services<"content">, key: string): Promise<Product | null> {
  const named = await content.product(bySku(key), 0);
  return named?.slug === key ? content.product(bySku(key), 2) : null;
}

const itemOf = (product: Product, variant: Variant, list: SourceItemList): EventItem => ({
  sku: product.sku,
  variant: variant.code,
  name: product.name,
  price: variant.price ?? null,
  quantity: 1,
  interval: 0,
  list,
});

function sourceOf(req: AppRequest): SourceItemList {
  const named = req.query(sourceParameter);
  return isSourceItemList(named) ? named : "produit";
}

function viewOf({ configuration }: Services<"configuration">, product: Product): ProductView {
  const { sku, slug, name, animal, kind } = product;
  const isBeside = configuration.pricesWithoutTax === "beside";
  const variants = visibleVariants(product).map(withoutImage);
  const shown = isBeside ? variants : variants.map(({ priceWithoutTax: _, ...variant }) => variant);
  return { sku, slug, name, animal, kind, variants: shown };
}

function galleryOf(
  services: Services<"configuration" | "log">,
  { images, image }: Product,
  variant: Variant | undefined,
): Image[] {
  const [own = image, ...others] = images;
  return [variant?.image ?? own, ...others].flatMap((shown) => pictureOf(services, shown) ?? []);
}

function reviewsOf({ sku, rating, reviewCount, reviews: all }: Product, choice: ReviewChoice): ReviewsView {
  const { reviews, count } = chooseReviews(all, choice);
  return {
    sku,
    rating: rating ?? 0,
    total: rating ? reviewCount : 0,
    spread: spreadOf(all),
    choice,
    reviews,
    count,
  };
}

function withoutImage({ image: _, ...variant }: Variant): Variant {
  return variant;
}

function redirectToSlug(c: AppContext, product: ProductName | null, format?: string) {
  if (!product?.viewable) throw new NotFound(c.req.path);
  const path = href("produits-product-format", { product: product.slug, ...(format ? { format } : {}) });
  return redirectTo(c, path + new URL(c.req.url).search, 301);
}
