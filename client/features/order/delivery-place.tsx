import { confirmationTexts } from "../../../shared/order/confirmation/confirmation.texts.ts";
import type { OrderDelivery } from "../../../shared/order/order-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import { unbroken } from "../../../shared/text/unbroken.ts";
import { AddressText } from "../address/address-text.tsx";
import css from "./delivery-place.module.css";

const t = translator(confirmationTexts);

export function DeliveryPlace({ delivery }: { delivery: OrderDelivery }) {
  const { carrier, point, isFetched, address, arrival } = delivery;
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
        // Never falls back to the customer's address here: the parcel is at the pickup point.
        (isFetched && <p>{t("pointUnnamed")}</p>) || (address && <AddressText address={address} />)
      )}
      {arrival && <p className={css.arrival}>{arrival}</p>}
      {carrier?.description && <p className={`note ${css.note}`}>{unbroken(carrier.description)}</p>}
    </div>
  );
}
