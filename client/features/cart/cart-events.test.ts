import { describe, expect, test } from "vitest";
import { type Cart, type CartLine, emptyCart } from "../../../shared/cart/cart.ts";
import { toChange } from "../../../shared/cart/cart-change.ts";
import { cartEvents } from "./cart-events.ts";

const line = (id: number, quantity: number | null, subscriptionInterval = 0): CartLine => ({
  id,
  variantCode: `1100010${id}`,
  sku: `sku-${id}`,
  productName: "Croquettes",
  variantName: "2 kg",
  quantity,
  subscriptionInterval,
  unitPrice: 2190,
  total: null,
  sourceItemList: "categorie",
});
const cartOf = (...lines: CartLine[]): Cart => ({ ...emptyCart, lines });
const changed = (cart: Cart, id: number) => ({
  change: toChange(
    cart,
    cart.lines.find((one) => one.id === id),
  ),
  lineId: id,
});
const addition = (id: number, quantity: number) => ({
  added: { variantCode: `1100010${id}`, quantity, sourceItemList: "recherche" as const },
});

const inWords = (settled: Parameters<typeof cartEvents>[0]) =>
  cartEvents(settled).map(({ name, data }) => {
    const items = "items" in data ? data.items : [];
    return `${name} ${items.map(({ sku, quantity, list }) => `${quantity} ${sku} ${list}`).join(", ")}`;
  });

describe("an addition", () => {
  test("is sent with the place that sold, whatever the line had", () => {
    const update = changed(cartOf(line(1, 3)), 1);
    const settled = { write: addition(1, 2), before: cartOf(line(1, 1)), update };
    expect(inWords(settled)).toEqual(["add_to_cart 2 sku-1 recherche"]);
    expect(cartEvents(settled)).toMatchObject([
      { data: { items: [{ variant: "11000101", price: 2190, interval: 0 }] } },
    ]);
  });

  test("to a cart that this tab has never read counts as it was asked for", () => {
    const update = changed(cartOf(line(1, 5)), 1);
    expect(inWords({ write: addition(1, 2), before: undefined, update })).toEqual([
      "add_to_cart 2 sku-1 recherche",
    ]);
  });

  test("counts nothing that another device put there meanwhile", () => {
    const update = changed(cartOf(line(1, 9)), 1);
    expect(inWords({ write: addition(1, 2), before: cartOf(line(1, 1)), update })).toEqual([
      "add_to_cart 2 sku-1 recherche",
    ]);
  });

  test("of which the API took fewer counts what it took", () => {
    const update = changed(cartOf(line(1, 99)), 1);
    expect(inWords({ write: addition(1, 5), before: cartOf(line(1, 97)), update })).toEqual([
      "add_to_cart 2 sku-1 recherche",
    ]);
  });
});

test("an addition of which the API took nothing sends nothing", () => {
  const update = changed(cartOf(line(1, 99)), 1);
  expect(inWords({ write: addition(1, 2), before: cartOf(line(1, 99)), update })).toEqual([]);
});

describe("a change of a line is sent as the difference", () => {
  const before = cartOf(line(1, 4), line(2, 1));
  const write = (quantity: number) => ({ wanted: { lineId: 1, quantity } });

  test.each([
    ["more of it", cartOf(line(1, 6), line(2, 1)), ["add_to_cart 2 sku-1 categorie"]],
    ["fewer of it", cartOf(line(1, 1), line(2, 1)), ["remove_from_cart 3 sku-1 categorie"]],
    ["none of it", cartOf(line(2, 1)), ["remove_from_cart 4 sku-1 categorie"]],
    ["another rhythm", cartOf(line(1, 4, 31), line(2, 1)), []],
    ["an unknown quantity", cartOf(line(1, null), line(2, 1)), []],
    ["a change of another device beside it", cartOf(line(1, 4), line(2, 9)), []],
  ])("%s", (_, after, events) => {
    expect(inWords({ write: write(1), before, update: changed(after, 1) })).toEqual(events);
    expect(inWords({ write: write(1), before, update: { cart: after } })).toEqual(events);
  });

  test("that is unknown sends nothing", () => {
    expect(inWords({ write: write(1), before: undefined, update: changed(before, 1) })).toEqual([]);
  });
});

test("an earlier order put into the cart is sent in one event", () => {
  const before = cartOf(line(1, 1));
  const update = { cart: cartOf(line(1, 2), line(2, 3)) };
  expect(inWords({ write: {}, before, update })).toEqual([
    "add_to_cart 1 sku-1 categorie, 3 sku-2 categorie",
  ]);
});

test("a coupon puts nothing into the cart", () => {
  const cart = cartOf(line(1, 1));
  expect(inWords({ write: {}, before: cart, update: { change: toChange(cart, undefined) } })).toEqual([]);
});
