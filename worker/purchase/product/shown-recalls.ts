import type { LotRecall, ShownRecall } from "../../../shared/recall/lot-recall.ts";
import type { Services } from "../../context.ts";
import { pictureOf } from "../../page/pictures.ts";
import { productsOf } from "./known-products.ts";
import { pageOf } from "./shown-products.ts";

export async function shownRecalls(
  services: Services<"configuration" | "content" | "log">,
  recalls: readonly LotRecall[],
): Promise<ShownRecall[]> {
  const products = await productsOf(
    services,
    recalls.map(({ variant }) => variant),
  );
  return recalls.map(({ variant: { code, product: sku }, ...recall }) => {
    const product = products.get(sku ?? "");
    const variant = product?.variants.find((one) => one.code === code);
    const image = pictureOf(services, variant?.image ?? product?.image);
    return {
      ...recall,
      code,
      name: product?.name ?? "",
      format: variant?.name ?? "",
      kind: product?.kind ?? null,
      ...(product?.viewable ? { href: pageOf(product, variant) } : {}),
      ...(image ? { image: { url: image.url, width: image.width, height: image.height } } : {}),
    };
  });
}
