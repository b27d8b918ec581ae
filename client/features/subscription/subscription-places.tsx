import type { OrderDelivery } from "../../../shared/order/order-view.ts";
import type {
  CustomerSubscription,
  SubscriptionCard,
} from "../../../shared/subscription/customer-subscription.ts";
import { subscriptionTexts } from "../../../shared/subscription/subscription.texts.ts";
import { capitalised } from "../../../shared/text/capitalised.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Late, type LatePart, useLate } from "../../ui/late.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AddressText } from "../address/address-text.tsx";
import { DeliveryPlace } from "../order/delivery-place.tsx";
import { ChangeLink, type LinkTo } from "./change-link.tsx";
import css from "./subscription-places.module.css";

const t = translator(subscriptionTexts);

interface SubscriptionPlacesProps {
  subscription: CustomerSubscription;
  /** Null if the delivery cannot be shown. */
  delivery: LatePart<OrderDelivery | null>;
  linkTo: LinkTo;
  /** The parcel is debited at once, not on the day of its shipment. */
  isDebitedNow?: boolean;
}

/** The section ids are public anchors: do not rename them. */
export function SubscriptionPlaces({
  subscription,
  delivery,
  linkTo,
  isDebitedNow,
}: SubscriptionPlacesProps) {
  const { billingAddress, card } = subscription;
  return (
    <div className={css.places}>
      <section id="adresse-de-livraison">
        <h2 className="subtitle">{t("places.delivery")}</h2>
        <Late fallback={<Skeleton className={css.bone} />} broken={<Unknown />}>
          <Delivery delivery={delivery} />
        </Late>
        <p className={css.ways}>
          <ChangeLink to={linkTo("adresses")}>{t("places.adresses")}</ChangeLink>
          <ChangeLink to={linkTo("livraison")}>{t("places.livraison")}</ChangeLink>
        </p>
      </section>
      {billingAddress && (
        <section>
          <h2 className="subtitle">{t("places.billing")}</h2>
          <AddressText address={billingAddress} />
        </section>
      )}
      <section id="methode-de-paiement">
        <h2 className="subtitle">{t("places.payment")}</h2>
        {card ? <Card {...card} /> : <p>{t("places.noCard")}</p>}
        {card && !isDebitedNow && <p className="note">{t("places.debited")}</p>}
        <p className={css.ways}>
          <ChangeLink to={linkTo("paiement")}>{t("places.paiement")}</ChangeLink>
        </p>
      </section>
    </div>
  );
}

function Delivery({ delivery }: Pick<SubscriptionPlacesProps, "delivery">) {
  const shown = useLate(delivery);
  return shown ? <DeliveryPlace delivery={shown} /> : <Unknown />;
}

function Card({ brand, lastDigits: digits, expiryMonth, expiryYear }: SubscriptionCard) {
  return (
    <>
      <p>
        {brand
          ? t("places.card", { brand: capitalised(brand), digits })
          : t("places.cardUnnamed", { digits })}
      </p>
      {expiryMonth !== null && expiryYear !== null && (
        <p className="note">
          {t("places.expires", { month: `${String(expiryMonth).padStart(2, "0")}/${expiryYear}` })}
        </p>
      )}
    </>
  );
}

const Unknown = () => <p className="note">{t("places.unknown")}</p>;
