import type { CartAnswer, CartChangeAnswer } from "../../../shared/api/api.ts";
import type { Endpoint } from "../../../shared/api/endpoint.ts";
import { cartAnswerIn, readCart } from "../../../shared/api/read-cart.ts";
import type { Cart } from "../../../shared/cart/cart.ts";
import { translator } from "../../../shared/text/translator.ts";
import { CallFailed, call } from "../../api/call.ts";
import { cartCallTexts } from "./cart-calls.texts.ts";

const t = translator(cartCallTexts);

/** After this many milliseconds an answer is given up: whoever waits for the cart, in any tab, waits behind it. */
const longest = 20_000;

/** A call of the cart that was not done, or whose answer was lost on its way. */
export class CartRefused extends Error {
  /** The cart as it now is, where the API could say. */
  readonly cart: Cart | null;
  /** False where the work may have been done all the same: no answer came, or a service behind broke down. */
  readonly certain: boolean;

  constructor({ cart, message }: Partial<CartAnswer>, certain: boolean) {
    super(message || t("failed"));
    this.cart = cart ?? null;
    this.certain = certain;
  }
}

/** @throws CartRefused */
export const askCart = (): Promise<CartAnswer> => ask(readCart, undefined);

/** A write goes on when the page is left: its answer may carry the cookie of a new cart. @throws CartRefused */
export const tellCart = <Input>(
  endpoint: Endpoint<Input, CartChangeAnswer>,
  input: Input,
): Promise<CartChangeAnswer> => ask(endpoint, input, { keepalive: true });

/** An answer that is not ours (an older or newer worker, something between) leaves it open what was done. */
async function ask<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: Input,
  options: { keepalive?: boolean } = {},
): Promise<Output> {
  try {
    return await call(endpoint, input, { ...options, signal: AbortSignal.timeout(longest) });
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    const { status, body } = error;
    if (typeof body !== "object" || body === null) throw new CartRefused({ message: t("offline") }, false);
    if (status < 400) throw new CartRefused({ message: t("unknown") }, false);
    const { cart, message } = cartAnswerIn(body);
    throw new CartRefused({ cart: cart ?? null, message }, status < 500);
  }
}
