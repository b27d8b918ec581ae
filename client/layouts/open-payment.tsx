import { checkoutHref } from "../../shared/checkout/checkout-steps.ts";
import { type OpenOrder, openOrderTexts } from "../../shared/order/open-order.ts";
import { translator } from "../../shared/text/translator.ts";
import css from "./announcement.module.css";

const t = translator(openOrderTexts);

export function OpenPayment({ order }: { order: OpenOrder }) {
  return (
    <aside className={`${css.announcement} ${css.open}`} aria-label={t("finish")}>
      {`${t("waiting", order)} `}
      <a href={checkoutHref(order.token)}>{t("finish")}</a>
    </aside>
  );
}
