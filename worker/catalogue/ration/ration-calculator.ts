import { type Frequency, isOffered } from "../../../shared/frequency/frequency.ts";
import { isWholeAmount } from "../../../shared/money/money.ts";
import { carriedPurchases, choiceQuery } from "../../../shared/product/buy-box/carried-choice.ts";
import { cheaperLargerFormats } from "../../../shared/product/buy-box/larger-format.ts";
import type { Product, Variant } from "../../../shared/product/product.ts";
import { isSellable, visibleVariants } from "../../../shared/product/product-rules.ts";
import type { RationCalculatorProps, RationFormat, RationView } from "../../../shared/ration/ration-view.ts";
import { href } from "../../../shared/routes.ts";
import { unbroken } from "../../../shared/text/unbroken.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { AppContext, AppRequest } from "../../context.ts";
import { hasRationQuery, rationView } from "./ration-view.ts";

export async function rationCalculator(
  c: AppContext,
  product: Product,
  variant: Variant,
  frequencies: readonly Frequency[],
): Promise<Omit<RationCalculatorProps, "frequencies"> | undefined> {
  const { sku, animal } = product;
  const format = formatOf(product, variant);
  if (!animal || !format || product.rations.length === 0) return undefined;
  const view: RationView = hasRationQuery(c.req)
    ? await rationView(c.var, c.req.query(), { sku, animal })
    : { draft: {} };
  const subject = { animal, ...subjectOf(product, variant, format) };
  const subscribable = subject.subscribable && frequencies.length > 0;
  return { subject: { ...subject, subscribable }, view };
}

export function chosenInterval(
  req: AppRequest,
  frequencies: readonly Frequency[],
): { draft?: Record<string, string> } {
  const query = req.query();
  const asked = query[choiceQuery.quantity] ?? "";
  const interval = Number(query[choiceQuery.interval]);
  const quantity = /^[1-9]\d?$/.test(asked) ? asked : "1";
  if (query[choiceQuery.purchase] === carriedPurchases["one-off"])
    return { draft: { purchase: "one-off", quantity } };
  if (!isOffered(frequencies, interval)) return {};
  return { draft: { purchase: "subscription", interval: String(interval), quantity } };
}

function formatOf(product: Product, variant: Variant): RationFormat | undefined {
  const { name, weight, slug, subscriptionPrice: price } = variant;
  if (weight === null) return undefined;
  const path = href("produits-product-format", { product: product.slug, format: slug });
  const isSubscribed = isSellable(variant) && isWholeAmount(price) && price > 0;
  return { name: unbroken(name), weight, path, price: isSubscribed ? price : null };
}

function subjectOf(product: Product, variant: Variant, format: RationFormat) {
  const larger = cheaperLargerFormats(visibleVariants(product), variant);
  return {
    sku: product.sku,
    kind: product.kind,
    format,
    larger: larger.flatMap((other) => formatOf(product, other) ?? []),
    path: format.path,
    subscribable: format.price !== null,
    today: clock.date().toISOString(),
  };
}
