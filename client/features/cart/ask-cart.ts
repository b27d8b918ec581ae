import type { CartAnswer } from "../../../shared/api.ts";
import type { Cart } from "../../../shared/cart.ts";
import { cartCallTexts } from "../../../shared/i18n/cart-calls.ts";
import { translator } from "../../../shared/i18n/translator.ts";

const t = translator(cartCallTexts);

/** A call of the cart that was not done; `cart` is the cart as it now is, where the API could say. */
export class CartRefused extends Error {
  readonly cart: Cart | null;

  constructor({ cart, message }: CartAnswer) {
    super(message || t("failed"));
    this.cart = cart;
  }
}

/** @throws CartRefused */
export async function askCart(path: string, init: RequestInit): Promise<CartAnswer> {
  const answer = await fetch(path, {
    ...init,
    headers: { Accept: "application/json", ...init.headers },
  }).catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    throw new CartRefused({ cart: null, message: t("offline") });
  });
  const body = (await answer.json().catch(() => ({ cart: null }))) as CartAnswer;
  if (!answer.ok) throw new CartRefused(body);
  return body;
}
