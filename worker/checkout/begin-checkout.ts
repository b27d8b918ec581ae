import { signInHref } from "../../shared/account/sign-in/sign-in.ts";
import { checkoutHref } from "../../shared/checkout/checkout-steps.ts";
import { noFields } from "../../shared/forms/form-rules.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { FormRedirect } from "../forms/answer.ts";
import { form, nothing } from "../forms/form.ts";
import { Refusal } from "../forms/refusal.ts";
import { beginOrder } from "../purchase/checkout/begin-order.ts";
import { refusalToOrder } from "../purchase/checkout/refusal-to-order.ts";
import { repeatedOrderOf } from "../purchase/checkout/repeated-order.ts";
import { checkoutNotices } from "../purchase/texts.ts";
import { leaveNotice } from "../session/notice.ts";
import { endNotice } from "../session/redirect-to-sign-in.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { genericProblem } from "./generic-problem.ts";

const t = translator(checkoutNotices);

export const beginCheckout = form({
  failure: "checkout not begun",
  given: nothing,
  rules: () => noFields,
  act: async (c): Promise<FormRedirect> => {
    const { loggedIn, cartToken } = c.var.session;
    if (!cartToken) throw new Refusal("gone", t("empty"));
    const checkout = checkoutHref(cartToken);
    if (!loggedIn) return { to: signInHref(checkout), notice: endNotice(c, checkout) };
    try {
      const cart = await c.var.ecommerce.order(cartToken);
      if (cart.state !== "cart") return { to: checkout };
      const refusal = refusalToOrder(cart);
      if (refusal) throw new Refusal("wrong", refusal);
      const { path, notice } = await beginOrder(c.var, cart, repeatedOrderOf(c, cart));
      return { to: path, notice };
    } catch (cause) {
      throw cause instanceof UpstreamError && cause.status === 404
        ? new Refusal("gone", t("cartGone"), { cause })
        : cause;
    }
  },
  back: (c, { errors }) => {
    leaveNotice(c, { tone: "error", text: errors.form.join(" ") });
    return c.redirect(href("panier"), 303);
  },
  messages: async (c) => ({ unavailable: await genericProblem(c.var) }),
});
