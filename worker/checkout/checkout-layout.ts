import type { CheckoutLayoutProps } from "../../client/features/checkout/checkout-layout.tsx";
import { withShipping } from "../../shared/cart/amounts/with-shipping.ts";
import type { CheckoutOrder } from "../../shared/checkout/checkout-order.ts";
import {
  type CheckoutStep,
  checkoutHref,
  checkoutStepsOf,
  isCarrierDue,
  reachableSteps,
} from "../../shared/checkout/checkout-steps.ts";
import { checkoutTexts } from "../../shared/checkout/texts.ts";
import type { Head } from "../../shared/content/head.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { pageTitle } from "../page/seo/seo.ts";
import { toCart } from "../purchase/cart/cart-view.ts";
import { saveOrderIds } from "../purchase/order/order-ids.ts";
import { takeNotice } from "../session/notice.ts";
import { orderVersion, recapVersion } from "./order-version.ts";

const t = translator(checkoutTexts);

export async function layoutOf(
  c: AppContext,
  order: CheckoutOrder,
  step: CheckoutStep,
): Promise<CheckoutLayoutProps["layout"]> {
  saveOrderIds(c, order);
  const notice = takeNotice(c);
  const cart = await toCart(c, order);
  return {
    order: order.token,
    step,
    steps: checkoutStepsOf(order),
    reachable: reachableSteps(order),
    // The server prices a default carrier before one is chosen; that price is left out.
    cart: isCarrierDue(order) ? { ...cart, accounting: withShipping(cart.accounting, null) } : cart,
    version: step === "recapitulatif" ? recapVersion(order) : orderVersion(order),
    ...(notice ? { notice: { tone: notice.tone, text: notice.text, link: notice.link } } : {}),
  };
}

export function checkoutHead(order: CheckoutOrder, step: CheckoutStep): Head {
  return {
    title: pageTitle(t(`stepTitles.${step}`)),
    canonical: checkoutHref(order.token, step),
    noindex: true,
  };
}
