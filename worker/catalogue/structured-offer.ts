import type { Offer, OfferShippingDetails } from "schema-dts";
import type { Header, Image } from "../../shared/content/content.ts";
import { type DeliveryTerms, usualFees, type WorkingDayRange } from "../../shared/delivery/delivery-terms.ts";
import { shopCountries } from "../../shared/identity.ts";
import { isWholeAmount } from "../../shared/money/money.ts";
import type { Product, Variant } from "../../shared/product/product.ts";
import { href } from "../../shared/routes.ts";

export interface ProductPage {
  origin: string;
  header: Pick<Header, "delivery"> | null;
  pictureOf: (image: Image | null | undefined) => Image | null;
}

interface Surroundings extends ProductPage {
  once: Once;
}

/** States the one-off price, since a subscription is a contract of several deliveries. */
export function structuredOffer(product: Product, variant: Variant, around: Surroundings): Offer {
  const { price, isInStock } = variant;
  const { header } = around;
  return {
    "@type": "Offer",
    url: productAddress(product, around, variant.slug),
    itemCondition: "https://schema.org/NewCondition",
    availability: product.oldProduct
      ? "https://schema.org/Discontinued"
      : `https://schema.org/${isInStock ? "InStock" : "OutOfStock"}`,
    ...(isWholeAmount(price) ? { price: (price / 100).toFixed(2), priceCurrency: "EUR" } : {}),
    ...(header?.delivery && isWholeAmount(price)
      ? {
          shippingDetails: shippingOf(header.delivery, { price, weight: variant.weight }, around.once),
          hasMerchantReturnPolicy: around.once("retours", returnsOf(header.delivery)),
        }
      : {}),
  };
}

export function shippingOf(
  terms: DeliveryTerms,
  { price, weight }: { price: number; weight?: number | null | undefined },
  once: Once,
): (OfferShippingDetails | Reference)[] {
  return shopCountries.flatMap((country) => {
    const usual = usualFees(terms, country, { goods: price, grams: weight ?? undefined });
    if (!usual) return [];
    const { carrier, delivery, service } = usual;
    const details = [...(delivery === 0 ? ["offerte"] : []), ...(service > 0 ? ["avec-frais"] : [])];
    const name = ["livraison", country.toLowerCase(), carrier.carrier, ...details].join("-");
    return once(name, {
      "@type": "OfferShippingDetails",
      shippingRate: {
        "@type": "MonetaryAmount",
        // schema.org has no member for service fees, so the rate includes them.
        value: ((delivery + service) / 100).toFixed(2),
        currency: "EUR",
      },
      shippingDestination: { "@type": "DefinedRegion", addressCountry: country },
      deliveryTime: {
        "@type": "ShippingDeliveryTime",
        handlingTime: daysOf(terms.handlingDays),
        transitTime: daysOf(carrier.days),
      },
    });
  });
}

function returnsOf({ returnDays }: DeliveryTerms) {
  return {
    "@type": "MerchantReturnPolicy" as const,
    applicableCountry: [...shopCountries],
    returnPolicyCountry: "FR",
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow" as const,
    merchantReturnDays: returnDays,
    returnMethod: "https://schema.org/ReturnByMail" as const,
    returnFees: "https://schema.org/ReturnFeesCustomerResponsibility" as const,
  };
}

function daysOf({ least, most }: WorkingDayRange) {
  return { "@type": "QuantitativeValue" as const, minValue: least, maxValue: most, unitCode: "DAY" };
}

interface Reference {
  "@id": string;
}

type Once = <T extends object>(name: string, thing: T) => T | Reference;

export function tellOnce(origin: string): Once {
  const told = new Set<string>();
  return (name, thing) => {
    const id = { "@id": `${origin}/#${name}` };
    if (told.has(name)) return id;
    told.add(name);
    return { ...id, ...thing };
  };
}

export const productAddress = ({ slug }: Product, { origin }: ProductPage, format?: string) =>
  origin + href("produits-product-format", { product: slug, ...(format ? { format } : {}) });
