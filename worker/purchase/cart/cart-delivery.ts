import { goodsIn } from "../../../shared/cart/amounts/amount-rows.ts";
import { withShipping } from "../../../shared/cart/amounts/with-shipping.ts";
import type { CartAccounting, CartLine, CartTotals } from "../../../shared/cart/cart.ts";
import { arrivalOf, isBeforeCutOff } from "../../../shared/delivery/arrival.ts";
import { arrivalText, conditionText } from "../../../shared/delivery/arrival-text.ts";
import { expectedCarrier } from "../../../shared/delivery/delivery-terms.ts";
import { shopCountries } from "../../../shared/identity.ts";
import type { Order } from "../../../shared/order/order.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { Services } from "../../context.ts";
import { deliveryTermsOf } from "../delivery/delivery-terms.ts";
import { parcelAlignment } from "./parcel-alignment.ts";

interface Settled {
  lines: readonly CartLine[];
  accounting: CartAccounting;
}

/** The API prices any carrier before one is chosen; the country's usual fees replace that price. */
export async function withDelivery(
  services: Services<"chosenCountry" | "content" | "country" | "frequencies">,
  { state, destination, unreadLines, shippingFees }: Order,
  { lines, accounting }: Settled,
): Promise<Pick<CartTotals, "delivery" | "accounting" | "alignment">> {
  const told = destination.country ?? services.chosenCountry;
  const country = shopCountries.find((one) => one === (told ?? services.country));
  const terms = state === "cart" && country ? await deliveryTermsOf(services) : null;
  const grams = unreadLines > 0 ? undefined : weightOf(lines);
  const { carrier } = destination;
  const expected = terms && country && expectedCarrier(terms, { carrier, country, grams });
  if (!expected) return { delivery: null, accounting };
  const now = clock.date();
  const isKnown = unreadLines === 0 && (carrier !== null || grams !== undefined);
  const canLeave = isKnown && lines.every(({ soldOut }) => !soldOut);
  const frequencies = await services.frequencies.atHand();
  const alignment = unreadLines > 0 ? null : parcelAlignment(lines, { terms, country, frequencies });
  return {
    ...(alignment ? { alignment } : {}),
    delivery: {
      freeFrom: expected.freeFrom ?? null,
      serviceFreeFrom: terms.serviceFee?.freeFrom ?? null,
      arrival: canLeave
        ? {
            days: arrivalText(arrivalOf(terms, expected, country, now)),
            condition: conditionText(
              isBeforeCutOff(terms.cutOff, now) ? terms.cutOff : null,
              carrier === null ? country : null,
            ),
          }
        : null,
    },
    accounting:
      told && carrier === null && isKnown && accounting.shippingFees
        ? withShipping(accounting, expected.price)
        : withFreeShipping(accounting, { shippingFees, freeFrom: expected.freeFrom }),
  };
}

function withFreeShipping(
  accounting: CartAccounting,
  { shippingFees, freeFrom }: { shippingFees: number | null; freeFrom: number | null | undefined },
): CartAccounting {
  const goods = goodsIn(accounting);
  const isFree = shippingFees === 0 && freeFrom != null && goods !== null && goods >= freeFrom;
  return isFree ? { ...accounting, shippingFees: 0, isShippingDue: false } : accounting;
}

/** Grams; undefined if one weight is unknown. */
function weightOf(lines: readonly CartLine[]): number | undefined {
  let grams = 0;
  for (const { weight, quantity, isSample } of lines) {
    if (!isSample && (weight === undefined || quantity === null)) return undefined;
    grams += (weight ?? 0) * (quantity ?? 0);
  }
  return grams;
}
