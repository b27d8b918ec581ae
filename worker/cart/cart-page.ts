import { emptyCart } from "../../shared/cart/cart.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import * as clock from "../../shared/time/clock.ts";
import { viewCart } from "../../shared/tracking/cart-items.ts";
import type { AppContext } from "../context.ts";
import { eatenInCart } from "../nutrition/eaten-in-cart.ts";
import { late } from "../page/late.ts";
import type { Loader } from "../page/page.ts";
import { pageTitle } from "../page/seo/seo.ts";
import { openOrderOf } from "../purchase/order/open-order.ts";
import { offersParcel } from "../purchase/subscription/own-subscriptions.ts";
import { type Notice, takeNotice } from "../session/notice.ts";
import { CartRefusal, loadCart } from "./cart.ts";
import { suggestionsFor } from "./suggestions/cart-suggestions.ts";
import { cartNotices } from "./texts.ts";

const t = translator(cartNotices);

export const loadCartPage: Loader<"panier"> = async (c) => {
  const { cart, notice } = await cartOrReason(c);
  const eaten = cart ? await eatenInCart(c, cart) : {};
  const openOrder = openOrderOf(c);
  return {
    screen: "cart",
    ...(cart ? {} : { status: 503 }),
    head: { title: pageTitle(t("title")), canonical: href("panier"), noindex: true },
    personal: true,
    events: cart && cart.lines.length > 0 ? [viewCart(cart)] : [],
    props: {
      cart,
      eaten,
      today: clock.date().toISOString(),
      suggestions: late(c.var, "suggestions", suggestionsFor(c.var, cart ?? emptyCart), null),
      ...(notice ? { notice: { tone: notice.tone, text: notice.text } } : {}),
      ...(openOrder ? { openOrder } : {}),
      hasGuide: c.var.settings.features.has("guide"),
      ...(offersParcel(c.var) ? { offersParcel: true } : {}),
      ...(notice?.draft && { [isUndoable(notice) ? "restorable" : "draft"]: notice.draft }),
    },
  };
};

async function cartOrReason(c: AppContext) {
  try {
    const cart = await loadCart(c);
    const { lostCoupon } = c.var.session;
    const lost: Notice | undefined = lostCoupon ? { tone: "info", text: lostCoupon } : undefined;
    return { cart, notice: takeNotice(c, isAboutForm) ?? lost };
  } catch (error) {
    if (!(error instanceof CartRefusal)) throw error;
    c.var.log.error("cart not shown", error);
    const { cart, message = "" } = error.body;
    const notice: Notice = { tone: "info", text: message };
    return { cart, notice: cart ? notice : undefined };
  }
}

const isAboutForm = (notice: Notice) =>
  isUndoable(notice) || notice.draft?.line !== undefined || notice.draft?.couponCode !== undefined;

const isUndoable = ({ tone, draft }: Notice) => tone === "success" && draft?.variantCode !== undefined;
