import type { CartChangeAnswer, WholeCartAnswer } from "../../../shared/api/api.ts";
import { addTogether, buyAgain, cartCalls, swapLine } from "../../../shared/api/cart.ts";
import type { Endpoint } from "../../../shared/api/endpoint.ts";
import type { Cart, CartLine } from "../../../shared/cart/cart.ts";
import type { CartChange } from "../../../shared/cart/cart-change.ts";
import type { AddItem, AddTogether, SwapItem } from "../../../shared/cart/cart-input.ts";
import { couponCodeIn } from "../../../shared/cart/coupon/coupon-code.ts";
import { isSourceItemList, type SourceItemList } from "../../../shared/cart/source-item-list.ts";
import { cookieTexts } from "../../../shared/session/cookies.texts.ts";
import { keepsCookies } from "../../browser/keeps-cookies.ts";
import { CartRefused, callCart } from "./cart-calls.ts";
import { hasChange, type PendingChange } from "./optimistic-cart.ts";

export type WrittenLine = CartLine & Pick<CartChange, "towards">;

export interface CartWrite {
  wanted?: PendingChange;
  added?: { variantCode: string; quantity: number; sourceItemList?: SourceItemList };
  arrived?: (() => void) | undefined;
  send: () => Promise<CartChangeAnswer | WholeCartAnswer>;
  /** Decides from a cart read afterwards whether a change with a lost answer was made. */
  isDone: (cart: Cart, before: { cart: Cart | undefined; count: number | undefined }) => boolean;
  line?: (cart: Cart) => CartLine | undefined;
}

export interface SentWrite extends CartWrite {
  sent?: ReturnType<CartWrite["send"]>;
}

export function sendOnce(write: SentWrite): ReturnType<CartWrite["send"]> {
  write.sent ??= write.send();
  return write.sent;
}

export function addition(item: AddItem): CartWrite {
  const code = item.variantCode;
  const quantity = Number(item.quantity ?? 1);
  const isTarget = item.targetQuantity !== undefined;
  return {
    added: {
      variantCode: code,
      quantity,
      ...(isSourceItemList(item.sourceItemList) ? { sourceItemList: item.sourceItemList } : {}),
    },
    send: () => writeCart(cartCalls.add, item),
    isDone: (cart, before) =>
      isTarget
        ? quantityOf(cart, code) === quantity
        : before.cart
          ? quantityOf(cart, code) === (quantityOf(before.cart, code) ?? Number.NaN) + quantity
          : cart.count === (before.count ?? Number.NaN) + quantity,
    line: (cart) => cart.lines.find(({ variantCode }) => variantCode === code),
  };
}

/** @param wanted read at sending time; until then merged changes may still mutate the object */
export function lineChange(wanted: PendingChange): CartWrite {
  return {
    wanted,
    send: () => {
      const { lineId, ...change } = wanted;
      return wanted.quantity === 0
        ? writeCart(cartCalls.remove(lineId), {})
        : writeCart(cartCalls.change(lineId), change);
    },
    isDone: (cart) => hasChange(cart, wanted),
    line: (cart) => cart.lines.find(({ id }) => id === wanted.lineId),
  };
}

export function lineSwap(id: number, item: SwapItem): CartWrite {
  const { variantCode: code } = item;
  return {
    send: () => writeCart(swapLine(id), item),
    isDone: ({ lines }) =>
      lines.some(({ variantCode }) => variantCode === code) && lines.every((line) => line.id !== id),
  };
}

export function couponApplied(couponCode: string): CartWrite {
  return {
    send: () => writeCart(cartCalls.applyCoupon, { couponCode }),
    isDone: ({ coupon }) => coupon?.toUpperCase() === couponCodeIn(couponCode).toUpperCase(),
  };
}

export function couponRemoved(couponCode: string): CartWrite {
  return {
    send: () => writeCart(cartCalls.removeCoupon, { couponCode }),
    isDone: ({ coupon }) => coupon === null,
  };
}

type OnAnswer = (answer: WholeCartAnswer) => void;

export const orderBoughtAgain = (order: string, onAnswer: OnAnswer): CartWrite =>
  wholeCartWrite(() => writeCart(buyAgain, { order }), onAnswer);

export const addedTogether = (input: AddTogether, onAnswer: OnAnswer): CartWrite =>
  wholeCartWrite(() => writeCart(addTogether, input), onAnswer);

/** Safe to resend: the worker adds only the missing part. */
function wholeCartWrite(send: () => Promise<WholeCartAnswer>, onAnswer: OnAnswer): CartWrite {
  return {
    send: async () => {
      const answer = await send();
      onAnswer(answer);
      return answer;
    },
    isDone: () => false,
  };
}

/** `keepalive`, because the answer may set the cookie of a new cart. @throws CartRefused */
async function writeCart<Input, Output>(endpoint: Endpoint<Input, Output>, input: Input): Promise<Output> {
  if (!keepsCookies()) throw new CartRefused({ message: cookieTexts.blocked }, true);
  return callCart(endpoint, input, { keepalive: true });
}

function quantityOf(cart: Cart, code: string): number | null {
  const line = cart.lines.find(({ variantCode }) => variantCode === code);
  return line ? line.quantity : 0;
}
