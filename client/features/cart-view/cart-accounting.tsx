import type { Cart } from "../../../shared/cart.ts";
import { cartTexts } from "../../../shared/i18n/cart.ts";
import { translator } from "../../../shared/i18n/translator.ts";
import { formatAmount } from "../../../shared/money.ts";
import { noSubscription } from "../../../shared/subscription.ts";
import css from "./cart-accounting.module.css";

const t = translator(cartTexts);

/** The amounts, as the e-commerce API settled them: none is reckoned here. */
export function CartAccountingLines({ cart, pending }: { cart: Cart; pending: boolean }) {
  const { subtotal, promotionReduction, shippingFees, serviceFees, total, vatIncluded } = cart.accounting;
  const subscribes = cart.lines.some(({ subscriptionInterval }) => subscriptionInterval !== noSubscription);
  return (
    <section className={css.box} aria-labelledby="recapitulatif">
      <div className={css.head}>
        <h2 className={css.title} id="recapitulatif">
          {t("accounting.title")}
        </h2>
        <span className={css.updating} role="status">
          {pending && t("accounting.updating")}
        </span>
      </div>
      <dl className={pending ? `${css.lines} ${css.stale}` : css.lines}>
        <Row name={t("accounting.subtotal")} amount={formatAmount(subtotal)} />
        {promotionReduction ? (
          <Row name={t("accounting.promotion")} amount={formatAmount(promotionReduction)} />
        ) : null}
        {shippingFees !== null && (
          <Row
            name={t("accounting.shipping")}
            amount={shippingFees === 0 ? t("accounting.shippingOffered") : formatAmount(shippingFees)}
          />
        )}
        {serviceFees ? <Row name={t("accounting.service")} amount={formatAmount(serviceFees)} /> : null}
        <div className={css.total}>
          <dt>{t("accounting.total")}</dt>
          <dd>
            {formatAmount(total)}
            {vatIncluded !== null && (
              <span className={css.vat}>{t("accounting.vat", { amount: formatAmount(vatIncluded) })}</span>
            )}
          </dd>
        </div>
      </dl>
      {subscribes && <p className={css.note}>{t("accounting.subscriptionNote")}</p>}
      <p className={css.note}>{t("accounting.soon")}</p>
    </section>
  );
}

function Row({ name, amount }: { name: string; amount: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
