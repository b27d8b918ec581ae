import type { CartAccounting } from "../../../shared/cart/cart.ts";
import { formatAmount } from "../../../shared/money/money.ts";
import { translator } from "../../../shared/text/translator.ts";
import css from "./amounts.module.css";
import { cartTexts } from "./cart.texts.ts";

const t = translator(cartTexts);

interface AmountsProps {
  accounting: CartAccounting;
  updating?: boolean;
  carrierDue?: boolean;
}

/** Every accounting line of the API (spec 3, cart). */
export function Amounts({ accounting, updating = false, carrierDue = false }: AmountsProps) {
  const { subtotal, discountIncluded, promotionReduction, shippingFees, serviceFees } = accounting;
  return (
    <dl className={updating ? `${css.lines} ${css.stale}` : css.lines}>
      <Row name={t("accounting.subtotal")} amount={formatAmount(subtotal)} />
      {discountIncluded !== null && discountIncluded > 0 && (
        <Row quiet name={t("accounting.discountIncluded")} amount={formatAmount(-discountIncluded)} />
      )}
      {promotionReduction !== null && promotionReduction < 0 && (
        <Row name={t("accounting.promotion")} amount={formatAmount(promotionReduction)} />
      )}
      {carrierDue && <Row name={t("accounting.shipping")} amount={t("accounting.shippingDue")} />}
      {shippingFees !== null && (
        <Row
          name={t("accounting.shipping")}
          amount={shippingFees === 0 ? t("accounting.shippingOffered") : formatAmount(shippingFees)}
        />
      )}
      {serviceFees !== null && serviceFees > 0 && (
        <Row name={t("accounting.service")} amount={formatAmount(serviceFees)} />
      )}
      <Total {...accounting} name={t(carrierDue ? "accounting.totalWithoutDelivery" : "accounting.total")} />
    </dl>
  );
}

function Total({ name, total, totalWithoutTax, vatIncluded }: CartAccounting & { name: string }) {
  return (
    <>
      <div className={css.total}>
        <dt>{name}</dt>
        <dd>{formatAmount(total)}</dd>
      </div>
      {totalWithoutTax !== null && (
        <Row quiet name={t("accounting.totalWithoutTax")} amount={formatAmount(totalWithoutTax)} />
      )}
      {vatIncluded !== null && <Row quiet name={t("accounting.vat")} amount={formatAmount(vatIncluded)} />}
    </>
  );
}

function Row({ name, amount, quiet }: { name: string; amount: string; quiet?: boolean }) {
  return (
    <div className={quiet ? css.quiet : undefined}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
