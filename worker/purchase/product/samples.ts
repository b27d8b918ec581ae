import { noSubscription } from "../../../shared/frequency/frequency.ts";
import type { Order, OrderedVariant } from "../../../shared/order/order.ts";
import type { Sample } from "../../../shared/product/sample.ts";
import type { AppContext } from "../../context.ts";
import { changeLine } from "../cart/cart-writes.ts";
import { knownVariants, type ProductsBySku, productsOf } from "./known-products.ts";

export type SamplesByCode = ReadonlyMap<string, Sample>;

export async function samplesAmong(
  c: AppContext,
  variants: readonly OrderedVariant[],
  products: ProductsBySku,
): Promise<SamplesByCode> {
  const found = await Promise.all(
    variants.map(async ({ code, product: sku }) => {
      const product = products.get(sku ?? "");
      const isFormat = !product || product.variants.some((one) => one.code === code);
      const sample = isFormat ? undefined : await sampleOf(c, product.sku);
      return sample?.code === code ? [[code, sample] as const] : [];
    }),
  );
  return new Map(found.flat());
}

async function sampleOf(c: AppContext, sku: string): Promise<Sample | undefined> {
  try {
    const slug = (await c.var.content.product(`sku-${sku}`, 2))?.sample;
    return (slug && (await c.var.content.sample(slug))) || undefined;
  } catch (error) {
    c.var.log.error("sample not known", error);
    return undefined;
  }
}

/** Each recipe has one sample, bought once; the API does not enforce this. @throws UpstreamError */
export async function withSingleSamples(c: AppContext, order: Order): Promise<Order> {
  const odd = order.items.filter(
    ({ quantity, subscriptionInterval }) => (quantity ?? 1) > 1 || subscriptionInterval,
  );
  if (odd.length === 0) return order;
  const variants = await knownVariants(
    c,
    odd.map(({ variant }) => variant),
  );
  const samples = await samplesAmong(c, variants, await productsOf(c, variants));
  let mended = order;
  for (const { id, variant } of odd) {
    if (!samples.has(variant.code)) continue;
    const single = { quantity: 1, subscriptionInterval: noSubscription };
    mended = await changeLine(c, order.token, id, single);
  }
  return mended;
}
