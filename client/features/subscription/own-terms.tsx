import type { ReactNode } from "react";
import { contractHref } from "../../../shared/contract/contract-href.ts";
import { pendingKind } from "../../../shared/subscription/pending-order.ts";
import { subscriptionTexts } from "../../../shared/subscription/subscription.texts.ts";
import { subscriptionHistoryHref } from "../../../shared/subscription/subscription-href.ts";
import type { SubscriptionView } from "../../../shared/subscription/subscription-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDate } from "../../../shared/time/dates.ts";
import { ChangeLink, type LinkTo } from "./change-link.tsx";
import css from "./own-terms.module.css";

const t = translator(subscriptionTexts);

interface OwnTermsProps {
  view: SubscriptionView;
  linkTo: LinkTo;
}

export function OwnTerms({ view, linkTo }: OwnTermsProps) {
  const { subscription, frequency, shipment } = view;
  const { id, createdAt, shippedCount } = subscription;
  const isSending = pendingKind(subscription) === "sending";
  return (
    <div className={css.terms}>
      <Term title={t("terms.frequency")}>
        <p>{frequency || t("terms.frequencyUnknown")}</p>
        <p className={css.ways}>
          <ChangeLink to={linkTo("frequence")}>{t("terms.frequence")}</ChangeLink>
        </p>
      </Term>
      <Term title={t("terms.pause.title")}>
        <p>{pauseText(shipment)}</p>
        <p className={css.ways}>
          <ChangeLink to={linkTo("pause")}>{t("terms.pause.pause")}</ChangeLink>
          <ChangeLink to={linkTo("reprise")}>{t("terms.pause.reprise")}</ChangeLink>
        </p>
      </Term>
      <Term title={t("terms.history.title")}>
        {createdAt && <p>{t("terms.since", { date: formatDate(createdAt) })}</p>}
        {shippedCount !== null && <p>{t("terms.history.shipped", { count: shippedCount, isSending })}</p>}
        <p className={css.ways}>
          <a className={css.link} href={subscriptionHistoryHref(id)}>
            {t("terms.history.link")}
          </a>
        </p>
      </Term>
      <Term title={t("terms.end.title")}>
        <p>{endText(subscription, isSending)}</p>
        <p className={css.ways}>
          <a className={css.link} href={endHref(subscription, linkTo)}>
            {t("terms.end.resiliation")}
          </a>
        </p>
      </Term>
    </div>
  );
}

/** The legal form stays open if the step is not. */
const endHref = ({ number, isDateUnread }: SubscriptionView["subscription"], linkTo: LinkTo): string =>
  (!isDateUnread && linkTo("resiliation")?.href) || contractHref("termination", number);

function Term({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="subtitle">{title}</h2>
      {children}
    </section>
  );
}

function pauseText({ isPaused, pausedUntil }: SubscriptionView["shipment"]): string {
  if (!isPaused) return t("terms.pause.text");
  return pausedUntil ? t("terms.pause.until", { date: formatDate(pausedUntil) }) : t("terms.pause.now");
}

function endText(
  { shippedCount: count, minimumShipments: minimum }: SubscriptionView["subscription"],
  isSending: boolean,
): string {
  if (count === null || count >= minimum) return t("terms.end.free");
  return t("terms.end.minimum", { minimum, count, isSending });
}
