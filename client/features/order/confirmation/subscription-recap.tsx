import { summaryTexts } from "../../../../shared/checkout/summary/summary.texts.ts";
import type { UpcomingDelivery } from "../../../../shared/subscription/next-delivery/upcoming-deliveries.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { UpcomingList } from "../../cart/amounts/upcoming-list.tsx";

const t = translator(summaryTexts);

/** Required above the order button (`docs/rules/law.md#order-button-and-recap`). */
export function SubscriptionRecap({ upcoming }: { upcoming: readonly UpcomingDelivery[] }) {
  return (
    <div className="stack-2">
      <UpcomingList
        upcoming={upcoming}
        say={(delivery, awaits) => t(awaits ? "subscription.nextWithoutCard" : "subscription.next", delivery)}
      />
      <p className="note">{t("subscription.minimum")}</p>
      <p className="note">{t("subscription.price")}</p>
    </div>
  );
}
