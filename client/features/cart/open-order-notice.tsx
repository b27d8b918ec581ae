import { checkoutHref } from "../../../shared/checkout/checkout-steps.ts";
import { type OpenOrder, openOrderTexts } from "../../../shared/order/open-order.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Notice } from "../../ui/notice.tsx";

const t = translator(openOrderTexts);

export function OpenOrderNotice({ order }: { order: OpenOrder }) {
  return (
    <Notice tone="info">
      {t("besideCart", order)} <a href={checkoutHref(order.token)}>{t("finish")}</a>
    </Notice>
  );
}
