import { shipmentTexts } from "../../../shared/subscription/next-delivery/shipment.texts.ts";
import {
  type SubscriptionTab,
  subscriptionHref,
  subscriptionTabs,
} from "../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../shared/text/translator.ts";
import css from "./subscription-tabs.module.css";

const t = translator(shipmentTexts);

export function SubscriptionTabs({ id, current }: { id: number; current: SubscriptionTab }) {
  return (
    <nav className={css.tabs} aria-label={t("tabs.label")} data-keeps-place>
      {subscriptionTabs.map((tab) => (
        <a
          key={tab}
          className={css.tab}
          href={subscriptionHref(id, tab)}
          aria-current={tab === current ? "page" : undefined}
        >
          {t(`tabs.${tab}`)}
        </a>
      ))}
    </nav>
  );
}
