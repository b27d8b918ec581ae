import { confirmationTexts } from "../../../../shared/order/confirmation/confirmation.texts.ts";
import type { UpcomingDelivery } from "../../../../shared/subscription/next-delivery/upcoming-deliveries.ts";
import { subscriptionsHref } from "../../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { UpcomingList } from "../../cart/amounts/upcoming-list.tsx";
import css from "./upcoming-deliveries.module.css";

const t = translator(confirmationTexts);

export function UpcomingDeliveries({ upcoming }: { upcoming: readonly UpcomingDelivery[] }) {
  return (
    <section>
      <h2 className={css.title}>{t("subscription.title")}</h2>
      <UpcomingList
        upcoming={upcoming}
        say={(delivery, awaits) => t(sentences[awaits ?? "none"], delivery)}
      />
      <p className={`note ${css.note}`}>{t("subscription.rules")}</p>
      <p className={`note ${css.note}`}>
        <a href={subscriptionsHref()}>{t("subscription.manage")}</a>
      </p>
    </section>
  );
}

const sentences = {
  none: "subscription.next",
  payment: "subscription.nextAfterPayment",
  card: "subscription.nextWithoutCard",
} as const;
