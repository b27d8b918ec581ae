import { maximumQuantity } from "../../shared/cart/cart.ts";
import type { Frequency } from "../../shared/frequency/frequency.ts";
import type { Recommended } from "../../shared/guide/advice.ts";
import { shortReasons } from "../../shared/guide/short-reasons.ts";
import type { AdvisedFood } from "../../shared/guide/shown-advice.ts";
import { costPerDay } from "../../shared/nutrition/cost-per-day.ts";
import type { Product } from "../../shared/product/product.ts";
import { href } from "../../shared/routes.ts";
import { daysOf, deliveryPlans } from "../../shared/subscription/frequency/delivery-frequency.ts";
import { unbroken } from "../../shared/text/unbroken.ts";
import type { Services } from "../context.ts";
import { pictureOf } from "../page/pictures.ts";

interface Wanted extends Pick<Recommended, "ration" | "reasons"> {
  format: AdvisedFood["format"];
  frequencies: readonly Frequency[];
}

/** All numbers are calculated by the shop from the ration, so that they add up. */
export function advisedFood(
  services: Services<"configuration" | "log">,
  product: Product,
  { format, ration, reasons, frequencies }: Wanted,
): AdvisedFood {
  const { slug, name, subtitle, metabolizableEnergy, kind, animal } = product;
  const image = pictureOf(services, format.image ?? product.image);
  const [plan] = deliveryPlans(frequencies, format.weight, ration, maximumQuantity);
  return {
    sku: product.sku,
    product: href("produits-product-format", { product: slug }),
    href: href("produits-product-format", { product: slug, format: format.slug }),
    name: unbroken(name),
    subtitle: subtitle && unbroken(subtitle),
    image: image && { url: image.url, width: image.width, height: image.height, alternativeText: "" },
    kind: kind === "wet" ? "wet" : "dry",
    ration,
    energyPer100g: metabolizableEnergy ?? 0,
    reasons: shortReasons(reasons, animal),
    format,
    packDays: daysOf(format.weight, ration),
    pricePerDay: costPerDay(format.price, ration, format.weight),
    plan: plan ? { packs: plan.bags, days: plan.days, interval: plan.code } : null,
  };
}
