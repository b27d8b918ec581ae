import { animalRemovalTexts } from "../../../../shared/animal/removal/animal-removal.texts.ts";
import type { FarewellReason } from "../../../../shared/animal/removal/farewell-reasons.ts";
import type { CustomerSubscription } from "../../../../shared/subscription/customer-subscription.ts";
import {
  changeHref,
  subscriptionHref,
  subscriptionsHref,
} from "../../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { formatDay } from "../../../../shared/time/dates.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import css from "./farewell.module.css";

const t = translator(animalRemovalTexts);

export interface FarewellProps {
  reason: FarewellReason;
  name: string;
  subscriptions: Pick<CustomerSubscription, "id" | "name" | "nextShipmentDate" | "pausedUntil">[] | null;
}

export function Farewell({ reason, name, subscriptions }: FarewellProps) {
  return (
    <section className={css.farewell} aria-labelledby="adieu">
      <h2 id="adieu" className="title-s">
        {t(`farewell.${reason}.title`)}
      </h2>
      <p>{name ? t(`farewell.${reason}.named`, { name }) : t(`farewell.${reason}.unnamed`)}</p>
      <p>{t("farewell.mails")}</p>
      {subscriptions === null && (
        <p>
          {t("subscriptions.down")} <a href={subscriptionsHref(true)}>{t("subscriptions.all")}</a>
        </p>
      )}
      {subscriptions && subscriptions.length > 0 && (
        <>
          <h3 className={css.subtitle}>{t("subscriptions.title")}</h3>
          <p>{t("subscriptions.intro")}</p>
          <ul className="stack-3">
            {subscriptions.map((subscription) => (
              <Subscription key={subscription.id} {...subscription} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Subscription({
  id,
  name,
  nextShipmentDate,
  pausedUntil,
}: NonNullable<FarewellProps["subscriptions"]>[number]) {
  const changes = [...(pausedUntil ? [] : (["pause"] as const)), "quantities" as const, "end" as const];
  return (
    <li className={css.subscription}>
      <p>
        <a href={subscriptionHref(id)}>{name}</a>
        {nextShipmentDate && (
          <span className={`note ${css.next}`}>
            {t("subscriptions.next", { day: formatDay(nextShipmentDate) })}
          </span>
        )}
      </p>
      <p className={css.ways}>
        {changes.map((change) => (
          <a key={change} href={changeHref(id, steps[change])}>
            {t(`subscriptions.${change}`)}
            <VisuallyHidden> ({name})</VisuallyHidden>
          </a>
        ))}
      </p>
    </li>
  );
}

const steps = { pause: "pause", quantities: "quantites", end: "resiliation" } as const;
