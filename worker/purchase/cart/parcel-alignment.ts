import { alignedParcels } from "../../../shared/cart/aligned-parcels.ts";
import { alignmentTexts } from "../../../shared/cart/alignment.texts.ts";
import type { CartAlignment, CartLine } from "../../../shared/cart/cart.ts";
import type { ShopCountry } from "../../../shared/country/country.ts";
import { type DeliveryTerms, usualFees } from "../../../shared/delivery/delivery-terms.ts";
import { type Frequency, frequencyOf } from "../../../shared/frequency/frequency.ts";
import { formatMoney } from "../../../shared/money/money.ts";
import { uncapitalised } from "../../../shared/text/capitalised.ts";
import { translator } from "../../../shared/text/translator.ts";

const t = translator(alignmentTexts);

interface Usual {
  terms: DeliveryTerms;
  country: ShopCountry;
  frequencies: readonly Frequency[];
}

/** Null if one parcel for all subscriptions saves none of the country's usual fees. */
export function parcelAlignment(
  lines: readonly CartLine[],
  { terms, country, frequencies }: Usual,
): CartAlignment | null {
  const aligned = alignedParcels(lines, (parcel) => {
    const fees = usualFees(terms, country, parcel);
    return fees && fees.delivery + fees.service;
  });
  if (!aligned) return null;
  const { interval, parcels, apart, together, moved } = aligned;
  const frequency = uncapitalised(frequencyOf(interval, frequencies));
  return {
    text: t("text", {
      parcels,
      apart: formatMoney(apart),
      together: together === 0 ? t("free") : t("fees", { fees: formatMoney(together) }),
    }),
    interval,
    moves: lines.flatMap(({ id, productName }) =>
      moved.includes(id) ? { id, text: t("move", { name: productName, frequency }) } : [],
    ),
  };
}
