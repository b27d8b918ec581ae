import { isWholeAmount } from "../../shared/money/money.ts";
import { cheaperLargerFormats } from "../../shared/product/larger-format.ts";
import type { Product, Variant } from "../../shared/product/product.ts";
import { isSellable, visibleVariants } from "../../shared/product/product-rules.ts";
import type { RationCalculatorProps, RationSubject, RationView } from "../../shared/ration/ration-view.ts";
import { href } from "../../shared/routes.ts";
import { type Frequency, isOffered } from "../../shared/subscription/subscription.ts";
import { unbroken } from "../../shared/text/unbroken.ts";
import type { AppContext } from "../context.ts";
import { hasRationQuery, rationView } from "./ration-view.ts";

export async function rationCalculator(
  c: AppContext,
  product: Product,
  variant: Variant,
  frequencies: readonly Frequency[],
): Promise<RationCalculatorProps> {
  const view: RationView = hasRationQuery(c) ? await rationView(c, product) : { draft: {} };
  return { subject: { ...subjectOf(product, variant), frequencies }, view };
}

/** The interval chosen beside the ration without scripts (spec 3, frequencies). */
export function chosenInterval(
  c: AppContext,
  frequencies: readonly Frequency[],
): { draft?: Record<string, string> } {
  const { rythme, quantite = "" } = c.req.query();
  const interval = Number(rythme);
  if (!isOffered(frequencies, interval)) return {};
  const quantity = /^[1-9]\d?$/.test(quantite) ? quantite : "1";
  return { draft: { purchase: "subscription", interval: String(interval), quantity } };
}

function subjectOf(product: Product, variant: Variant): Omit<RationSubject, "frequencies"> {
  const { subscriptionPrice: price } = variant;
  const formatOf = ({ name, weight, slug }: Variant) => ({
    name: unbroken(name),
    weight,
    path: href("produits-product-format", { product: product.slug, format: slug }),
  });
  const { path, ...format } = formatOf(variant);
  return {
    sku: product.sku,
    animal: product.animal,
    kind: product.kind,
    format,
    larger: cheaperLargerFormats(visibleVariants(product), variant).map(formatOf),
    path,
    subscribable: isSellable(variant) && isWholeAmount(price) && price > 0,
    today: new Date().toISOString(),
  };
}
