import { orderDetailTexts } from "../../shared/order/order-detail.texts.ts";
import { orderHref, ordersHref } from "../../shared/order/order-pages.ts";
import type { PlacedOrder } from "../../shared/order/order-view.ts";
import { translator } from "../../shared/text/translator.ts";
import { formatDate } from "../../shared/time/dates.ts";
import { AccountFrame, type AccountFrameProps } from "../features/account/account-frame.tsx";
import type { OrderBodyProps } from "../features/order/order-body.tsx";
import { OrderBodyIsland } from "../features/order/order-islands.tsx";
import { PrintButton } from "../features/order/print-button.tsx";
import { StatusBadge } from "../features/order/status-badge.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Letterhead } from "../ui/logo.tsx";
import { Notice, type NoticeProps } from "../ui/notice.tsx";
import css from "./order-screen.module.css";

const t = translator(orderDetailTexts);

interface OrderParts extends OrderBodyProps {
  /** `ask` is the address of customer service. */
  notice?: { tone: NoticeProps["tone"]; text: string; ask?: string };
}

/** `order` is null while the e-commerce API does not answer. */
export type OrderScreenProps = Pick<AccountFrameProps, "places"> & { token: string } & (
    | OrderParts
    | { order: null }
  );

export function OrderScreen({ places, token, ...parts }: OrderScreenProps) {
  return (
    <AccountFrame places={places} place="mon-compte-mes-commandes" steps={[{ name: nameOf(parts.order) }]}>
      {parts.order === null ? <Outage token={token} /> : <Order {...parts} />}
    </AccountFrame>
  );
}

function Order({ order, products, delivery, method, followUp, subscription, notice }: OrderParts) {
  return (
    <div className={css.page}>
      <div className={css.letterhead}>
        <Letterhead />
      </div>
      <div className={css.head}>
        <h1 className={css.title}>{nameOf(order)}</h1>
        <p className={css.facts}>
          {order.status && <StatusBadge {...order.status} />}
          {order.orderedOn && <span>{t("date", { date: formatDate(order.orderedOn) })}</span>}
        </p>
      </div>
      {notice && (
        <Notice tone={notice.tone}>
          {notice.text} {notice.ask && <a href={notice.ask}>{t("invoice.ask")}</a>}
        </Notice>
      )}
      <OrderBodyIsland
        order={order}
        products={products}
        delivery={delivery}
        method={method}
        followUp={followUp}
        subscription={subscription}
      />
      <div className={css.ways}>
        <ButtonLink look="outline" href={ordersHref()}>
          {t("down.back")}
        </ButtonLink>
        <PrintButton />
      </div>
    </div>
  );
}

const nameOf = (order: PlacedOrder | null): string =>
  order?.number ? t("title", { number: order.number }) : t("unnumbered");

function Outage({ token }: { token: string }) {
  return (
    <EmptyState level={1} title={t("down.title")} text={t("down.text")}>
      <ButtonLink href={orderHref(token)} data-no-prefetch>
        {t("down.retry")}
      </ButtonLink>
      <ButtonLink look="outline" href={ordersHref()} data-no-prefetch>
        {t("down.back")}
      </ButtonLink>
    </EmptyState>
  );
}
