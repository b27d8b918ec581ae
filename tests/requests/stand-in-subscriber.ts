import { logIn } from "./customer.ts";
import { type ApiAnswer, askApi } from "./stand-in-api.ts";

export interface SubscriptionAnswer {
  id: number;
  state: string;
  nextShipmentDate: string | null;
  editableUntil: string | null;
  locked: boolean;
  shippedCount: number;
  pendingOrder: string | null;
  pausedUntil: string | null;
  items: {
    id: number;
    variant: { code: string };
    quantity: number;
    unitPrice: number;
    originalUnitPrice: number;
    subtotal: number;
    available: boolean;
    once: boolean;
  }[];
  itemsTotal: number;
  orderPromotionTotal: number;
  shippingTotal: number;
  total: number;
  billingAddress: object;
  alerts: { kind: string; subject: string }[];
  coupons: { code: string; valid: boolean }[];
  card: { lastDigits: string } | null;
}

export async function subscriber(email: string | null, id: number) {
  const { token } = email === null ? { token: undefined } : await logIn(email);
  const write = <T = SubscriptionAnswer>(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<ApiAnswer<T>> =>
    askApi<T>(
      method,
      path.startsWith("../") ? path.slice(3) : `subscriptions/${id}${path}`,
      body,
      token ? { token } : {},
    );
  return { write, read: async () => (await write("GET", "")).body };
}
