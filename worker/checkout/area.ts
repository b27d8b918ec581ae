import type { Area } from "../area.ts";
import { actOnCheckout, keepTyped, loadCheckout } from "./checkout.ts";
import { loadConfirmation } from "./confirmation.ts";
import { orderPaymentApi } from "./order-payment-api.ts";
import { pickupPointsApi } from "./pickup-points-api.ts";

export const checkout: Area = {
  screens: {
    "commande-order": {
      load: loadCheckout,
      action: { bodyLimit: 32_000, act: actOnCheckout, turnedAway: keepTyped },
    },
    "commande-order-confirmation": { load: loadConfirmation },
  },
  api: { orders: orderPaymentApi, "pickup-points": pickupPointsApi },
};
