import { maximumQuantity } from "../cart/cart.ts";
import type { Frequency } from "../frequency/frequency.ts";
import { keepsFor } from "../product/buy-box/larger-format.ts";
import { type DeliveryPlan, daysOf, deliveryPlans } from "../subscription/frequency/delivery-frequency.ts";
import type { RationFormat, RationSubject } from "./ration-view.ts";

export interface RationPlan extends DeliveryPlan {
  format: RationFormat;
  /** Whole minor units; null without a price. */
  costs: { perDay: number; perDelivery: number } | null;
}

interface Needs {
  frequencies: readonly Frequency[];
  /** Grams a day of all animals. */
  perDay: number;
}

export function rationPlans(format: RationFormat, { frequencies, perDay }: Needs): RationPlan[] {
  const { weight, price } = format;
  return deliveryPlans(frequencies, weight, perDay, maximumQuantity).map((plan) => ({
    ...plan,
    format,
    costs:
      price === null
        ? null
        : { perDay: Math.round((perDay * price) / weight), perDelivery: plan.bags * price },
  }));
}

/** The larger format that feeds for less, if its bag is eaten while it is good; null if the own one is best. */
export function cheaperPlan(
  { format, larger, kind }: Pick<RationSubject, "format" | "larger" | "kind">,
  needs: Needs,
): RationPlan | null {
  const [own] = rationPlans(format, needs);
  const least = own?.costs?.perDay ?? Number.POSITIVE_INFINITY;
  const plans = larger
    .filter(({ weight }) => daysOf(weight, needs.perDay) <= keepsFor(kind))
    .flatMap((other) => rationPlans(other, needs).slice(0, 1))
    .filter(({ costs }) => costs && costs.perDay < least)
    .toSorted((one, other) => (one.costs?.perDay ?? 0) - (other.costs?.perDay ?? 0));
  return plans[0] ?? null;
}
