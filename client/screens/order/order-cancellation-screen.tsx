import { type FormErrors, noErrors } from "../../../shared/forms/form-errors.ts";
import { formatAmount } from "../../../shared/money/money.ts";
import { orderCancellationTexts } from "../../../shared/order/cancel/order-cancellation.texts.ts";
import { orderDetailTexts } from "../../../shared/order/detail/order-detail.texts.ts";
import { orderHref } from "../../../shared/order/list/order-pages.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { AccountFrame, type AccountFrameProps } from "../../features/account-frame/account-frame.tsx";
import { FormMessages } from "../../features/forms/error-summary.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";

const t = translator(orderCancellationTexts);
const order = translator(orderDetailTexts);

export interface OrderCancellationScreenProps extends Pick<AccountFrameProps, "places"> {
  token: string;
  number: string;
  /** Minor units. */
  refund: { amount: number | null; currencyCode: string } | "authorized" | "unpaid";
  errors?: FormErrors;
}

export function OrderCancellationScreen({
  places,
  token,
  number,
  refund,
  errors = noErrors,
}: OrderCancellationScreenProps) {
  return (
    <AccountFrame
      places={places}
      place="mon-compte-mes-commandes"
      steps={[{ name: order("title", { number }), href: orderHref(token) }, { name: t("step") }]}
    >
      <h1>{t("title", { number })}</h1>
      <FormMessages errors={errors} />
      <p>{t("ask")}</p>
      <ul className="stack-1">
        <li>{t("free")}</li>
        <li>
          {typeof refund === "string"
            ? t(refund)
            : t("refund", { amount: formatAmount(refund.amount, refund.currencyCode) })}
        </li>
      </ul>
      <form
        method="post"
        action={href("mon-compte-mes-commandes-order-annuler", { order: token })}
        className="row-3 full-below-768"
      >
        <Button>{t("yes")}</Button>
        <ButtonLink look="outline" href={orderHref(token)}>
          {t("no")}
        </ButtonLink>
      </form>
    </AccountFrame>
  );
}
