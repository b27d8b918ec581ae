import type { Cart, CartLine } from "../../shared/cart.ts";
import type { Order } from "../../shared/order.ts";
import type { ProductSummary } from "../../shared/product.ts";
import { href } from "../../shared/routes.ts";
import type { AppContext } from "../context.ts";
import { pictureOf } from "../page/pictures.ts";

/** The cart as the browser sees it: lines with their picture and address as the content system knows them. */
export async function toCart(c: AppContext, order: Order): Promise<Cart> {
  const products = await productsOf(c, order);
  const items = order.items ?? [];
  return {
    lines: items.map((item) => toLine(c, item, products.get(item.variant.product ?? ""))),
    freeProducts: (order.freeProducts ?? []).map(({ productName, quantity }) => ({
      name: productName ?? "",
      quantity,
    })),
    count: items.reduce((sum, { quantity }) => sum + quantity, 0),
    currencyCode: order.currencyCode ?? "EUR",
    accounting: {
      subtotal: order.itemsTotal ?? null,
      shippingFees: order.shippingTotal ?? null,
      serviceFees: order.serviceTotal ?? null,
      promotionReduction: order.orderPromotionTotal ?? null,
      total: order.total ?? null,
      totalWithoutTax: order.total == null || order.taxTotal == null ? null : order.total - order.taxTotal,
      vatIncluded: order.taxTotal ?? null,
    },
  };
}

/** Without the content system a line shows its names and prices, no picture. */
async function productsOf(c: AppContext, order: Order): Promise<Map<string, ProductSummary>> {
  const skus = (order.items ?? []).flatMap(({ variant }) => variant.product ?? []);
  if (!skus.length) return new Map();
  return c.var.content.productsBySku(skus, 1).catch((error: unknown) => {
    c.var.log.error("cart without pictures", error);
    return new Map();
  });
}

function toLine(
  c: AppContext,
  item: NonNullable<Order["items"]>[number],
  product?: ProductSummary,
): CartLine {
  const variant = product?.ProductVariants.find(({ code }) => code === item.variant.code);
  const image = pictureOf(c, product?.image);
  return {
    id: item.id,
    variantCode: item.variant.code,
    productName: item.productName ?? product?.name ?? "",
    variantName: item.variantName ?? "",
    quantity: item.quantity,
    subscriptionInterval: item.subscriptionInterval ?? 0,
    unitPrice: item.unitPrice ?? null,
    total: item.total ?? item.subtotal ?? null,
    ...(product?.viewable
      ? {
          href: href("produits-product-format", {
            product: product.slug,
            ...(variant ? { format: variant.slug } : {}),
          }),
        }
      : {}),
    ...(image ? { image } : {}),
  };
}
