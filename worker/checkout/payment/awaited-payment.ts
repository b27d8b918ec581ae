import type { PaymentMethod } from "../../../shared/checkout/checkout-order.ts";
import { delayedPayment } from "../../../shared/checkout/payment/delayed-payment.ts";
import { confirmationTexts } from "../../../shared/order/confirmation/confirmation.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { PaymentOutcome } from "../../purchase/payment/payment-outcome.ts";

const t = translator(confirmationTexts);

/** Text while a payment is still to arrive. Undefined otherwise, also if PayPal must be started again. */
export function awaitedPayment(
  outcome: PaymentOutcome,
  method: Pick<PaymentMethod, "instructions"> | null | undefined,
): string | undefined {
  if (outcome.kind !== "due" && outcome.kind !== "checking") return undefined;
  const kind = delayedPayment(outcome.method);
  if (kind === "paypal" && outcome.kind === "due") return undefined;
  const isAwaited = kind === "paypal" || outcome.kind === "due";
  return isAwaited ? (method?.instructions ?? (kind && t(`toPay.${kind}`))) : undefined;
}
