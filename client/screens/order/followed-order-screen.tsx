import type { DeliveryKind } from "../../../shared/delivery/delivery-terms.ts";
import type { OrderPayment } from "../../../shared/order/detail/order-steps.ts";
import { followedOrderTexts } from "../../../shared/order/followed/followed-order.texts.ts";
import { orderHref } from "../../../shared/order/list/order-pages.ts";
import type { ShownStatus } from "../../../shared/order/order-states.ts";
import type { FollowUp } from "../../../shared/order/order-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDate } from "../../../shared/time/dates.ts";
import { OrderTitle } from "../../features/order/detail/order-title.tsx";
import { Parcels } from "../../features/order/detail/parcels.tsx";
import { OrderThumbnails } from "../../features/order/list/order-thumbnails.tsx";
import { NextSteps } from "../../features/order/next-steps.tsx";
import type { ShownProducts } from "../../features/order/order-lines.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import cardCss from "../../ui/card.module.css";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { LatePart } from "../../ui/late.tsx";
import css from "./followed-order-screen.module.css";

const t = translator(followedOrderTexts);

interface ShownOrder {
  kind: "order";
  number: string | null;
  orderedOn: string | null;
  status: ShownStatus | null;
  payment: OrderPayment;
  isSent: boolean;
  isPartlySent: boolean;
  deliveryKind?: DeliveryKind | undefined;
  arrival?: string | undefined;
  followUp: FollowUp;
  place: { carrier: string | null; point: string | null; town: string | null };
  items: { code: string; name: string; quantity: number }[];
  products: LatePart<ShownProducts>;
}

export interface FollowedOrderScreenProps {
  token: string;
  shown: ShownOrder | { kind: "notShown"; why: "expired" | "busy" | "down"; retry?: string };
}

export function FollowedOrderScreen({ token, shown }: FollowedOrderScreenProps) {
  return (
    <div className={css.page}>
      {shown.kind === "order" ? <Order {...shown} /> : <NotShown {...shown} />}
      <section className={`stack-3 ${cardCss.filled} ${css.whole}`}>
        <p>{t("whole.text")}</p>
        <p>
          <ButtonLink look="outline" href={orderHref(token)}>
            {t("whole.link")}
          </ButtonLink>
        </p>
      </section>
    </div>
  );
}

function Order({ number, orderedOn, status, payment, isSent, isPartlySent, followUp, ...order }: ShownOrder) {
  const { place, items, products } = order;
  const { parcels, shippedOn, deliveredBy, isDue, isDelivered } = followUp;
  return (
    <>
      <OrderTitle title={number ? t("title", { number }) : t("unnumbered")} status={status}>
        {orderedOn && <span>{t("date", { date: formatDate(orderedOn) })}</span>}
      </OrderTitle>
      <NextSteps
        title={t("steps")}
        orderedOn={orderedOn}
        payment={payment}
        sent={isSent}
        isPartlySent={isPartlySent}
        kind={order.deliveryKind}
        arrival={order.arrival}
        shippedOn={shippedOn}
        deliveredBy={deliveredBy}
        isDue={isDue}
        isDelivered={isDelivered}
      />
      {parcels.length > 0 && (
        <section className="stack-2">
          <h2 className="title-s">{t("parcels")}</h2>
          <Parcels parcels={parcels} />
        </section>
      )}
      <Delivery {...place} />
      {items.length > 0 && (
        <section className="stack-3">
          <h2 className="title-s">{t("goods")}</h2>
          <OrderThumbnails items={items} products={products} />
          <ul className="stack-1">
            {items.map(({ name, quantity }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an article may repeat, and the list never changes.
              <li key={at}>{t("item", { quantity, name })}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Delivery({ carrier, point, town }: ShownOrder["place"]) {
  const where = point ? [point, town].filter(Boolean).join(", ") : town && t("home", { town });
  if (!carrier && !where) return null;
  return (
    <section className="stack-2">
      <h2 className="title-s">{t("delivery")}</h2>
      {carrier && <p className="strong">{carrier}</p>}
      {where && <p>{where}</p>}
    </section>
  );
}

function NotShown({ why, retry }: Extract<FollowedOrderScreenProps["shown"], { kind: "notShown" }>) {
  return (
    <EmptyState level={1} title={t(`${why}.title`)} text={t(`${why}.text`)}>
      {retry && <ButtonLink href={retry}>{t("retry")}</ButtonLink>}
    </EmptyState>
  );
}
