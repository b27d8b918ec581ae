import type { DeliveryPromiseProps } from "../../../client/features/product/delivery-promise.tsx";
import { arrivalTexts } from "../../../shared/delivery/arrival.texts.ts";
import { arrivalOf, isBeforeCutOff } from "../../../shared/delivery/arrival.ts";
import { arrivalText, conditionText } from "../../../shared/delivery/arrival-text.ts";
import {
  type CarrierTerms,
  type DeliveryTerms,
  usualCarrier,
} from "../../../shared/delivery/delivery-terms.ts";
import { formatRound, isWholeAmount } from "../../../shared/money/money.ts";
import type { Variant } from "../../../shared/product/product.ts";
import { translator } from "../../../shared/text/translator.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { Services } from "../../context.ts";

const t = translator(arrivalTexts);

export function deliveryPromise(
  { country }: Services<"country">,
  terms: DeliveryTerms | null | undefined,
  variant: Variant | undefined,
): DeliveryPromiseProps | null {
  if (!terms || !variant?.isInStock || !isWholeAmount(variant.price)) return null;
  const usual = usualCarrier(terms, country, variant.weight ?? undefined);
  if (!usual) return null;
  const now = clock.date();
  const goods = Math.min(variant.price, variant.subscriptionPrice ?? variant.price);
  return {
    days: arrivalText(arrivalOf(terms, usual, country, now)),
    condition: conditionText(isBeforeCutOff(terms.cutOff, now) ? terms.cutOff : null),
    fees: feesOf(usual, goods, t(`to.${country}`)),
  };
}

function feesOf({ price, freeFrom }: CarrierTerms, goods: number, to: string): string {
  const threshold = freeFrom ?? Number.POSITIVE_INFINITY;
  if (price === 0 || goods >= threshold) return t("fees.offered", { to });
  const fees = { to, price: formatRound(price) };
  return freeFrom == null
    ? t("fees.price", fees)
    : t("fees.upTo", { ...fees, amount: formatRound(freeFrom) });
}
