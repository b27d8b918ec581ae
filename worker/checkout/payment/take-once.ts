import type { CheckoutOrder } from "../../../shared/checkout/checkout-order.ts";
import { checkoutHref } from "../../../shared/checkout/checkout-steps.ts";
import { recurringTexts } from "../../../shared/checkout/payment/recurring.texts.ts";
import { noFields } from "../../../shared/forms/form-rules.ts";
import { noSubscription } from "../../../shared/frequency/frequency.ts";
import type { Order, OrderItem } from "../../../shared/order/order.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { Services } from "../../context.ts";
import type { FormRedirect } from "../../forms/answer.ts";
import { nothing } from "../../forms/form.ts";
import { UpstreamError } from "../../upstream/http.ts";
import { rereadOrder } from "../follow-order.ts";
import { stepForm, toStepDue } from "../step.ts";

const t = translator(recurringTexts);

export const takeOnce = stepForm({
  step: "paiement",
  failure: "subscription not taken once",
  choices: nothing,
  rules: () => noFields,
  act: async (c, { order }) => {
    const wanted = subscribedItems(order);
    try {
      for (const { id } of wanted)
        await c.var.ecommerce.changeItem(order.token, id, { subscriptionInterval: noSubscription });
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.status === 404 || c.var.session.ended) throw error;
      c.var.log.error("subscription not taken once", error);
    }
    return afterwards(c.var, order, wanted);
  },
  back: () => {
    throw new Error("nothing of it is refused");
  },
});

/** Reads the order again, because the response to one of the changes may be lost. */
async function afterwards(
  services: Services<"ecommerce" | "log">,
  { token }: CheckoutOrder,
  wanted: OrderItem[],
): Promise<FormRedirect> {
  const after = await rereadOrder(services, token);
  const left = after ? subscribedItems(after) : wanted;
  if (after && left.length === 0)
    return toStepDue(after, { tone: "success", text: t("nowOnce", { names: namesOf(wanted) }) });
  return {
    to: checkoutHref(token, "paiement"),
    notice: { tone: "error", text: t("stillSubscribed", { names: namesOf(left) }) },
  };
}

export const subscribedItems = ({ items }: Pick<Order, "items">): OrderItem[] =>
  items.filter(({ subscriptionInterval }) => subscriptionInterval);

const namesOf = (items: readonly OrderItem[]) => items.map(itemName).join("\u00a0; ");

export const itemName = ({ productName, variantName, variant }: OrderItem): string =>
  [productName, variantName].filter(Boolean).join(", ") || variant.code;
