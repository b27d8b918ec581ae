import { useState } from "react";
import type { AddItem } from "../../../../shared/cart/cart-input.ts";
import {
  type Frequency,
  firstChoice,
  isOffered,
  nextDelivery,
} from "../../../../shared/frequency/frequency.ts";
import { isWholeAmount } from "../../../../shared/money/money.ts";
import { subscriptionPercent } from "../../../../shared/money/price-reduction.ts";
import type { Variant } from "../../../../shared/product/product.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { formatDate } from "../../../../shared/time/dates.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Price, PricePerKilo } from "../../../ui/price.tsx";
import { RadioCard } from "../../../ui/radio-card.tsx";
import { Select } from "../../../ui/select.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { productScreenTexts } from "./buy-box.texts.ts";

const t = translator(productScreenTexts);

export interface PurchaseChoiceProps {
  variant: Variant;
  frequencies: readonly Frequency[];
  /** ISO 8601 from the server, so that hydration renders the same dates. */
  today: string;
  draft: Record<string, string>;
  place?: string | undefined;
  problem?: string | undefined;
}

/**
 * A subscription is never preselected (`docs/rules/law.md#a-subscription-is-chosen`). Nothing without one: a
 * single option is no choice, and the price stands above.
 */
export function PurchaseChoice({ variant, frequencies, today, draft, place, problem }: PurchaseChoiceProps) {
  const wanted = Number(draft.interval);
  const [interval, setInterval] = useState(
    isOffered(frequencies, wanted) ? wanted : firstChoice(frequencies),
  );
  const intervals = frequencies.map(({ code, label }) => ({ value: code, label: t("every", { label }) }));
  const description = frequencies.find(({ code }) => code === interval)?.description;
  const subscribes = draft.purchase === "subscription";
  const { price, subscriptionPrice, lowestPrice30Days, weight } = variant;
  const percent = subscriptionPercent({
    price,
    subscription: subscriptionPrice,
    lowest: lowestPrice30Days,
  });
  if (!canBeSubscribed(variant) || frequencies.length === 0) return null;
  return (
    <fieldset className="stack-3">
      <legend>
        <VisuallyHidden>{t("buy.legend")}</VisuallyHidden>
      </legend>
      <RadioCard
        name={"purchase" satisfies keyof AddItem}
        value="one-off"
        defaultChecked={!subscribes}
        title={t("buy.once")}
        aside={<Amount amount={price} weight={weight} />}
      />
      <RadioCard
        name={"purchase" satisfies keyof AddItem}
        value="subscription"
        defaultChecked={subscribes}
        aria-describedby={idAt("abonnement-detail", place)}
        title={
          <>
            {t("buy.subscription")}{" "}
            {percent !== undefined && <Badge tone="accent">{t("buy.discount", { percent })}</Badge>}
          </>
        }
        aside={<Amount amount={subscriptionPrice} weight={weight} />}
        more={
          <Select
            id={idAt("rythme", place)}
            name={"interval" satisfies keyof AddItem}
            label={t("buy.interval")}
            error={problem}
            choices={intervals}
            value={interval}
            onChange={(event) => setInterval(Number(event.target.value))}
          />
        }
        below={
          <p className="note">
            {description} {t("buy.subscriptionTerms")}
          </p>
        }
      >
        <p id={idAt("abonnement-detail", place)}>
          {t("buy.subscriptionDetail", { date: formatDate(nextDelivery(new Date(today), interval)) })}
        </p>
      </RadioCard>
    </fieldset>
  );
}

export const idAt = (id: string, place: string | undefined): string => (place ? `${id}-${place}` : id);

export function canBeSubscribed({ price, subscriptionPrice }: Variant): boolean {
  return costs(price) && costs(subscriptionPrice);
}

function costs(amount: Variant["price"]): boolean {
  return isWholeAmount(amount) && amount > 0;
}

function Amount({ amount, weight }: Pick<Variant, "weight"> & { amount: Variant["price"] }) {
  return (
    <>
      <Price amount={amount} /> <PricePerKilo amount={amount} weight={weight} />
    </>
  );
}
