import type { Area } from "../area.ts";
import { subscriptionForms } from "./changes.ts";
import { withCardResult } from "./payment/payment-update.ts";
import { loadWebViewDemo } from "./payment/web-view-demo.ts";
import { loadWebViewPayment, webViewPaymentForm } from "./payment/web-view-payment.ts";
import { loadReminder, postReminder } from "./reminder/reminder.ts";
import { withShipmentResult } from "./ship-now/shipment-result.ts";
import { loadSubscription } from "./subscription.ts";
import { loadSubscriptions } from "./subscriptions.ts";

export const subscription: Area = {
  screens: {
    "mon-compte-mes-abonnements": { load: loadSubscriptions },
    "mon-compte-mes-abonnements-subscription": {
      load: withShipmentResult(withCardResult(loadSubscription)),
      action: subscriptionForms,
    },
    "prochain-colis-subscription-answer": { load: loadReminder, action: { act: postReminder } },
    "web-view-subscription-changement-de-paiement": {
      load: loadWebViewPayment,
      action: webViewPaymentForm,
    },
    "webView-demo": { load: loadWebViewDemo },
  },
};
