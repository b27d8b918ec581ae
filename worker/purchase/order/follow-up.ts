import type { CheckoutOrder, Shipment } from "../../../shared/checkout/checkout-order.ts";
import type { DeliveryTerms } from "../../../shared/delivery/delivery-terms.ts";
import { afterSale } from "../../../shared/order/detail/after-sale.ts";
import type { FollowUp, Parcel } from "../../../shared/order/order-view.ts";
import * as clock from "../../../shared/time/clock.ts";
import { parseDate } from "../../../shared/time/dates.ts";
import { dayInParis } from "../../../shared/time/wall-clock.ts";
import type { Services } from "../../context.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { expectedBy } from "../delivery/delivery-terms.ts";
import { hasParcel, isEnded, isSent } from "./order-state.ts";

type Sent = Pick<
  CheckoutOrder,
  "token" | "state" | "paymentState" | "shippingState" | "shipments" | "destination" | "checkoutCompletedAt"
>;

/** Some API versions list parcels only at an address of their own: then a promise, which never rejects. */
export function followUp(
  services: Services<"ecommerce" | "log">,
  order: Sent,
  terms: DeliveryTerms | null = null,
): FollowUp | Promise<FollowUp> {
  const { shipments } = order;
  const untold = hasParcel(order) ? shipments.filter(isUntold) : [];
  if (untold.length === 0) return followUpOf(order, shipments, terms);
  const told = shipments.map(async (shipment) =>
    untold.includes(shipment) ? ownAnswer(services, order.token, shipment) : shipment,
  );
  return Promise.all(told).then((all) => followUpOf(order, all, terms));
}

const isUntold = ({ id, tracking, shippedAt }: Shipment) => id !== null && !tracking && !shippedAt;

const ownAnswer = (
  { ecommerce, log }: Services<"ecommerce" | "log">,
  token: string,
  shipment: Shipment,
): Promise<Shipment> =>
  ecommerce.shipment(token, shipment.id ?? 0).catch((error: unknown) => {
    if (!(error instanceof UpstreamError && error.status === 404)) log.error("parcel not known", error);
    return shipment;
  });

function followUpOf(order: Sent, shipments: readonly Shipment[], terms: DeliveryTerms | null): FollowUp {
  const parcels = shipments.map(parcelOf).filter(({ code, url, shippedOn }) => code ?? url ?? shippedOn);
  const shippedOn =
    parcels
      .flatMap((parcel) => parcel.shippedOn ?? [])
      .toSorted()
      .at(-1) ?? null;
  const shippedAt = parseDate(shippedOn);
  const now = clock.date();
  const sale = {
    isSent: isSent(order),
    isEnded: isEnded(order),
    orderedAt: parseDate(order.checkoutCompletedAt),
    shippedAt,
    expectedBy: shippedAt
      ? expectedBy(terms, order.destination, { shippedOn: dayInParis(shippedAt), now })
      : null,
  };
  return { parcels, shippedOn, ...afterSale(sale, now) };
}

const parcelOf = ({ tracking, shippedAt }: Shipment): Parcel => ({
  carrier: tracking?.carrier ?? null,
  code: tracking?.code ?? null,
  url: tracking?.url ?? null,
  shippedOn: parseDate(shippedAt)?.toISOString() ?? null,
});
