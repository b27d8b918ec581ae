import { type MouseEvent, useEffect, useRef } from "react";
import { accountPaymentHref } from "../../../shared/checkout/checkout-steps.ts";
import { orderListTexts } from "../../../shared/order/order-list.texts.ts";
import { ordersHref, shownPages } from "../../../shared/order/order-pages.ts";
import type { OrderRow } from "../../../shared/order/order-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import { goTo } from "../../navigation/go-to.ts";
import { ButtonLink } from "../../ui/button.tsx";
import type { LatePart } from "../../ui/late.tsx";
import { Notice } from "../../ui/notice.tsx";
import { isPlainPress } from "../../ui/plain-press.ts";
import { OrderCard } from "./order-card.tsx";
import css from "./order-history.module.css";
import type { ShownProducts } from "./order-lines.tsx";

const t = translator(orderListTexts);

interface OrderHistoryProps {
  history: readonly OrderRow[];
  latest: OrderRow | null;
  first: number;
  total: number | null;
  next: number | null;
  isPartial: boolean;
  /** Id of the one whose orders these are. */
  subscription?: string | undefined;
  products: LatePart<ShownProducts>;
}

/** More orders are a link: with scripts they are added in place, and the address follows (spec 2, load more). */
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
  const list = useFocusOnAdded(history.length, first);
  // Of very many the first are left out then: a page of its own.
  const isAdded = next !== null && shownPages(next)[0] === first;
  return (
    <section className={css.history} aria-labelledby="historique">
      <h2 className={css.title} id="historique">
        {t(first > 1 ? "older" : "history")}
      </h2>
      {first > 1 && (
        <ButtonLink look="outline" href={ordersHref(first - 1, subscription)} data-no-prefetch>
          {t("newer")}
        </ButtonLink>
      )}
      <ol className={css.list} ref={list}>
        {history.map((order) => (
          <li key={order.token}>
            <OrderCard order={order} products={products} subscription={subscription}>
              {order.isToPay && (
                <div className={css.pay}>
                  <ButtonLink
                    size="small"
                    href={accountPaymentHref(order.token)}
                    aria-label={t("payNamed", { number: order.number })}
                    data-no-prefetch
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
      <p className={css.count} role="status">
        {countOf({ shown: history.length + (latest ? 1 : 0), first, total })}
      </p>
      {next !== null && (
        <ButtonLink
          className={css.more}
          look="outline"
          href={ordersHref(next, subscription)}
          data-no-prefetch
          {...(isAdded && { onClick: replaceAddress, "data-keeps-place": "" })}
        >
          {t("more")}
        </ButtonLink>
      )}
    </section>
  );
}

/** One step back leaves the list, however many were added. */
function replaceAddress(event: MouseEvent<HTMLAnchorElement>): void {
  if (!("navigation" in globalThis) || !isPlainPress(event)) return;
  event.preventDefault();
  // Some browsers do not give the focus to what is pressed: it says that the place is kept.
  event.currentTarget.focus();
  void goTo(event.currentTarget.href, { history: "replace" });
}

/** The link that was pressed has moved: the first added order takes the focus. */
function useFocusOnAdded(count: number, first: number) {
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef({ count, first });
  useEffect(() => {
    const before = shown.current;
    shown.current = { count, first };
    const isAdded = first === before.first && count > before.count;
    if (isAdded) list.current?.children[before.count]?.querySelector("a")?.focus({ preventScroll: true });
  }, [count, first]);
  return list;
}

function countOf({ shown, first, total }: { shown: number; first: number; total: number | null }): string {
  if (first > 1) return "";
  return total === null || total <= shown ? t("shownAll", { count: shown }) : t("shown", { shown, total });
}
