import type { Area } from "../area.ts";
import { invoiceApi } from "./invoice-api.ts";
import { loadOrder } from "./order-detail.ts";
import { loadOrders } from "./order-list.ts";

export const orders: Area = {
  screens: {
    "mon-compte-mes-commandes": { load: loadOrders },
    "mon-compte-mes-commandes-order": { load: loadOrder },
  },
  api: { orders: invoiceApi },
};
