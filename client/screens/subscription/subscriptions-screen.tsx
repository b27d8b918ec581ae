import { href } from "../../../shared/routes.ts";
import { subscriptionsHref } from "../../../shared/subscription/subscription-href.ts";
import type { SubscriptionRow } from "../../../shared/subscription/subscription-view.ts";
import { subscriptionsTexts } from "../../../shared/subscription/subscriptions.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { AccountFrame, type AccountFrameProps } from "../../features/account-frame/account-frame.tsx";
import { ListLimit } from "../../features/account-frame/list-limit.tsx";
import type { ShownProducts } from "../../features/order/order-lines.tsx";
import { JoinedParcel, type JoinedParcelProps } from "../../features/subscription/join/joined-parcel.tsx";
import { SubscriptionCard } from "../../features/subscription/subscription-card.tsx";
import {
  SubscriptionNotice,
  type SubscriptionNoticeProps,
} from "../../features/subscription/subscription-notice.tsx";
import { SubscriptionOutage } from "../../features/subscription/subscription-outage.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { LatePart } from "../../ui/late.tsx";

const t = translator(subscriptionsTexts);

export interface SubscriptionsScreenProps extends Pick<AccountFrameProps, "places"> {
  rows: SubscriptionRow[] | null;
  products: LatePart<ShownProducts>;
  joined?: JoinedParcelProps;
  notice?: SubscriptionNoticeProps;
}

export function SubscriptionsScreen({ places, rows, products, joined, notice }: SubscriptionsScreenProps) {
  return (
    <AccountFrame places={places} place="mon-compte-mes-abonnements">
      {rows && <h1>{t("title")}</h1>}
      {notice && <SubscriptionNotice {...notice} />}
      {joined && <JoinedParcel {...joined} />}
      {rows ? <List rows={rows} products={products} /> : <SubscriptionOutage retry={subscriptionsHref()} />}
    </AccountFrame>
  );
}

function List({
  rows,
  products,
}: { rows: readonly SubscriptionRow[] } & Pick<SubscriptionsScreenProps, "products">) {
  if (rows.length === 0) {
    return (
      <EmptyState title={t("empty.title")} text={t("empty.text")}>
        <ButtonLink href={href("index")}>{t("empty.discover")}</ButtonLink>
      </EmptyState>
    );
  }
  const isOver = ({ isRunning, shipment }: SubscriptionRow) => !isRunning && !shipment.isLast;
  const ended = rows.filter(isOver);
  return (
    <>
      <Cards rows={rows.filter((row) => !isOver(row))} products={products} />
      {ended.length > 0 && (
        <section className="stack-4" aria-labelledby="termines">
          <h2 className="title-s" id="termines">
            {t("ended")}
          </h2>
          <Cards rows={ended} products={products} />
        </section>
      )}
      <ListLimit count={rows.length} />
    </>
  );
}

function Cards({
  rows,
  products,
}: { rows: readonly SubscriptionRow[] } & Pick<SubscriptionsScreenProps, "products">) {
  if (rows.length === 0) return null;
  return (
    <ul className="stack-4">
      {rows.map((row) => (
        <li key={row.id}>
          <SubscriptionCard row={row} products={products} />
        </li>
      ))}
    </ul>
  );
}
