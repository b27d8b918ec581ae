import { Hono } from "hono";
import type { Area } from "../area.ts";
import type { AppEnv } from "../context.ts";
import { beginCheckout } from "./begin-checkout.ts";
import { checkoutForms, loadCheckout } from "./checkout.ts";
import { loadConfirmation } from "./confirmation/confirmation.ts";
import { orderPaymentApi } from "./payment/order-payment-api.ts";
import { pickupPointsApi } from "./shipping/pickup-points-api.ts";

export const checkout: Area = {
  screens: {
    "commande-order": {
      load: loadCheckout,
      action: checkoutForms,
    },
    "commande-order-confirmation": { load: loadConfirmation },
  },
  api: {
    "cart/checkout": new Hono<AppEnv>().post("/", beginCheckout.act),
    orders: orderPaymentApi,
    "pickup-points": pickupPointsApi,
  },
};
