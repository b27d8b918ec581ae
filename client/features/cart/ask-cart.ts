import type { CartAnswer, CartChangeAnswer } from "../../../shared/api/api.ts";
import type { Cart } from "../../../shared/cart/cart.ts";
import { translator } from "../../../shared/text/translator.ts";
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
export function askCart(path: string): Promise<CartAnswer> {
  return ask<CartAnswer>(path, {}, (answer) => "cart" in answer);
}

/** A write goes on when the page is left: its answer may carry the cookie of a new cart. @throws CartRefused */
export function tellCart(path: string, body: object): Promise<CartChangeAnswer> {
  const init: RequestInit = {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
    keepalive: true,
  };
  return ask<CartChangeAnswer>(path, init, (answer) => "change" in answer);
}

/** An answer that is not ours (an older or newer worker, something between) leaves it open what was done. */
async function ask<T extends object>(
  path: string,
  init: RequestInit,
  isOurs: (answer: object) => boolean,
): Promise<T> {
  const headers = { Accept: "application/json", ...init.headers };
  const answer = await fetch(path, { ...init, headers, signal: AbortSignal.timeout(longest) }).catch(
    () => undefined,
  );
  const body: unknown = await answer?.json().catch(() => undefined);
  if (!answer || typeof body !== "object" || body === null) {
    throw new CartRefused({ message: t("offline") }, false);
  }
  // The session is over: the login leads back here (spec 4, any 401).
  if (answer.status === 401 && "redirect" in body) location.assign(String(body.redirect));
  if (!answer.ok) throw new CartRefused(body, answer.status < 500);
  if (!isOurs(body)) throw new CartRefused({ message: t("unknown") }, false);
  return body as T;
}
