import type { ReactNode } from "react";
import { orderDetailTexts } from "../../../shared/order/detail/order-detail.texts.ts";
import { orderHref, ordersHref } from "../../../shared/order/list/order-pages.ts";
import type { PlacedOrder } from "../../../shared/order/order-view.ts";
import { subscriptionHref } from "../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDate } from "../../../shared/time/dates.ts";
import { AccountFrame, type AccountFrameProps } from "../../features/account-frame/account-frame.tsx";
import { OrderBody, type OrderBodyProps } from "../../features/order/detail/order-body.tsx";
import { OrderTitle } from "../../features/order/detail/order-title.tsx";
import { PrintButton } from "../../features/order/print-button.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Letterhead } from "../../ui/logo.tsx";
import { Notice, type NoticeProps } from "../../ui/notice.tsx";

const t = translator(orderDetailTexts);

interface OrderParts extends OrderBodyProps {
  recall: ReactNode;
  notice?: { tone: NoticeProps["tone"]; text: string; ask?: string };
}

export type OrderScreenProps = Pick<AccountFrameProps, "places"> & {
  token: string;
  historyOf?: string;
} & (OrderParts | { order: null });

export function OrderScreen({ places, token, historyOf, ...parts }: OrderScreenProps) {
  return (
    <AccountFrame places={places} {...frameOf(historyOf, nameOf(parts.order))}>
      {parts.order === null ? (
        <Outage token={token} historyOf={historyOf} />
      ) : (
        <Order {...parts} historyOf={historyOf} />
      )}
    </AccountFrame>
  );
}

function frameOf(subscription: string | undefined, name: string): Pick<AccountFrameProps, "place" | "steps"> {
  if (!subscription) return { place: "mon-compte-mes-commandes", steps: [{ name }] };
  const steps = [
    { name: t("history.subscription"), href: subscriptionHref(Number(subscription)) },
    { name: t("history.title"), href: ordersHref(1, subscription) },
    { name },
  ];
  return { place: "mon-compte-mes-abonnements", steps };
}

interface FromHistory {
  historyOf: string | undefined;
}

function Order({ recall, notice, historyOf, ...body }: OrderParts & FromHistory) {
  const { order } = body;
  return (
    <div className="stack-6">
      <div className="print-only">
        <Letterhead />
      </div>
      <OrderTitle title={nameOf(order)} status={order.status}>
        {order.orderedOn && <span>{t("date", { date: formatDate(order.orderedOn) })}</span>}
      </OrderTitle>
      {recall}
      {notice && (
        <Notice tone={notice.tone}>
          {notice.text} {notice.ask && <a href={notice.ask}>{t("invoice.ask")}</a>}
        </Notice>
      )}
      <OrderBody {...body} />
      <div className="row-3 full-below-768 no-print">
        <ButtonLink look="outline" href={ordersHref(1, historyOf)}>
          {t(historyOf ? "history.back" : "down.back")}
        </ButtonLink>
        <PrintButton />
      </div>
    </div>
  );
}

const nameOf = (order: PlacedOrder | null): string =>
  order?.number ? t("title", { number: order.number }) : t("unnumbered");

function Outage({ token, historyOf }: { token: string } & FromHistory) {
  return (
    <EmptyState level={1} title={t("down.title")} text={t("down.text")}>
      <ButtonLink href={orderHref(token, historyOf)}>{t("down.retry")}</ButtonLink>
      <ButtonLink look="outline" href={ordersHref(1, historyOf)}>
        {t(historyOf ? "history.back" : "down.back")}
      </ButtonLink>
    </EmptyState>
  );
}
