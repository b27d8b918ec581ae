import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CartRefused, refusalText } from "./cart-calls.ts";
import { cartCallTexts } from "./texts.ts";

const reported = vi.fn();

beforeEach(() => vi.stubGlobal("reportError", reported));
afterEach(() => {
  reported.mockReset();
  vi.unstubAllGlobals();
});

test.each([
  new DOMException("The request was denied."),
  new TypeError("AbortSignal.timeout is not a function"),
  "LockManager.request: request() is not allowed in this context",
])("an error that is not the shop's own is reported, and its message is not shown: %s", (error) => {
  expect(refusalText(error)).toBe(cartCallTexts.failed);
  expect(reported).toHaveBeenCalledExactlyOnceWith(error);
});

test("a refusal of the cart is shown in its own words, and is no bug to report", () => {
  const message = "Il n’en reste que deux.";
  expect(refusalText(new CartRefused({ message }, true))).toBe(message);
  expect(refusalText(new CartRefused({ message: "" }, true))).toBe(cartCallTexts.failed);
  expect(reported).not.toHaveBeenCalled();
});
