import type { OrderDelivery } from "../../../shared/order-view.ts";
import css from "./delivery-place.module.css";
import { PostalAddress } from "./postal-address.tsx";

/** Who brings the parcel, and where to. */
export function DeliveryPlace({ delivery: { carrier, point, address } }: { delivery: OrderDelivery }) {
  return (
    <div>
      {carrier && <p className={css.carrier}>{carrier.name}</p>}
      {point ? (
        <address className={css.point}>
          {[point.name, point.street, `${point.postcode} ${point.city}`.trim()].map(
            (line) => line && <span key={line}>{line}</span>,
          )}
        </address>
      ) : (
        address && <PostalAddress address={address} />
      )}
      {carrier?.description && <p className={css.note}>{carrier.description}</p>}
    </div>
  );
}
