import type { ReactNode } from "react";
import { formatAmount } from "../../../../shared/money/money.ts";
import { orderListTexts } from "../../../../shared/order/list/order-list.texts.ts";
import { orderHref } from "../../../../shared/order/list/order-pages.ts";
import type { OrderRow } from "../../../../shared/order/order-view.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { unbroken } from "../../../../shared/text/unbroken.ts";
import { formatDate } from "../../../../shared/time/dates.ts";
import linkCss from "../../../ui/card-link.module.css";
import type { LatePart } from "../../../ui/late.tsx";
import type { ShownProducts } from "../order-lines.tsx";
import { StatusBadge } from "../status-badge.tsx";
import css from "./order-card.module.css";
import { OrderThumbnails } from "./order-thumbnails.tsx";

const t = translator(orderListTexts);

interface OrderCardProps {
  order: OrderRow;
  products: LatePart<ShownProducts>;
  subscription?: string | undefined;
  isLarge?: boolean;
  children?: ReactNode;
}

export function OrderCard({ order, products, subscription, isLarge = false, children }: OrderCardProps) {
  const { token, number, orderedOn, status, total } = order;
  return (
    <article className={isLarge ? `${css.card} ${css.large}` : css.card}>
      <div className={css.words}>
        <h3 className={css.name}>
          <a className={linkCss.link} href={orderHref(token, order.isOfAnother ? undefined : subscription)}>
            {number ? t("number", { number }) : t("unnumbered")}
          </a>
        </h3>
        <p className={`note ${css.facts}`}>
          {status && <StatusBadge {...status} />}
          {orderedOn && <span>{t("date", { date: formatDate(orderedOn) })}</span>}
          {order.refunded && <span>{t("refunded", { amount: formatAmount(order.refunded) })}</span>}
        </p>
        <p className={`note ${css.products}`}>{productsIn(order)}</p>
        {order.isOfSubscription && !subscription && <p className="note">{t("subscription")}</p>}
      </div>
      <OrderThumbnails items={order.items} products={products} />
      <p className={css.total}>
        <span className="note">
          {order.articles === null ? t("total") : t("articles", { count: order.articles })}
        </span>
        <strong>{formatAmount(total)}</strong>
      </p>
      {children}
    </article>
  );
}

function productsIn({ items, others }: OrderRow): string {
  const names = [...new Set(items.map(({ name }) => name).filter(Boolean))];
  const [first] = names;
  if (!first) return "";
  const more = names.length - 1 + others;
  return unbroken(more > 0 ? first + t("others", { count: more }) : first);
}
