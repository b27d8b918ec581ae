import type { ReactNode } from "react";
import { accountTexts } from "../../../shared/account/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import {
  AttentionList,
  type AttentionListProps,
  LateAttention,
} from "../../features/account/dashboard/attention-list.tsx";
import { LateBlock, LateCard } from "../../features/account/dashboard/dashboard-card.tsx";
import { LastOrderCard, type LastOrderCardProps } from "../../features/account/dashboard/last-order-card.tsx";
import { AccountFrame, type AccountFrameProps } from "../../features/account-frame/account-frame.tsx";
import { type LatePart, useLate } from "../../ui/late.tsx";
import { Notice } from "../../ui/notice.tsx";
import css from "./account-screen.module.css";

const t = translator(accountTexts);

export interface AccountScreenProps extends Pick<AccountFrameProps, "places">, LastOrderCardProps {
  attention: AttentionListProps;
  /** Late lists of tasks; absent if all are known in time. */
  lateAttention?: LatePart<AttentionListProps>;
  isSubscriber: boolean;
  deliveries?: LatePart<ReactNode>;
  stock?: LatePart<ReactNode>;
  animals?: LatePart<ReactNode>;
  address: LatePart<ReactNode>;
  service: LatePart<ReactNode>;
  firstName: string;
  isDown: boolean;
}

export function AccountScreen({
  places,
  firstName,
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
  return (
    <AccountFrame places={places} place="mon-compte">
      <h1 className={css.title}>{firstName ? t("greeting", { firstName }) : t("title")}</h1>
      {isDown && <Notice tone="info">{t("down")}</Notice>}
      <AttentionList {...attention} />
      {lateAttention && (
        <LateBlock className={css.lateAttention}>
          <OtherAttention attention={lateAttention} />
        </LateBlock>
      )}
      <div className={css.cards}>
        {deliveries && (
          <LateCard
            title={t(isSubscriber || isDown ? "cards.deliveries" : "cards.subscription")}
            body={deliveries}
            more={stock}
            isTall={isSubscriber}
          />
        )}
        {animals && <LateCard title={t("cards.animals")} body={animals} />}
        <LastOrderCard lastOrder={lastOrder} parcel={parcel} />
        <LateCard title={t("cards.address")} body={address} />
        <LateCard title={t("cards.service")} body={service} />
      </div>
    </AccountFrame>
  );
}

function OtherAttention({ attention }: { attention: LatePart<AttentionListProps> }) {
  return <LateAttention {...useLate(attention)} />;
}
