import { expect, test } from "vitest";
import { type CartLine, emptyCart } from "../../../shared/cart/cart.ts";
import { hasOtherProduct } from "./optimistic-cart.ts";

const line = (id: number, sku: string): CartLine => ({
  ...{ id, sku, variantCode: `${id}`, productName: sku, variantName: "", quantity: 1 },
  ...{ subscriptionInterval: 0, unitPrice: 1000, total: 1000 },
});
const loaded = { ...emptyCart, lines: [line(1, "beef"), line(2, "salmon")] };

test("a product that the loaded cart lacks is another one, its formats and fewer products are not", () => {
  expect(hasOtherProduct({ lines: [...loaded.lines, line(3, "lamb")] }, loaded)).toBe(true);
  expect(hasOtherProduct({ lines: [line(3, "beef")] }, loaded)).toBe(false);
});
