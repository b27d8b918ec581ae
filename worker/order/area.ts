import { Hono } from "hono";
import type { Area } from "../area.ts";
import type { AppEnv } from "../context.ts";
import { loadOrderCancellation, orderCancellation } from "./cancel/cancel-order.ts";
import { loadClaim, postClaim } from "./claim/claim-order.ts";
import { invoiceApi } from "./detail/invoice-api.ts";
import { loadHistoryOrder, loadOrder } from "./detail/order-detail.ts";
import { orderTransitionApi } from "./detail/transition-api.ts";
import { loadFollowedOrder } from "./followed/followed-order.ts";
import { loadHistory, loadOrders } from "./list/order-list.ts";
import { orderedProductsApi } from "./list/ordered-products-api.ts";

export const order: Area = {
  screens: {
    "suivi-order": { load: loadFollowedOrder },
    "mon-compte-mes-commandes": { load: loadOrders },
    "mon-compte-mes-commandes-order": { load: loadOrder },
    "mon-compte-mes-commandes-order-annuler": { load: loadOrderCancellation, action: orderCancellation },
    "mon-compte-mes-commandes-order-signaler": { load: loadClaim, action: { act: postClaim } },
    "mon-compte-mes-abonnements-subscription-historique": { load: loadHistory },
    "mon-compte-mes-abonnements-subscription-historique-order": { load: loadHistoryOrder },
  },
  api: {
    orders: new Hono<AppEnv>().route("/", invoiceApi).route("/", orderTransitionApi),
    "ordered-products": orderedProductsApi,
  },
};
