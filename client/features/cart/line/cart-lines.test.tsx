import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Cart, type CartLine, emptyCart } from "../../../../shared/cart/cart.ts";
import { cartTexts } from "../cart.texts.ts";
import { CartLines } from "./cart-lines.tsx";

const line: CartLine = {
  id: 7,
  variantCode: "11000101",
  productName: "Terrine",
  variantName: "2 kg",
  quantity: 1,
  subscriptionInterval: 0,
  unitPrice: 1000,
  total: 1000,
};

const rowOf = (removed: boolean, frequencies: Cart["frequencies"], busyLines: number[] = []) =>
  renderToStaticMarkup(
    <CartLines
      shown={{ cart: { ...emptyCart, frequencies }, updating: busyLines.length > 0, busyLines }}
      changes={{
        ...{ rows: [{ line, removed }], restoring: [], problem: undefined, outcome: false },
        problemOf: () => undefined,
        ...{
          onChange: () => {},
          onRemove: () => {},
          onSwap: () => {},
          onRestore: () => {},
          forgetRemovals: () => {},
        },
      }}
    />,
  );

const rowOfRemoved = (busyLines: number[]) => rowOf(true, [], busyLines);

test("a line has a choice of frequencies only if there are any", () => {
  expect(rowOf(false, [{ code: 31, label: "mois" }])).toContain('name="interval"');
  expect(rowOf(false, [])).not.toContain('name="interval"');
});

test("a line is called removed once its removal is settled, and never before", () => {
  const { isBeingRemoved, isRemoved } = cartTexts.line;
  expect(rowOfRemoved([7])).toContain(isBeingRemoved);
  expect(rowOfRemoved([7])).not.toContain(isRemoved);
  expect(rowOfRemoved([])).toContain(isRemoved);
  expect(rowOfRemoved([])).not.toContain(isBeingRemoved);
});
