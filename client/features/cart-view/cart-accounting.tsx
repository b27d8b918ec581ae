import type { ReactNode } from "react";
import type { Cart, CartAccounting } from "../../../shared/cart.ts";
import { cartTexts } from "../../../shared/i18n/cart.ts";
import { translator } from "../../../shared/i18n/translator.ts";
import { formatAmount } from "../../../shared/money.ts";
import { noSubscription } from "../../../shared/subscription.ts";
import css from "./cart-accounting.module.css";

const t = translator(cartTexts);

export interface CartAccountingProps {
  cart: Cart;
  /** The amounts are those from before the last change. */
  updating: boolean;
  /** Between the title and the amounts. */
  children?: ReactNode;
}

/** The amounts, as the e-commerce API settled them: none is reckoned here. */
export function CartAccountingLines({ cart, updating, children }: CartAccountingProps) {
  const subscribes = cart.lines.some(({ subscriptionInterval }) => subscriptionInterval !== noSubscription);
  return (
    <section className={css.box} aria-labelledby="recapitulatif">
      <div className={css.head}>
        <h2 className={css.title} id="recapitulatif">
          {t("accounting.title")}
        </h2>
        <Updating updating={updating} />
      </div>
      {children}
      <Amounts accounting={cart.accounting} updating={updating} />
      {subscribes && <p className={css.note}>{t("accounting.subscriptionNote")}</p>}
      <p className={css.note}>{t("accounting.soon")}</p>
    </section>
  );
}

/** Says that amounts are not settled yet, in a place that is kept. */
export function Updating({ updating }: { updating: boolean }) {
  return (
    <span className={css.updating} role="status">
      {updating && t("accounting.updating")}
    </span>
  );
}

/** Every accounting line that the API gave (spec 3, cart). */
function Amounts({ accounting, updating }: { accounting: CartAccounting; updating: boolean }) {
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
      {shippingFees !== null && (
        <Row
          name={t("accounting.shipping")}
          amount={shippingFees === 0 ? t("accounting.shippingOffered") : formatAmount(shippingFees)}
        />
      )}
      {serviceFees !== null && serviceFees > 0 && (
        <Row name={t("accounting.service")} amount={formatAmount(serviceFees)} />
      )}
      <Total {...accounting} />
    </dl>
  );
}

function Total({ total, totalWithoutTax, vatIncluded }: CartAccounting) {
  return (
    <>
      <div className={css.total}>
        <dt>{t("accounting.total")}</dt>
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
