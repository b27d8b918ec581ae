import { formatAmount } from "../../../shared/money/money.ts";
import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import { subscriptionTexts } from "../../../shared/subscription/subscription.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import amountCss from "../cart/amounts.module.css";
import { ChangeLink, type LinkTo } from "./change-link.tsx";
import css from "./next-amounts.module.css";

const t = translator(subscriptionTexts);

/** As the API settled them. */
export function NextAmounts({
  subscription,
  linkTo,
}: {
  subscription: CustomerSubscription;
  linkTo: LinkTo;
}) {
  const { itemsTotal, orderPromotionTotal: promotion, shippingTotal, total, coupons } = subscription;
  const codes = coupons.filter(({ valid }) => valid).map(({ code }) => code);
  const included = discountIn(subscription);
  return (
    <div className={css.amounts}>
      <h2 className={css.title}>{t("amounts.title")}</h2>
      <dl className={amountCss.lines}>
        <Row name={t("amounts.subtotal")} amount={formatAmount(itemsTotal)} />
        {included > 0 && <Row quiet name={t("amounts.included")} amount={formatAmount(-included)} />}
        {promotion !== null && promotion < 0 && (
          <Row
            name={codes.length ? t("amounts.coupon", { codes: codes.join(", ") }) : t("amounts.promotion")}
            amount={formatAmount(promotion)}
          />
        )}
        {shippingTotal !== null && (
          <Row
            name={t("amounts.shipping")}
            amount={shippingTotal === 0 ? t("amounts.offered") : formatAmount(shippingTotal)}
          />
        )}
        <div className={amountCss.total}>
          <dt>{t("amounts.total")}</dt>
          <dd>{formatAmount(total)}</dd>
        </div>
      </dl>
      <ChangeLink to={linkTo("code")}>{t("amounts.code")}</ChangeLink>
    </div>
  );
}

function Row({ name, amount, quiet }: { name: string; amount: string; quiet?: boolean }) {
  return (
    <div className={quiet ? amountCss.quiet : undefined}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

/** Whole minor units: what the lines would cost more without a subscription. */
const discountIn = ({ items }: CustomerSubscription): number =>
  items
    .filter(({ available }) => available)
    .reduce((sum, { unitPrice, originalUnitPrice, quantity }) => {
      if (unitPrice === null || originalUnitPrice === null || quantity === null) return sum;
      return sum + Math.max(originalUnitPrice - unitPrice, 0) * quantity;
    }, 0);
