import { noSubscription } from "../../../shared/frequency/frequency.ts";
import type { Order, OrderedVariant } from "../../../shared/order/order.ts";
import type { Sample } from "../../../shared/product/sample.ts";
import type { Services } from "../../context.ts";
import { changeLine } from "../cart/cart-writes.ts";
import { knownVariants, type ProductsBySku, productsOf } from "./known-products.ts";

export type SamplesByCode = ReadonlyMap<string, Sample>;

export async function samplesAmong(
  services: Services<"content" | "log">,
  variants: readonly OrderedVariant[],
  products: ProductsBySku,
): Promise<SamplesByCode> {
  const found = await Promise.all(
    variants.map(async ({ code, product: sku }) => {
      const product = products.get(sku ?? "");
      const isFormat = !product || product.variants.some((one) => one.code === code);
      const sample = isFormat ? undefined : await sampleOf(services, product.sku);
      return sample?.code === code ? [[code, sample] as const] : [];
    }),
  );
  return new Map(found.flat());
}

async function sampleOf(
  { content, log }: Services<"content" | "log">,
  sku: string,
): Promise<Sample | undefined> {
  try {
    const slug = (await content.product(`sku-${sku}`, 2))?.sample;
    return (slug && (await content.sample(slug))) || undefined;
  } catch (error) {
    log.error("sample not known", error);
    return undefined;
  }
}

/** Each recipe has one sample, bought once; the API does not enforce this. @throws UpstreamError */
export async function withSingleSamples(
  services: Services<"content" | "ecommerce" | "log">,
  order: Order,
): Promise<Order> {
  const odd = order.items.filter(
    ({ quantity, subscriptionInterval }) => (quantity ?? 1) > 1 || subscriptionInterval,
  );
  if (odd.length === 0) return order;
  const variants = await knownVariants(
    services,
    odd.map(({ variant }) => variant),
  );
  const samples = await samplesAmong(services, variants, await productsOf(services, variants));
  let mended = order;
  for (const { id, variant } of odd) {
    if (!samples.has(variant.code)) continue;
    const single = { quantity: 1, subscriptionInterval: noSubscription };
    mended = await changeLine(services, order.token, id, single);
  }
  return mended;
}
