import { orderDetailTexts } from "../../../../shared/order/detail/order-detail.texts.ts";
import type { OrderDelivery, OrderOrigin, PlacedOrder } from "../../../../shared/order/order-view.ts";
import { subscriptionsHref } from "../../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Late, type LatePart, useLate } from "../../../ui/late.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { AddressText } from "../../address/address-text.tsx";
import { DeliveryPlace } from "../delivery-place.tsx";
import { PaymentMarks } from "../payment/payment-marks.tsx";
import css from "./order-places.module.css";

const t = translator(orderDetailTexts);

export interface ShownMethod {
  code: string;
  name: string;
}

interface OrderPlacesProps {
  order: Pick<PlacedOrder, "billing" | "subscriptionHref" | "hasSubscription">;
  delivery: LatePart<OrderDelivery | null>;
  method: LatePart<ShownMethod | null>;
  subscription: LatePart<OrderOrigin | null>;
}

/** The section ids are public anchors: do not rename them. */
export function OrderPlaces({ order, delivery, method, subscription }: OrderPlacesProps) {
  return (
    <div className={css.places}>
      <section id="adresse-de-livraison">
        <h2 className="subtitle">{t("delivery")}</h2>
        <Late fallback={<Skeleton className={css.address} />} broken={<Unknown name="deliveryUnknown" />}>
          <Delivery delivery={delivery} />
        </Late>
      </section>
      {order.billing && (
        <section>
          <h2 className="subtitle">{t("billing")}</h2>
          <AddressText address={order.billing} />
        </section>
      )}
      <section id="methode-de-paiement">
        <h2 className="subtitle">{t("payment")}</h2>
        <Late fallback={<Skeleton className={css.method} />} broken={<Unknown name="methodUnknown" />}>
          <Method method={method} />
        </Late>
      </section>
      {order.hasSubscription && (
        <section>
          <h2 className="subtitle">{t("subscription.title")}</h2>
          {order.subscriptionHref ? (
            <Late fallback={<p>{t("subscription.unnumbered")}</p>}>
              <Origin subscription={subscription} />
            </Late>
          ) : (
            <p>{t("subscription.lines")}</p>
          )}
          <p>
            <a href={order.subscriptionHref ?? subscriptionsHref()}>
              {t(order.subscriptionHref ? "subscription.see" : "subscription.all")}
            </a>
          </p>
        </section>
      )}
    </div>
  );
}

function Origin({ subscription }: Pick<OrderPlacesProps, "subscription">) {
  const origin = useLate(subscription);
  if (!origin) return <p>{t("subscription.unnumbered")}</p>;
  return (
    <p>
      {origin.name}
      <span className="note block">{t("subscription.number", { number: origin.number })}</span>
    </p>
  );
}

function Delivery({ delivery }: Pick<OrderPlacesProps, "delivery">) {
  const known = useLate(delivery);
  return known ? <DeliveryPlace delivery={known} /> : <Unknown name="deliveryUnknown" />;
}

function Method({ method }: Pick<OrderPlacesProps, "method">) {
  const known = useLate(method);
  if (!known) return <Unknown name="methodUnknown" />;
  return (
    <p className={`row-2 ${css.marks}`}>
      {known.name} <PaymentMarks method={known.code} />
    </p>
  );
}

function Unknown({ name }: { name: "deliveryUnknown" | "methodUnknown" }) {
  return <p className="note">{t(name)}</p>;
}
