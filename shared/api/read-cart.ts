import type { Cart } from "../cart/cart.ts";
import { api, type CartAnswer } from "./api.ts";
import type { Endpoint } from "./endpoint.ts";

/** Parsed by hand, so that the first view carries no schemas. */
export const readCart: Endpoint<undefined, CartAnswer> = {
  method: "GET",
  path: api.cart,
  input: "none",
  output: {
    parse: (answer) => {
      const { cart } = cartAnswerIn(answer);
      if (cart === undefined) throw new Error("the answer has no cart");
      return { cart };
    },
  },
};

export function cartAnswerIn(answer: unknown): { cart: Cart | null | undefined; message: string } {
  const { cart, message }: { cart?: unknown; message?: unknown } =
    typeof answer === "object" && answer !== null ? answer : {};
  return {
    cart: cart === null || isCart(cart) ? cart : undefined,
    message: typeof message === "string" ? message : "",
  };
}

function isCart(value: unknown): value is Cart {
  if (typeof value !== "object" || value === null) return false;
  const { lines, count, accounting }: { lines?: unknown; count?: unknown; accounting?: unknown } = value;
  return Array.isArray(lines) && typeof count === "number" && typeof accounting === "object";
}
