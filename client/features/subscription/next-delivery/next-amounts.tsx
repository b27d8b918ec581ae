import type { CustomerSubscription } from "../../../../shared/subscription/customer-subscription.ts";
import { subscriptionTexts } from "../../../../shared/subscription/subscription.texts.ts";
import { subscriptionAmounts } from "../../../../shared/subscription/subscription-amounts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Amounts } from "../../cart/amounts/amounts.tsx";
import { ChangeLink, type LinkTo } from "../change-link.tsx";
import css from "./next-amounts.module.css";

const t = translator(subscriptionTexts);

export function NextAmounts({
  subscription,
  linkTo,
}: {
  subscription: CustomerSubscription;
  linkTo: LinkTo;
}) {
  const codes = subscription.coupons.filter(({ valid }) => valid).map(({ code }) => code);
  const accounting = subscriptionAmounts(subscription);
  return (
    <div className={css.amounts}>
      <h2 className="title-xs">{t("amounts.title")}</h2>
      <Amounts
        accounting={accounting}
        names={{
          ...(codes.length > 0 && { promotion: t("amounts.coupon", { codes: codes.join(", ") }) }),
          ...(!accounting.isShippingDue && { total: t("amounts.total") }),
        }}
      />
      <ChangeLink to={linkTo("code")}>{t("amounts.code")}</ChangeLink>
    </div>
  );
}
