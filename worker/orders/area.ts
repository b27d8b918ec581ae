import { Hono } from "hono";
import type { Area } from "../area.ts";
import type { AppEnv } from "../context.ts";
import { invoiceApi } from "./invoice-api.ts";
import { loadHistoryOrder, loadOrder } from "./order-detail.ts";
import { loadHistory, loadOrders } from "./order-list.ts";
import { orderTransitionApi } from "./transition-api.ts";

export const orders: Area = {
  screens: {
    "mon-compte-mes-commandes": { load: loadOrders },
    "mon-compte-mes-commandes-order": { load: loadOrder },
    "mon-compte-mes-abonnements-subscription-historique": { load: loadHistory },
    "mon-compte-mes-abonnements-subscription-historique-order": { load: loadHistoryOrder },
  },
  api: { orders: new Hono<AppEnv>().route("/", invoiceApi).route("/", orderTransitionApi) },
};
