import type { FirstDay } from "../../../client/features/order/confirmation/first-day.tsx";
import type { Animal } from "../../../shared/animal/animal.ts";
import type { CheckoutOrder } from "../../../shared/checkout/checkout-order.ts";
import { transitionFile } from "../../../shared/nutrition/transition-view.ts";
import { firstDayTexts } from "../../../shared/order/confirmation/first-day.texts.ts";
import type { FollowUp } from "../../../shared/order/order-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDay } from "../../../shared/time/dates.ts";
import type { AppContext } from "../../context.ts";
import { orderTransition } from "../../purchase/order/order-transition.ts";

const t = translator(firstDayTexts);

/** Never rejects. Names the animal only if no other one of the customer's could eat the food. */
export async function firstDayOf(
  c: AppContext,
  order: CheckoutOrder,
  { followUp, animals }: { followUp: FollowUp | Promise<FollowUp>; animals: Promise<Animal[]> },
): Promise<FirstDay | null> {
  try {
    const variants = order.items.map(({ variant }) => variant);
    const transition = await orderTransition(c, order, variants, followUp);
    if (!transition) return null;
    const [only, other] = (await animals).filter(({ kind }) => kind && transition.kinds.includes(kind));
    return {
      title: t("title", { day: formatDay(transition.from), name: only && !other ? only.name : "" }),
      file: transitionFile(transition),
    };
  } catch (error) {
    c.var.log.error("first day of a food not known", error);
    return null;
  }
}
