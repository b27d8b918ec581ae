import type { ShownLine } from "../../client/features/subscription/shown-line.ts";
import type { SubscriptionItem } from "../../shared/subscription/customer-subscription.ts";
import type { Services } from "../context.ts";
import { pictureOf } from "../page/pictures.ts";
import { formatsByCode } from "../purchase/product/formats-by-code.ts";

export async function shownLines(
  services: Services<"configuration" | "content" | "ecommerce" | "log">,
  items: readonly SubscriptionItem[],
): Promise<ShownLine[]> {
  const formats = await formatsByCode(
    services,
    items.flatMap(({ variant }) => (variant ? { code: variant } : [])),
  );
  return items.map((item) => {
    const { id, productName, variantName, quantity, unitPrice, available, once } = item;
    const { product, variant } = formats.get(item.variant ?? "") ?? {};
    return {
      id,
      name: productName || product?.name || "–",
      format: variantName || variant?.name || "",
      quantity,
      unitPrice,
      weight: variant?.weight ?? null,
      available,
      once,
      image: pictureOf(services, variant?.image ?? product?.image),
    };
  });
}
