import {
  type CheckoutOrder,
  currentPayment,
  currentShipment,
} from "../../../shared/checkout/checkout-order.ts";
import { isCarrierDue, stepDue } from "../../../shared/checkout/checkout-steps.ts";
import type { Services } from "../../context.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { fitMethods } from "../payment/recurring-payment.ts";
import { chooseCarrier, choosePayment } from "./checkout-writes.ts";
import { carrierOf, type EarlierOrder, hasSameTown } from "./earlier-order.ts";

type Needed = Services<"configuration" | "ecommerce" | "log">;

/**
 * Answers the steps that have one answer, or a known one; the recap shows it with its price.
 * @param before the same order before its address changed @throws UpstreamError for a 401
 */
export async function answerKnownSteps(
  services: Needed,
  order: CheckoutOrder,
  { earlier, before }: { earlier: EarlierOrder | undefined; before?: CheckoutOrder },
): Promise<CheckoutOrder> {
  let ready = order;
  try {
    if (stepDue(ready) === "livraison") {
      const choice = (before && keptCarrier(before, ready)) ?? (earlier && carrierOf(earlier, ready));
      if (!choice || !currentShipment(ready)?.id) return ready;
      ready = await chooseCarrier(services, ready, choice);
    }
    if (stepDue(ready) !== "paiement") return ready;
    const method = await knownMethod(services, ready, [before, earlier?.order]);
    return method ? await choosePayment(services, ready, method) : ready;
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    services.log.warn("choices not repeated", { reason: error.message });
    return ready;
  }
}

/** A pickup point near the former address is no answer for another town. */
function keptCarrier(before: CheckoutOrder, after: CheckoutOrder) {
  const { method: carrier, pickupPoint } = currentShipment(before) ?? {};
  if (isCarrierDue(before) || !carrier || (pickupPoint && !hasSameTown(before, after))) return undefined;
  return { carrier, ...(pickupPoint && { pickupPoint }) };
}

async function knownMethod(
  services: Needed,
  order: CheckoutOrder,
  former: readonly (CheckoutOrder | undefined)[],
): Promise<string | undefined> {
  const payment = currentPayment(order)?.id;
  if (!payment) return undefined;
  const fit = fitMethods(services, order, await services.ecommerce.paymentMethods(order.token, payment));
  const [only, other] = fit;
  if (!other) return only?.code;
  const chosen = former.map((one) => one && currentPayment(one)?.method);
  return chosen.find((code) => fit.some((method) => method.code === code)) ?? undefined;
}
