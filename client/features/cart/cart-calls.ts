import type { Endpoint } from "../../../shared/api/endpoint.ts";
import { type CountedCart, cartAnswerIn, readCart } from "../../../shared/api/read-cart.ts";
import { translator } from "../../../shared/text/translator.ts";
import { CallFailed, call } from "../../api/call.ts";
import { deadline } from "../../browser/deadline.ts";
import { cartCallTexts } from "./texts.ts";

const t = translator(cartCallTexts);

/** Milliseconds. While a call runs, all tabs wait for the cart lock. */
const longest = 20_000;

export class CartRefused extends Error {
  readonly cart: CountedCart | null;
  /** False if the call may have succeeded: no answer, or an outage behind the worker. */
  readonly certain: boolean;
  readonly field: unknown;

  constructor(
    { cart, message, field }: { cart?: CountedCart | null; message: string; field?: unknown },
    certain: boolean,
  ) {
    super(message || t("failed"));
    this.cart = cart ?? null;
    this.certain = certain;
    this.field = field;
  }
}

export const fetchCart = (signal?: AbortSignal): Promise<{ cart: CountedCart | null }> =>
  callCart(readCart, undefined, { signal });

/** Message for the shopper. Any error but CartRefused is a bug: reported, and never shown verbatim. */
export function refusalText(error: unknown): string {
  if (error instanceof CartRefused) return error.message;
  reportError(error);
  return t("failed");
}

/** An answer of unknown shape (another build, a proxy) leaves the outcome uncertain. @throws CartRefused */
export async function callCart<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: Input,
  { signal, ...options }: { keepalive?: boolean; signal?: AbortSignal | undefined } = {},
): Promise<Output> {
  try {
    return await call(endpoint, input, { ...options, signal: deadline(longest, signal) });
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    const { status, body } = error;
    if (typeof body !== "object" || body === null) throw new CartRefused({ message: t("offline") }, false);
    if (status < 400) throw new CartRefused({ message: t("unknown") }, false);
    const { cart, message } = cartAnswerIn(body);
    const field = "field" in body ? body.field : undefined;
    throw new CartRefused({ cart: cart ?? null, message, field }, status < 500);
  }
}
