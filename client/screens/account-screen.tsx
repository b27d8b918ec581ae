import { accountTexts } from "../../shared/account/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { AccountFrame, type AccountFrameProps } from "../features/account/account-frame.tsx";
import { LateCard, LateStatic } from "../features/account/dashboard-card.tsx";
import { LastOrderCard, type LastOrderCardProps } from "../features/account/last-order-card.tsx";
import { Static } from "../islands/static.tsx";
import type { StaticHtml } from "../islands/static-html.ts";
import type { LatePart } from "../ui/late.tsx";
import { Notice } from "../ui/notice.tsx";
import css from "./account-screen.module.css";

const t = translator(accountTexts);

export interface AccountScreenProps extends Pick<AccountFrameProps, "places">, LastOrderCardProps {
  /** What needs attention first, as far as it is known in time. */
  attention: StaticHtml;
  /** Of the lists that keep the page waiting; absent where none does. */
  lateAttention?: LatePart<StaticHtml>;
  /** Has deliveries to come. */
  isSubscriber: boolean;
  deliveries: LatePart<StaticHtml>;
  /** Of the next delivery: what is left at home; absent without deliveries. */
  stock?: LatePart<StaticHtml>;
  /** Behind its flag. */
  animals?: LatePart<StaticHtml>;
  address: LatePart<StaticHtml>;
  service: LatePart<StaticHtml>;
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
  isDown,
  attention,
  lateAttention,
  lastOrder,
  parcel,
  isSubscriber,
  deliveries,
  stock,
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
      <Static html={attention} />
      {lateAttention && <LateStatic className={css.lateAttention} body={lateAttention} />}
      <LastOrderCard lastOrder={lastOrder} parcel={parcel} />
    </>
  );
  return (
    <AccountFrame places={places} place="mon-compte" lead={lead}>
      <div className={css.cards}>
        <LateCard title={t("cards.deliveries")} body={deliveries} more={stock} isTall={isSubscriber} />
        {animals && <LateCard title={t("cards.animals")} body={animals} />}
        <LateCard title={t("cards.address")} body={address} />
        <LateCard title={t("cards.service")} body={service} />
      </div>
    </AccountFrame>
  );
}
