import { accountTexts } from "../../shared/account/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { AccountFrame, type AccountFrameProps } from "../features/account/account-frame.tsx";
import { AnimalsCard, type AnimalsCardProps } from "../features/account/animals-card.tsx";
import { AttentionList, type AttentionListProps } from "../features/account/attention-list.tsx";
import {
  CustomerServiceCard,
  type CustomerServiceCardProps,
} from "../features/account/customer-service-card.tsx";
import {
  FavouriteAddressCard,
  type FavouriteAddressCardProps,
} from "../features/account/favourite-address-card.tsx";
import { LastOrderCard, type LastOrderCardProps } from "../features/account/last-order-card.tsx";
import { NextDeliveryCard, type NextDeliveryCardProps } from "../features/account/next-delivery-card.tsx";
import { Notice } from "../ui/notice.tsx";
import css from "./account-screen.module.css";

const t = translator(accountTexts);

export interface AccountScreenProps
  extends Pick<AccountFrameProps, "places">,
    AttentionListProps,
    LastOrderCardProps,
    NextDeliveryCardProps,
    Partial<AnimalsCardProps>,
    FavouriteAddressCardProps,
    CustomerServiceCardProps {
  /** Empty while the customer cannot be loaded. */
  firstName: string;
  email: string;
  /** The e-commerce API does not answer. */
  isDown: boolean;
}

export function AccountScreen({
  places,
  firstName,
  email,
  isUnverified,
  isDown,
  unpaid,
  alerts,
  lastOrder,
  parcel,
  deliveries,
  animals,
  address,
  service,
}: AccountScreenProps) {
  const lead = (
    <>
      <div className={css.head}>
        <h1>{firstName ? t("greeting", { firstName }) : t("title")}</h1>
        {email && <p className={css.email}>{t("address", { email })}</p>}
      </div>
      {isDown && <Notice tone="info">{t("down")}</Notice>}
      <AttentionList unpaid={unpaid} alerts={alerts} isUnverified={isUnverified} />
      <LastOrderCard lastOrder={lastOrder} parcel={parcel} />
    </>
  );
  return (
    <AccountFrame places={places} place="mon-compte" lead={lead}>
      <div className={css.cards}>
        <NextDeliveryCard deliveries={deliveries} />
        {animals && <AnimalsCard animals={animals} />}
        <FavouriteAddressCard address={address} />
        <CustomerServiceCard service={service} />
      </div>
    </AccountFrame>
  );
}
