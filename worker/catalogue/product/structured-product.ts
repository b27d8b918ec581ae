import type {
  AggregateRating,
  ProductGroup,
  Product as ProductThing,
  QuantitativeValue,
  Review as ReviewThing,
} from "schema-dts";
import type { Image } from "../../../shared/content/content.ts";
import { shopName } from "../../../shared/identity.ts";
import { isWholeAmount } from "../../../shared/money/money.ts";
import type { Product, Review, Variant } from "../../../shared/product/product.ts";
import { visibleVariants } from "../../../shared/product/product-rules.ts";
import { chooseReviews } from "../../../shared/product/reviews/reviews.ts";
import { metaDescription } from "../../page/seo/seo.ts";
import { type ProductPage, productAddress, structuredOffer, tellOnce } from "../structured-offer.ts";

export function structuredProduct(product: Product, page: ProductPage): ProductThing | ProductGroup {
  const around = { ...page, once: tellOnce(page.origin) };
  const variants = visibleVariants(product).filter(({ price }) => isWholeAmount(price));
  const [only] = variants;
  const common = {
    name: product.name,
    ...described(product),
    ...branded(product),
    url: productAddress(product, around),
    ...pictured(product.image, around),
    ...rated(product),
  };
  if (variants.length < 2) {
    return {
      "@type": "Product",
      ...common,
      ...referenced(product, product.sku),
      ...(only && identified(only)),
      ...(only ? { offers: structuredOffer(product, only, around) } : {}),
    };
  }
  return {
    "@type": "ProductGroup",
    ...common,
    productGroupID: product.sku,
    variesBy: ["https://schema.org/size"],
    hasVariant: variants.map((variant) => ({
      "@type": "Product",
      name: `${product.name}, ${variant.name}`,
      ...referenced(product, variant.code),
      ...identified(variant),
      size: variant.name,
      ...weighed(variant),
      ...pictured(variant.image ?? product.image, around),
      offers: structuredOffer(product, variant, around),
    })),
  };
}

export const branded = ({ brand }: Pick<Product, "brand">) =>
  brand ? { brand: { "@type": "Brand" as const, name: brand } } : {};

/** References of the shop's own brand are the maker's. */
const referenced = ({ brand }: Product, sku: string) => ({ sku, ...(brand === shopName && { mpn: sku }) });

const identified = ({ gtin }: Variant) => (gtin ? { [gtin.length === 13 ? "gtin13" : "gtin"]: gtin } : {});

function weighed({ weight }: Variant): { weight?: QuantitativeValue } {
  return weight ? { weight: { "@type": "QuantitativeValue", value: weight, unitCode: "GRM" } } : {};
}

function described(product: Product): { description?: string } {
  const description = metaDescription(product.seo?.description ?? product.description);
  return description ? { description } : {};
}

function pictured(image: Image | null | undefined, { origin, pictureOf }: ProductPage): { image?: string } {
  const picture = pictureOf(image);
  return picture ? { image: new URL(picture.url, origin).href } : {};
}

function rated({ rating, reviewCount, reviews: all }: Product): {
  aggregateRating?: AggregateRating;
  review?: ReviewThing[];
} {
  if (!rating || reviewCount === 0) return {};
  const { reviews } = chooseReviews(all, { page: 1, score: undefined });
  return {
    aggregateRating: { "@type": "AggregateRating", ratingValue: rating, bestRating: 5, reviewCount },
    // Search engines refuse a review without an author.
    review: reviews.filter(({ author }) => author !== "").map(reviewOf),
  };
}

function reviewOf({ author, score, title, text, date }: Review): ReviewThing {
  return {
    "@type": "Review",
    author: { "@type": "Person", name: author },
    datePublished: date.slice(0, 10),
    ...(title ? { name: title } : {}),
    ...(text ? { reviewBody: text } : {}),
    reviewRating: { "@type": "Rating", ratingValue: score },
  };
}
