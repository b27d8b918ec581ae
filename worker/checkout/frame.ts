import type { CheckoutFrameProps } from "../../client/features/checkout/checkout-frame.tsx";
import type { CheckoutOrder } from "../../shared/checkout-order.ts";
import { type CheckoutStep, checkoutHref, reachableSteps, stepsOf } from "../../shared/checkout-steps.ts";
import { checkoutTexts } from "../../shared/i18n/checkout.ts";
import { translator } from "../../shared/i18n/translator.ts";
import type { Head } from "../../shared/page.ts";
import { pageTitle } from "../../shared/seo.ts";
import { toCart } from "../cart/cart-view.ts";
import type { AppContext } from "../context.ts";
import { takeNotice } from "../session/notice.ts";
import { orderFingerprint, recapFingerprint } from "./order-fingerprint.ts";
import { keepSeenIds } from "./seen-ids.ts";

const t = translator(checkoutTexts);

/** What stands around every step: where the order is, what is in it, what there is to say. */
export async function frameOf(
  c: AppContext,
  order: CheckoutOrder,
  step: CheckoutStep,
): Promise<CheckoutFrameProps["frame"]> {
  keepSeenIds(c, order);
  const notice = takeNotice(c, undefined, { inPayload: true });
  return {
    order: order.tokenValue,
    step,
    steps: stepsOf(order),
    reachable: reachableSteps(order),
    cart: await toCart(c, order),
    seen: step === "recapitulatif" ? recapFingerprint(order) : orderFingerprint(order),
    ...(notice ? { notice: { tone: notice.tone, text: notice.text } } : {}),
  };
}

export function headOf(order: CheckoutOrder, step: CheckoutStep): Head {
  return {
    title: pageTitle(t(`stepTitles.${step}`)),
    canonical: checkoutHref(order.tokenValue, step),
    noindex: true,
  };
}
