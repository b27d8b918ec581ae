import type { Area } from "../area.ts";
import { subscriptionForms } from "./changes.ts";
import { withCardResult } from "./payment-update.ts";
import { withShipmentResult } from "./shipment-result.ts";
import { loadSubscription } from "./subscription.ts";
import { loadSubscriptions } from "./subscriptions.ts";
import { loadWebViewDemo } from "./web-view-demo.ts";
import { loadWebViewPayment, webViewPaymentForm } from "./web-view-payment.ts";

export const subscriptions: Area = {
  screens: {
    "mon-compte-mes-abonnements": { load: loadSubscriptions },
    "mon-compte-mes-abonnements-subscription": {
      load: withShipmentResult(withCardResult(loadSubscription)),
      action: subscriptionForms,
    },
    "web-view-subscription-changement-de-paiement": {
      load: loadWebViewPayment,
      action: webViewPaymentForm,
    },
    "webView-demo": { load: loadWebViewDemo },
  },
};
