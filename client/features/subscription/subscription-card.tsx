import { formatAmount } from "../../../shared/money/money.ts";
import { isLocked } from "../../../shared/subscription/lock/edit-lock.ts";
import { subscriptionHref } from "../../../shared/subscription/subscription-href.ts";
import type { SubscriptionRow } from "../../../shared/subscription/subscription-view.ts";
import { subscriptionsTexts } from "../../../shared/subscription/subscriptions.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import cardCss from "../../ui/card-link.module.css";
import type { LatePart } from "../../ui/late.tsx";
import { OrderThumbnails } from "../order/list/order-thumbnails.tsx";
import type { ShownProducts } from "../order/order-lines.tsx";
import { StatusBadge } from "../order/status-badge.tsx";
import { SubscriptionAlerts } from "./alerts/subscription-alerts.tsx";
import { Deadline } from "./lock/deadline.tsx";
import { ShipmentDay } from "./next-delivery/shipment-day.tsx";
import css from "./subscription-card.module.css";

const t = translator(subscriptionsTexts);

interface SubscriptionCardProps {
  row: SubscriptionRow;
  products: LatePart<ShownProducts>;
}

export function SubscriptionCard({ row, products }: SubscriptionCardProps) {
  const { id, number, name, status, isRunning, items, others, frequency, shipment, alerts } = row;
  const isShown = isRunning || shipment.isLast;
  return (
    <article className={isShown ? `stack-4 ${css.card} ${css.running}` : `stack-4 ${css.card}`}>
      <div className={css.words}>
        <p className={css.facts}>
          {status && <StatusBadge {...status} />}
          {frequency && isRunning && <span>{frequency}</span>}
        </p>
        <h2 className={css.name}>
          <a className={cardCss.link} href={subscriptionHref(id)}>
            {name}
          </a>
        </h2>
        <p className="note">{t("number", { number })}</p>
        {items.length > 0 && (
          <ul className={`stack-1 ${css.items}`}>
            {items.map(({ id: item, name, quantity }) => (
              <li key={item}>{t("item", { quantity, name })}</li>
            ))}
            {others > 0 && <li>{t("more", { count: others })}</li>}
          </ul>
        )}
      </div>
      <OrderThumbnails items={items} products={products} />
      {isShown && (
        <div className={css.next}>
          <ShipmentDay {...shipment} level={3} />
          {shipment.day && (
            <>
              <p className={css.total}>
                {shipment.total === 0 ? (
                  t("nothing")
                ) : (
                  <>
                    <strong>{formatAmount(shipment.total)}</strong> {t("included")}
                  </>
                )}
              </p>
              <Deadline {...shipment} isLocked={isLocked(shipment, new Date(shipment.now))} />
            </>
          )}
        </div>
      )}
      {alerts.length > 0 && (
        <div className={css.alerts}>
          <SubscriptionAlerts alerts={alerts} />
        </div>
      )}
    </article>
  );
}
