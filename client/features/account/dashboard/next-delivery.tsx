import { dashboardTexts } from "../../../../shared/account/dashboard/dashboard.texts.ts";
import { formatAmount } from "../../../../shared/money/money.ts";
import { itemName } from "../../../../shared/order/item-name.ts";
import { href } from "../../../../shared/routes.ts";
import type {
  NextDelivery as Delivery,
  NextDeliveries,
} from "../../../../shared/subscription/next-delivery/next-deliveries.ts";
import {
  changeHref,
  subscriptionHref,
  subscriptionsHref,
} from "../../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { formatDate, formatDay, formatDeadline } from "../../../../shared/time/dates.ts";
import { CardFoot, CardLink, CardText } from "../../account-frame/card-parts.tsx";
import css from "./next-delivery.module.css";

const t = translator(dashboardTexts);

const most = 2;

export function NextDelivery({ planned, paused }: NextDeliveries) {
  const [next, ...others] = planned;
  if (!next && !paused.length) {
    return (
      <>
        <CardText>{t("delivery.empty")}</CardText>
        <CardFoot>
          <CardLink href={href("index")}>{t("delivery.discover")}</CardLink>
        </CardFoot>
      </>
    );
  }
  return (
    <>
      {next && <Next delivery={next} />}
      {(others.length > 0 || paused.length > 0) && (
        <ul className="stack-1 note">
          {others.slice(0, most).map(({ id, name, on }) => (
            <li key={id}>
              <a href={subscriptionHref(id)}>{t("delivery.other", { day: formatDay(on), name })}</a>
            </li>
          ))}
          {paused.slice(0, most).map(({ id, name, until }) => (
            <li key={id}>
              <a href={subscriptionHref(id)}>
                {until
                  ? t("delivery.pausedUntil", { name, date: formatDate(until) })
                  : t("delivery.paused", { name })}
              </a>
            </li>
          ))}
        </ul>
      )}
      <CardFoot>
        {next && (
          <CardLink href={subscriptionHref(next.id)}>
            {t(next.isLast ? "delivery.show" : "delivery.manage")}
          </CardLink>
        )}
        {next && !next.isLocked && (
          <>
            <CardLink href={changeHref(next.id, "date")}>{t("delivery.date")}</CardLink>
            <CardLink href={changeHref(next.id, "passer")}>{t("delivery.skip")}</CardLink>
          </>
        )}
        {(!next || Math.max(others.length, paused.length) > most) && (
          <CardLink href={subscriptionsHref()}>{t("delivery.all")}</CardLink>
        )}
      </CardFoot>
    </>
  );
}

function Next({ delivery }: { delivery: Delivery }) {
  const { on, items, frequency, total, number, name } = delivery;
  const facts = [chargeOf(total), frequency, t("delivery.number", { number })];
  return (
    <>
      <p className="strong">{name}</p>
      <p className={css.day}>
        {`${t("delivery.leaves")} `}
        <time dateTime={on}>{formatDay(on)}</time>
      </p>
      <p className={css.deadline} data-locked={delivery.isLocked || undefined}>
        {deadlineOf(delivery)}
      </p>
      {items.length > 0 && (
        <ul className="stack-1" aria-label={t("delivery.items")}>
          {items.slice(0, most).map(({ id, productName, variantName, quantity }) => (
            <li key={id}>
              {t("delivery.item", {
                quantity: quantity ?? 1,
                name: itemName({ productName, variantName }),
              })}
            </li>
          ))}
          {items.length > most && (
            <li className="note">{t("delivery.more", { count: items.length - most })}</li>
          )}
        </ul>
      )}
      <p className="note">{facts.filter(Boolean).join(" · ")}</p>
    </>
  );
}

const chargeOf = (total: Delivery["total"]): string =>
  total === null ? t("delivery.chargeUnknown") : t("delivery.charge", { amount: formatAmount(total) });

function deadlineOf({ isLocked, isLast, editableUntil }: Delivery): string {
  if (isLast) return t("delivery.last");
  if (isLocked) return t("delivery.locked");
  return editableUntil ? t("delivery.until", { moment: formatDeadline(editableUntil) }) : t("delivery.days");
}
