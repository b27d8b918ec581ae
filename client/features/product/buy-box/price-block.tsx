import { formatAmount, formatPerKilo, isWholeAmount } from "../../../../shared/money/money.ts";
import type { Variant } from "../../../../shared/product/product.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { unbroken } from "../../../../shared/text/unbroken.ts";
import { Price, PricePerKilo } from "../../../ui/price.tsx";
import { productScreenTexts } from "./buy-box.texts.ts";
import { packSaving } from "./pack-saving.ts";
import css from "./price-block.module.css";
import { canBeSubscribed } from "./purchase-choice.tsx";

const t = translator(productScreenTexts);

export interface PriceBlockProps {
  variant: Variant;
  variants: readonly Variant[];
}

/** Renders both prices; the buy box's stylesheet hides one. */
export function PriceBlock({ variant, variants }: PriceBlockProps) {
  const { price, priceWithoutTax, subscriptionPrice, lowestPrice30Days, weight } = variant;
  if (!isWholeAmount(price)) {
    return (
      <div className={css.block}>
        <span className={css.amount}>
          <Price amount={null} />
        </span>
        <span className="note">{t("price.missing")}</span>
      </div>
    );
  }
  return (
    <div>
      <div className={css.block} data-way="once">
        <span className={css.amount}>
          <Price amount={price} lowestPrice30Days={lowestPrice30Days} />
        </span>
        <PricePerKilo amount={price} weight={weight} />
        {price > 0 && <span className="note">{t("price.tax")}</span>}
        {isWholeAmount(priceWithoutTax) && (
          <span className="note">{t("price.withoutTax", { amount: formatAmount(priceWithoutTax) })}</span>
        )}
      </div>
      {canBeSubscribed(variant) && (
        <div className={css.block} data-way="subscription">
          <span className={css.amount}>
            <Price amount={subscriptionPrice} />
          </span>
          <PricePerKilo amount={subscriptionPrice} weight={weight} />
          <span className="note">{t("price.each")}</span>
        </div>
      )}
      <Saving variant={variant} variants={variants} />
    </div>
  );
}

function Saving({ variant, variants }: PriceBlockProps) {
  const saving = packSaving(variants, variant);
  if (!saving) return null;
  const { smallest, percent } = saving;
  const than = { name: unbroken(smallest.name), unit: formatPerKilo(smallest.price, smallest.weight) };
  return (
    <p className={css.saving}>
      {percent === undefined ? t("price.cheaper", than) : t("price.saving", { ...than, percent })}
    </p>
  );
}
