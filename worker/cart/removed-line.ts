import { restoredItem } from "../../shared/cart/restored-item.ts";
import type { Services } from "../context.ts";
import type { Notice } from "../session/notice.ts";

export async function formOfLine(
  { ecommerce, session }: Services<"ecommerce" | "session">,
  id: number,
): Promise<Notice["draft"]> {
  const token = session.cartToken;
  const order = token && (await ecommerce.cart(token).catch(() => undefined));
  const line = order ? order.items.find((item) => item.id === id) : undefined;
  const item =
    line &&
    restoredItem({ ...line, variantCode: line.variant.code, soldOut: line.variant.inStock === false });
  return item && Object.fromEntries(Object.entries(item).map(([name, value]) => [name, String(value)]));
}
