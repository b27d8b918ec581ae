import type {
  AggregateRating,
  Offer,
  OfferShippingDetails,
  ProductGroup,
  Product as ProductThing,
  Review as ReviewThing,
} from "schema-dts";
import type { Delivery, Header, Image } from "../../shared/content/content.ts";
import { shopCountries } from "../../shared/country/country.ts";
import { isWholeAmount } from "../../shared/money/money.ts";
import type { Product, Review, Variant } from "../../shared/product/product.ts";
import { visibleVariants } from "../../shared/product/product-rules.ts";
import { chooseReviews } from "../../shared/product/reviews.ts";
import { href } from "../../shared/routes.ts";
import { metaDescription, shopName } from "../page/seo.ts";

interface Page {
  origin: string;
  header: Pick<Header, "delivery" | "freeShippingFrom"> | null;
  pictureOf: (image: Image | null | undefined) => Image | null;
}

interface Surroundings extends Page {
  once: Once;
}

/** A Product, or a ProductGroup for several formats. */
export function structuredProduct(product: Product, page: Page): ProductThing | ProductGroup {
  const around = { ...page, once: tellOnce(addressOf(product, page)) };
  // No offer without a price.
  const variants = visibleVariants(product).filter(({ price }) => isWholeAmount(price));
  const [only] = variants;
  const common = {
    name: product.name,
    ...described(product),
    brand: { "@type": "Brand" as const, name: shopName },
    url: addressOf(product, around),
    ...pictured(product.image, around),
    ...rated(product),
  };
  if (variants.length < 2) {
    return {
      "@type": "Product",
      ...common,
      sku: product.sku,
      ...(only ? { offers: offerOf(product, only, around) } : {}),
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
      sku: variant.code,
      size: variant.name,
      weight: { "@type": "QuantitativeValue", value: variant.weight, unitCode: "GRM" },
      ...pictured(variant.image ?? product.image, around),
      offers: offerOf(product, variant, around),
    })),
  };
}

function described(product: Product): { description?: string } {
  const description = metaDescription(product.seo?.description ?? product.description);
  return description ? { description } : {};
}

function pictured(image: Image | null | undefined, { origin, pictureOf }: Page): { image?: string } {
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
    review: reviews.map(reviewOf),
  };
}

function reviewOf({ author, score, title, text, date }: Review): ReviewThing {
  return {
    "@type": "Review",
    author: { "@type": "Person", name: author },
    datePublished: date.slice(0, 10),
    ...(title ? { name: title } : {}),
    reviewBody: text,
    reviewRating: { "@type": "Rating", ratingValue: score, bestRating: 5 },
  };
}

/** One-off price: a subscription is a contract of several deliveries. */
function offerOf(product: Product, variant: Variant, around: Surroundings): Offer {
  const { price, isInStock } = variant;
  const { header } = around;
  return {
    "@type": "Offer",
    url: addressOf(product, around, variant.slug),
    itemCondition: "https://schema.org/NewCondition",
    availability: product.oldProduct
      ? "https://schema.org/Discontinued"
      : `https://schema.org/${isInStock ? "InStock" : "OutOfStock"}`,
    ...(isWholeAmount(price) ? { price: (price / 100).toFixed(2), priceCurrency: "EUR" } : {}),
    ...(header?.delivery && isWholeAmount(price)
      ? {
          shippingDetails: shippingOf(header.delivery, price, header.freeShippingFrom, around),
          hasMerchantReturnPolicy: around.once("retours", returnsOf(header.delivery)),
        }
      : {}),
  };
}

function shippingOf(
  delivery: Delivery,
  price: number,
  freeFrom: number | null | undefined,
  { once }: Surroundings,
): OfferShippingDetails | Reference {
  const isFree = isWholeAmount(freeFrom) && price >= freeFrom;
  return once(isFree ? "livraison-offerte" : "livraison", {
    "@type": "OfferShippingDetails",
    shippingRate: {
      "@type": "MonetaryAmount",
      value: isFree ? "0" : (delivery.price / 100).toFixed(2),
      currency: "EUR",
    },
    shippingDestination: shopCountries.map((country) => ({
      "@type": "DefinedRegion",
      addressCountry: country,
    })),
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      handlingTime: daysOf(delivery.handlingDays),
      transitTime: daysOf(delivery.transitDays),
    },
  });
}

function returnsOf({ returnDays }: Delivery) {
  return {
    "@type": "MerchantReturnPolicy" as const,
    applicableCountry: [...shopCountries],
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow" as const,
    merchantReturnDays: returnDays,
    returnMethod: "https://schema.org/ReturnByMail" as const,
    returnFees: "https://schema.org/ReturnFeesCustomerResponsibility" as const,
  };
}

function daysOf({ least, most }: Delivery["handlingDays"]) {
  return { "@type": "QuantitativeValue" as const, minValue: least, maxValue: most, unitCode: "DAY" };
}

interface Reference {
  "@id": string;
}

type Once = <T extends object>(name: string, thing: T) => T | Reference;

/** All formats share the same terms: the first states them, the others refer to it by @id. */
function tellOnce(url: string): Once {
  const told = new Set<string>();
  return (name, thing) => {
    const id = { "@id": `${url}#${name}` };
    if (told.has(name)) return id;
    told.add(name);
    return { ...id, ...thing };
  };
}

const addressOf = ({ slug }: Product, { origin }: Page, format?: string) =>
  origin + href("produits-product-format", { product: slug, ...(format ? { format } : {}) });
