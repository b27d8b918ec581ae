import type { CheckoutOrder } from "../../../shared/checkout/checkout-order.ts";
import { checkoutHref } from "../../../shared/checkout/checkout-steps.ts";
import { recurringTexts } from "../../../shared/checkout/payment/recurring.texts.ts";
import { noFields } from "../../../shared/forms/form-rules.ts";
import { noSubscription } from "../../../shared/frequency/frequency.ts";
import { namesInSentence, orderItemName } from "../../../shared/order/item-name.ts";
import type { Order, OrderItem } from "../../../shared/order/order.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { Services } from "../../context.ts";
import type { FormRedirect } from "../../forms/answer.ts";
import { nothing } from "../../forms/form.ts";
import { writeOutcome } from "../../upstream/write-outcome.ts";
import { stepForm, toStepDue } from "../step.ts";

const t = translator(recurringTexts);

export const takeOnce = stepForm({
  step: "paiement",
  failure: "subscription not taken once",
  choices: nothing,
  rules: () => noFields,
  act: (c, { order }) => orderTakenOnce(c.var, order),
  back: () => {
    throw new Error("nothing of it is refused");
  },
});

/** @throws UpstreamError for a 401 or 404 */
export async function orderTakenOnce(
  { ecommerce, log }: Services<"ecommerce" | "log">,
  order: CheckoutOrder,
): Promise<FormRedirect> {
  const { token } = order;
  const wanted = subscribedItems(order);
  let after = order;
  for (const [place, item] of wanted.entries()) {
    const { id } = item;
    const outcome = await writeOutcome({
      name: "subscription taken once",
      send: async () => {
        await ecommerce.changeItem(token, id, { subscriptionInterval: noSubscription });
        return undefined;
      },
      read: () => ecommerce.order(token),
      isDone: (state) => !subscribedItems(state).some((one) => one.id === id),
    });
    if (outcome.kind !== "done") {
      if (outcome.cause.status === 404) throw outcome.cause;
      log.error("subscription not taken once", outcome.cause);
      const text =
        outcome.kind === "unknown"
          ? t("unsureOnce", { names: orderItemName(item) })
          : t("stillSubscribed", { names: namesOf(wanted.slice(place)) });
      return { to: checkoutHref(token, "paiement"), notice: { tone: "error", text } };
    }
    after = outcome.state;
  }
  return toStepDue(after, { tone: "success", text: t("nowOnce", { names: namesOf(wanted) }) });
}

export const subscribedItems = ({ items }: Pick<Order, "items">): OrderItem[] =>
  items.filter(({ subscriptionInterval }) => subscriptionInterval);

const namesOf = (items: readonly OrderItem[]) => namesInSentence(items.map(orderItemName));
