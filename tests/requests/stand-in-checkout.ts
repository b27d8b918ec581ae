import { env } from "cloudflare:workers";
import { logIn } from "./customer.ts";
import { askApi, type CartLine, cartWith, type OrderAnswer } from "./stand-in-api.ts";

export interface CheckoutOrder extends OrderAnswer {
  id: number;
  number: string | null;
  state: string;
  paymentState: string;
  shippingState: string;
  payments: {
    id: number;
    state: string;
    method: string | null;
    amount: number;
    details?: { bankCode: string; bankMessage: string };
  }[];
  billingAddress: { street: string } | null;
  shippingAddress: { street: string } | null;
  shipments: { id: number; method: string | null; pickupPoint: string | null }[];
}

export const lyon = {
  firstName: "Paul",
  lastName: "Martin",
  street: "12 rue des Lilas",
  city: "Lyon",
  postcode: "69002",
  countryCode: "FR",
  phoneNumber: "+33612345678",
};

/** Writes an address that no request may choose. */
export const moveOrder = (token: string, address: object) =>
  env.DB.prepare("update orders set shippingAddress = ? where tokenValue = ?")
    .bind(JSON.stringify(address), token)
    .run();

const chicken = { code: "11000101" };

export async function checkoutOf({
  quantity = 1,
  lines = [{ ...chicken, quantity }],
}: {
  quantity?: number;
  lines?: CartLine[];
} = {}) {
  const { token } = await logIn("paul.martin@example.be");
  const { cart } = await cartWith(lines);
  const ask = <T = CheckoutOrder>(method: string, path: string, body?: unknown) =>
    askApi<T>(method, `orders/${cart}${path}`, body, { token });
  await ask("PUT", "", { customer: "/api/v2/shop/customers/2" });
  const read = async () => (await ask("GET", "")).body;
  const live = async () => {
    const payment = (await read()).payments.at(-1);
    if (!payment) throw new Error("the order has no payment");
    return payment;
  };
  const checkout = {
    cart,
    token,
    ask,
    read,
    live,
    address: (billingAddress: object = lyon) => ask("PATCH", "/address", { billingAddress }),
    ship: async (code = "colissimo", pickupPoint?: string) =>
      ask("PATCH", `/shipments/${(await read()).id}`, {
        shippingMethod: `/api/v2/shop/shipping-methods/${code}`,
        pickupPoint,
      }),
    choosePayment: async (code = "card") =>
      ask("PATCH", `/payments/${(await live()).id}`, {
        paymentMethod: `/api/v2/shop/payment-methods/${code}`,
      }),
    complete: () => ask("PATCH", "/complete", {}),
    configuration: async () =>
      ask<{ redirectUrl?: string; instructions?: string }>(
        "GET",
        `/payments/${(await live()).id}/configuration`,
      ),
  };
  return checkout;
}

export type Checkout = Awaited<ReturnType<typeof checkoutOf>>;

export async function placed(method = "card", checkout?: Checkout): Promise<Checkout> {
  const order = checkout ?? (await checkoutOf());
  await order.address();
  await order.ship();
  await order.choosePayment(method);
  await order.complete();
  return order;
}

export async function leaveFailedLast(cart: string): Promise<void> {
  await env.DB.prepare(
    "delete from payments where state = 'new' and orderId = (select id from orders where tokenValue = ?)",
  )
    .bind(cart)
    .run();
}

export function atGateway(address: string, fields: Record<string, string>): Promise<Response> {
  return (env.SANDBOX as Fetcher).fetch(`http://sandbox${address}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
}

export async function mailsTo(email: string): Promise<{ subject: string; html: string }[]> {
  const answer = await (env.SANDBOX as Fetcher).fetch(
    `http://sandbox/_sandbox/mailbox?to=${encodeURIComponent(email)}`,
  );
  return answer.json();
}
