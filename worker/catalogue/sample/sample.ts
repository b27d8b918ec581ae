import type { SampleScreenProps } from "../../../client/screens/catalogue/sample-screen.tsx";
import { type DeliveryTerms, usualFees } from "../../../shared/delivery/delivery-terms.ts";
import { isWholeAmount } from "../../../shared/money/money.ts";
import type { Product } from "../../../shared/product/product.ts";
import type { ProductView } from "../../../shared/product/product-view.ts";
import type { Sample } from "../../../shared/product/sample.ts";
import { href } from "../../../shared/routes.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { Services } from "../../context.ts";
import { cardOf } from "../../page/blocks.ts";
import { type Loader, NotFound } from "../../page/page.ts";
import { pictureOf } from "../../page/pictures.ts";
import { renderProse } from "../../page/prose.ts";
import { breadcrumbList } from "../../page/seo/breadcrumb-list.ts";
import { metaDescription, pageTitle } from "../../page/seo/seo.ts";
import { deliveryTermsOf } from "../../purchase/delivery/delivery-terms.ts";
import { takeNotice } from "../../session/notice.ts";
import { renderFeedLabel } from "../feed-label.tsx";
import { stockNotificationOf } from "../product/stock-notification.ts";
import { structuredSample } from "./structured-sample.ts";

export const loadSample: Loader<"produits-echantillons-sample"> = async (c, { sample: slug }) => {
  const { content } = c.var;
  const sample = await content.sample(slug);
  const product = sample && (await content.product(`sku-${sample.product}`, 2));
  if (!sample || !product?.viewable) throw new NotFound(c.req.path);

  const { name, contents, seo } = sample;
  const refused = takeNotice(c, ({ draft }) => draft?.variantCode !== undefined);
  const card = cardOf(c.var, product, "echantillon");
  const image = pictureOf(c.var, sample.image ?? product.image);
  const path = href("produits-echantillons-sample", { sample: slug });
  const stockNotification = await stockNotificationOf(c, sample, path);
  const { origin } = new URL(c.req.url);
  const terms = await deliveryTermsOf(c.var);
  return {
    screen: "sample",
    ...(stockNotification?.email ? { personal: true } : {}),
    props: {
      sample: { slug, name, contents, image, descriptionHtml: renderProse(c.var, sample.description) },
      goods: goodsOf(sample, product),
      feedType: product.feedType,
      ...(product.category ? { category: product.category } : {}),
      product: card,
      label: renderFeedLabel(c.var, product),
      delivery: deliveryOf(c.var, sample, terms),
      today: clock.date().toISOString(),
      ...(stockNotification ? { stockNotification } : {}),
      ...(refused?.draft ? { problem: refused.text, draft: refused.draft } : {}),
    },
    head: {
      title: pageTitle(seo?.title ?? name),
      description: metaDescription(seo?.description ?? sample.description),
      canonical: path,
    },
    shareImage: image,
    structuredData: [
      structuredSample(sample, {
        url: origin + path,
        image: image ? new URL(image.url, origin).href : undefined,
        brand: product.brand,
        delivery: terms,
      }),
      breadcrumbList(origin, [
        { name: product.name, path: href("produits-product-format", { product: product.slug }) },
        { name, path },
      ]),
    ],
  };
};

/** Shown before the sample is added, because a free sample still has delivery fees. */
function deliveryOf(
  { country }: Services<"country">,
  { weight, price }: Sample,
  terms: DeliveryTerms | null,
): SampleScreenProps["delivery"] {
  const goods = isWholeAmount(price) ? price : 0;
  const usual = terms && usualFees(terms, country, { goods, grams: weight ?? undefined });
  if (!usual || !isWholeAmount(usual.carrier.freeFrom)) return null;
  const { carrier, delivery, service } = usual;
  return {
    price: delivery + service,
    freeFrom: carrier.freeFrom ?? 0,
    serviceFee: terms.serviceFee ?? null,
    hasServiceFee: service > 0,
  };
}

function goodsOf({ code, slug, format, weight, price, isInStock }: Sample, product: Product): ProductView {
  return {
    sku: product.sku,
    slug: product.slug,
    name: product.name,
    animal: product.animal,
    kind: product.kind,
    variants: [{ code, slug, name: format, weight, isVisible: true, isInStock, price }],
  };
}
