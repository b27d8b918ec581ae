import { accountPaymentHref } from "../../../../shared/checkout/checkout-steps.ts";
import { orderListTexts } from "../../../../shared/order/list/order-list.texts.ts";
import { ordersHref, shownPages } from "../../../../shared/order/list/order-pages.ts";
import type { OrderRow } from "../../../../shared/order/order-view.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import type { LatePart } from "../../../ui/late.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { ShownProducts } from "../order-lines.tsx";
import { OrderCard } from "./order-card.tsx";
import css from "./order-history.module.css";

const t = translator(orderListTexts);

interface OrderHistoryProps {
  history: readonly OrderRow[];
  latest: OrderRow | null;
  first: number;
  total: number | null;
  next: number | null;
  isPartial: boolean;
  subscription?: string | undefined;
  products: LatePart<ShownProducts>;
}

export function OrderHistory({
  history,
  latest,
  first,
  total,
  next,
  isPartial,
  subscription,
  products,
}: OrderHistoryProps) {
  // A very long history drops its first pages, so more orders cannot be appended to the list.
  const isAdded = next !== null && shownPages(next)[0] === first;
  return (
    <section className={`stack-4 ${css.history}`} aria-labelledby="historique">
      <h2 className="title-s" id="historique">
        {t(first > 1 ? "older" : "history")}
      </h2>
      {first > 1 && (
        <ButtonLink look="outline" href={ordersHref(first - 1, subscription)}>
          {t("newer")}
        </ButtonLink>
      )}
      <ol className={`stack-3 ${css.list}`} data-grows>
        {history.map((order) => (
          <li key={order.token}>
            <OrderCard order={order} products={products} subscription={subscription}>
              {order.isToPay && (
                <div className={css.pay}>
                  <ButtonLink
                    size="small"
                    href={accountPaymentHref(order.token)}
                    aria-label={t("payNamed", { number: order.number })}
                  >
                    {t("pay")}
                  </ButtonLink>
                </div>
              )}
            </OrderCard>
          </li>
        ))}
      </ol>
      {isPartial && <Notice tone="info">{t("partial")}</Notice>}
      <p className="note" role="status">
        {countOf({ shown: history.length + (latest ? 1 : 0), first, total })}
      </p>
      {next !== null && (
        <ButtonLink
          className={css.more}
          look="outline"
          href={ordersHref(next, subscription)}
          {...(isAdded && { "data-keeps-place": "", "data-replaces-address": "" })}
        >
          {t("more")}
        </ButtonLink>
      )}
    </section>
  );
}

function countOf({ shown, first, total }: { shown: number; first: number; total: number | null }): string {
  if (first > 1) return "";
  return total === null || total <= shown ? t("shownAll", { count: shown }) : t("shown", { shown, total });
}
