import { accountCardTexts } from "../../../../shared/account/dashboard/account-card.texts.ts";
import { accountTexts } from "../../../../shared/account/texts.ts";
import type { Tracking } from "../../../../shared/checkout/checkout-order.ts";
import { accountPaymentHref } from "../../../../shared/checkout/checkout-steps.ts";
import type { Image } from "../../../../shared/content/content.ts";
import { formatAmount } from "../../../../shared/money/money.ts";
import type { ShownStatus } from "../../../../shared/order/order-states.ts";
import { href } from "../../../../shared/routes.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { formatDate } from "../../../../shared/time/dates.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Late, type LatePart, useLate } from "../../../ui/late.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { CardFoot, CardLink, CardText } from "../../account-frame/card-parts.tsx";
import { BuyAgainIsland } from "../../order/buy-again.island.tsx";
import { StatusBadge } from "../../order/status-badge.tsx";
import { DashboardCard } from "./dashboard-card.tsx";
import css from "./last-order-card.module.css";

const t = translator(accountTexts);
const card = translator(accountCardTexts);

export interface LastOrder {
  token: string;
  number: string;
  orderedOn: string | null;
  status: ShownStatus | null;
  /** Minor units. */
  total: number | null;
  currencyCode: string;
  items: string[];
  more: number;
  isToPay: boolean;
  hasParcel: boolean;
}

export interface LastParcel {
  pictures: Pick<Image, "url" | "alternativeText" | "width" | "height">[];
  tracking: Tracking | null;
}

export interface LastOrderCardProps {
  lastOrder: LatePart<LastOrder | null | "down">;
  parcel: LatePart<LastParcel | null>;
}

export function LastOrderCard(props: LastOrderCardProps) {
  return (
    <DashboardCard title={t("order.title")}>
      <Body {...props} />
    </DashboardCard>
  );
}

function Body({ lastOrder, parcel }: LastOrderCardProps) {
  const order = useLate(lastOrder);
  if (order === "down") return <CardText>{t("order.down")}</CardText>;
  if (!order) {
    return (
      <>
        <CardText>{t("order.empty")}</CardText>
        <div className={`row-3 full-below-768 ${css.actions} no-print`}>
          <ButtonLink size="small" href={href("chien")}>
            {t("order.dog")}
          </ButtonLink>
          <ButtonLink size="small" href={href("chat")}>
            {t("order.cat")}
          </ButtonLink>
        </div>
      </>
    );
  }
  const { token, number, orderedOn, status, total, currencyCode, hasParcel, isToPay } = order;
  return (
    <>
      <p className={css.head}>
        <span className="strong">{t("order.number", { number })}</span>
        {orderedOn && <span>{t("order.date", { date: formatDate(orderedOn) })}</span>}
        {status && <StatusBadge {...status} />}
        <span className={css.total}>{formatAmount(total, currencyCode)}</span>
      </p>
      <Late fallback={<PictureBones count={order.items.length} />}>
        <Pictures parcel={parcel} />
      </Late>
      {order.items.length > 0 && (
        <ul className="stack-1" aria-label={t("order.items")}>
          {order.items.map((item, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an article may repeat, and the list never changes.
            <li key={place}>{item}</li>
          ))}
          {order.more > 0 && <li className="muted">{t("order.more", { count: order.more })}</li>}
        </ul>
      )}
      {hasParcel && (
        <div className={css.parcel}>
          <Late fallback={null}>
            <Parcel parcel={parcel} />
          </Late>
        </div>
      )}
      <div className={`row-3 full-below-768 ${css.actions} no-print`}>
        {isToPay ? (
          <ButtonLink size="small" href={accountPaymentHref(token)}>
            {t("order.pay")}
          </ButtonLink>
        ) : (
          <BuyAgainIsland order={token} number={number} size="small" />
        )}
        <ButtonLink
          look="outline"
          size="small"
          href={href("mon-compte-mes-commandes-order", { order: token })}
          aria-label={t("order.seeNamed", { number })}
        >
          {t("order.see")}
        </ButtonLink>
        <CardLink href={href("mon-compte-mes-commandes")}>{t("order.all")}</CardLink>
      </div>
    </>
  );
}

function Pictures({ parcel }: Pick<LastOrderCardProps, "parcel">) {
  const pictures = useLate(parcel)?.pictures ?? [];
  return (
    <div className={`contain row-2 ${css.pictures}`}>
      {pictures.map((picture) => (
        <span key={picture.url}>
          <Picture image={picture} alt="" widths={[80, 160]} />
        </span>
      ))}
    </div>
  );
}

function PictureBones({ count }: { count: number }) {
  const places = Array.from({ length: Math.max(count, 1) }, (_, index) => index);
  return (
    <div className={`contain row-2 ${css.pictures}`} data-late role="status" aria-label={card("loading")}>
      {places.map((place) => (
        <Skeleton key={place} />
      ))}
    </div>
  );
}

function Parcel({ parcel }: Pick<LastOrderCardProps, "parcel">) {
  const tracking = useLate(parcel)?.tracking;
  if (!tracking) return null;
  const { carrier, code, url } = tracking;
  return (
    <CardFoot>
      {code && <span>{[carrier, t("order.parcel", { code })].filter(Boolean).join(" · ")}</span>}
      {url && <CardLink href={url}>{t("order.track")}</CardLink>}
    </CardFoot>
  );
}
