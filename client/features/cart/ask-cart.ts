import type { CartAnswer } from "../../../shared/api.ts";
import type { Cart } from "../../../shared/cart.ts";
import { cartCallTexts } from "../../../shared/i18n/cart-calls.ts";
import { translator } from "../../../shared/i18n/translator.ts";

const t = translator(cartCallTexts);

/** A call of the cart that was not done, or whose answer was lost on its way. */
export class CartRefused extends Error {
  /** The cart as it now is, where the API could say. */
  readonly cart: Cart | null;
  /** False where the work may have been done all the same: no answer came, or a service behind broke down. */
  readonly certain: boolean;

  constructor({ cart, message }: CartAnswer, certain: boolean) {
    super(message || t("failed"));
    this.cart = cart;
    this.certain = certain;
  }
}

/** @throws CartRefused */
export async function askCart<T>(path: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(path, {
    ...init,
    headers: { Accept: "application/json", ...init.headers },
  }).catch(() => undefined);
  const body: unknown = await answer?.json().catch(() => undefined);
  if (!answer || body === undefined) throw new CartRefused({ cart: null, message: t("offline") }, false);
  if (!answer.ok) throw new CartRefused(body as CartAnswer, answer.status < 500);
  return body as T;
}

/** A write goes on when the page is left: its answer may carry the cookie of a new cart. @throws CartRefused */
export function tellCart<T>(path: string, body: object): Promise<T> {
  return askCart(path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
    keepalive: true,
  });
}
