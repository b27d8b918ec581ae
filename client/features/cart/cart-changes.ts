import type { MutationOptions } from "@tanstack/react-query";
import { api, type CartAnswer } from "../../../shared/api.ts";
import type { Cart } from "../../../shared/cart.ts";
import type { AddItem, ChangeItem } from "../../../shared/cart-input.ts";
import { askCart, type CartRefused } from "./ask-cart.ts";
import { cartQuery } from "./cart.queries.ts";
import { browserQueryClient } from "./query-client.tsx";

/** Each rejects with CartRefused, whose message is for the shopper. */
export const addToCart = (item: AddItem) => change({ send: () => post(api.items, item) });

/** Quantities and frequencies move at once; money waits for the server. */
export const changeLine = (id: number, wanted: ChangeItem) =>
  change({
    send: () => post(api.item(id), wanted),
    foresee: (cart) =>
      withLines(
        cart,
        cart.lines.map((line) =>
          line.id === id
            ? {
                ...line,
                quantity: Number(wanted.quantity ?? line.quantity),
                subscriptionInterval: Number(wanted.interval ?? line.subscriptionInterval),
              }
            : line,
        ),
      ),
  });

export const removeLine = (id: number) =>
  change({
    send: () => post(api.removeItem(id), {}),
    foresee: (cart) =>
      withLines(
        cart,
        cart.lines.filter((line) => line.id !== id),
      ),
  });

/** Names every change of the cart, for those who wait for the last of them. */
export const cartChanges = { mutationKey: ["cart"] };

interface Change {
  send: () => Promise<CartAnswer>;
  /** What the lines will be, shown at once; never the money. */
  foresee?: (cart: Cart) => Cart;
}

/** The cart as the server last said it is: what is shown again when a change gets no answer. */
let settled: Cart | undefined;
let settledAt = Number.NEGATIVE_INFINITY;

/** Whether a cart read at that moment (`performance.now()`) may lack a change that was made since. */
export function changedSince(moment: number): boolean {
  return settledAt >= moment;
}

/**
 * Changes run one after the other, in this tab by their scope and across tabs by a lock: two parallel writes lock each
 * other up in the API, and answers that overtake each other bring removed lines back. Only the last answer of a burst
 * is shown.
 */
function change({ send, foresee }: Change): Promise<CartAnswer> {
  const queryClient = browserQueryClient();
  const { queryKey } = cartQuery;
  const options: MutationOptions<CartAnswer, CartRefused, void> = {
    ...cartChanges,
    scope: { id: "cart" },
    networkMode: "always",
    mutationFn: () => inTurn(send),
    onMutate: async () => {
      await queryClient.cancelQueries({ queryKey });
      if (foresee) queryClient.setQueryData(queryKey, (cart) => cart && foresee(cart));
    },
    onSuccess: ({ cart }) => settle(cart),
    onError: ({ cart }) => settle(cart),
  };
  if (queryClient.isMutating(cartChanges) === 0) settled = queryClient.getQueryData(queryKey);
  return queryClient.getMutationCache().build(queryClient, options).execute();

  async function settle(cart: Cart | null | undefined) {
    settled = cart ?? settled;
    settledAt = performance.now();
    // A cart that is being asked for may be from before this change.
    await queryClient.cancelQueries({ queryKey });
    if (queryClient.isMutating(cartChanges) > 1) return;
    queryClient.setQueryData(queryKey, settled);
    if (!cart) void queryClient.invalidateQueries({ queryKey });
  }
}

function withLines(cart: Cart, lines: Cart["lines"]): Cart {
  return { ...cart, lines, count: lines.reduce((sum, { quantity }) => sum + quantity, 0) };
}

function inTurn<T>(act: () => Promise<T>): Promise<T> {
  return "locks" in navigator ? navigator.locks.request("cart", act) : act();
}

const post = (path: string, body: unknown) =>
  askCart(path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
  });
