import { api, type Deletable } from "./api.ts";
import type { Endpoint } from "./endpoint.ts";

/** Only the count is verified here; `cartSchema` (cart.ts) parses the rest. */
export interface CountedCart extends Deletable {
  count: number;
}

export const readCart: Endpoint<undefined, { cart: CountedCart | null }> = {
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

export function cartAnswerIn(answer: unknown): { cart: CountedCart | null | undefined; message: string } {
  const { cart, message }: { cart?: unknown; message?: unknown } =
    typeof answer === "object" && answer !== null ? answer : {};
  return {
    cart: cart === null || isCounted(cart) ? cart : undefined,
    message: typeof message === "string" ? message : "",
  };
}

function isCounted(value: unknown): value is CountedCart {
  return typeof value === "object" && value !== null && "count" in value && typeof value.count === "number";
}
