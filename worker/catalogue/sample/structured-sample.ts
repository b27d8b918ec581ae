import type { Product as ProductThing } from "schema-dts";
import type { DeliveryTerms } from "../../../shared/delivery/delivery-terms.ts";
import { isWholeAmount } from "../../../shared/money/money.ts";
import type { Sample } from "../../../shared/product/sample.ts";
import { metaDescription } from "../../page/seo/seo.ts";
import { branded } from "../product/structured-product.ts";
import { shippingOf, tellOnce } from "../structured-offer.ts";

export function structuredSample(
  sample: Sample,
  {
    url,
    image,
    brand,
    delivery,
  }: {
    url: string;
    image: string | undefined;
    brand: string | null | undefined;
    delivery: DeliveryTerms | null;
  },
): ProductThing {
  const { name, code, weight, price, isInStock } = sample;
  const description = metaDescription(sample.seo?.description ?? sample.description);
  return {
    "@type": "Product",
    name,
    sku: code,
    url,
    ...branded({ brand }),
    ...(weight ? { weight: { "@type": "QuantitativeValue" as const, value: weight, unitCode: "GRM" } } : {}),
    ...(description ? { description } : {}),
    ...(image ? { image } : {}),
    ...(isWholeAmount(price)
      ? {
          offers: {
            "@type": "Offer",
            url,
            price: (price / 100).toFixed(2),
            priceCurrency: "EUR",
            availability: `https://schema.org/${isInStock ? "InStock" : "OutOfStock"}`,
            ...(delivery && {
              shippingDetails: shippingOf(delivery, { price, weight }, tellOnce(new URL(url).origin)),
            }),
          },
        }
      : {}),
  };
}
