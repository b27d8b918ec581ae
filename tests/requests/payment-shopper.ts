import { env } from "cloudflare:workers";
import { type Shopper, shopperWith, submitStep } from "./checkout-shopper.ts";
import type { CartLine } from "./stand-in-api.ts";
import { atGateway, lyon } from "./stand-in-checkout.ts";

export const cards = {
  good: { number: "4970 1000 0000 0000", expiry: "12/30", cvc: "123" },
  strong: { number: "5100 1000 0000 0008", expiry: "12/30", cvc: "123" },
  refused: { number: "4970 1000 0000 0026", expiry: "12/30", cvc: "123" },
  silent: { number: "4970 1000 0000 0034", expiry: "12/30", cvc: "123" },
};

export async function atSummary(
  method: string | null = "card",
  lines?: readonly CartLine[],
  couponCode?: string,
) {
  const shopper = await shopperWith(lines);
  await shopper.callApi("PUT", "", { customer: "/api/v2/shop/customers/2" });
  if (couponCode) await shopper.callApi("PATCH", "/apply-coupon", { couponCode });
  await shopper.callApi("PATCH", "/address", { billingAddress: lyon });
  const { shipments } = await shopper.read();
  await shopper.callApi("PATCH", `/shipments/${shipments[0]?.id}`, {
    shippingMethod: "/api/v2/shop/shipping-methods/colissimo",
  });
  if (method) {
    const { payments } = await shopper.read();
    await shopper.callApi("PATCH", `/payments/${payments.at(-1)?.id}`, {
      paymentMethod: `/api/v2/shop/payment-methods/${method}`,
    });
  }
  return shopper;
}

export async function order(shopper: Shopper): Promise<string> {
  const answer = await submitStep(shopper, "recapitulatif");
  return leadsTo(answer);
}

export const leadsTo = (answer: Response) => answer.headers.get("location") ?? String(answer.status);

export async function atPayment(method = "card") {
  const shopper = await atSummary(method);
  const gateway = await order(shopper);
  if (!gateway.startsWith("/_sandbox/paiement/")) throw new Error(`not at the gateway but at ${gateway}`);
  return { shopper, gateway };
}

export async function pay({ browser, path }: Shopper, fields: Record<string, string>): Promise<Response> {
  const { html } = await browser.visit(path());
  return browser.post(path(), { tentative: attemptIn(html), ...fields });
}

export const attemptIn = (html: string) => /name="tentative" value="(\d+)"/.exec(html)?.[1] ?? "";

export const notify = (gateway: string) => atGateway(`${gateway}/notify`, {});

export async function captured(shopper: Shopper) {
  const { payments } = await shopper.read();
  return payments.filter(({ state }) => state === "completed").map(({ amount }) => amount);
}

export async function placedOrders(): Promise<number> {
  const row = await env.DB.prepare("select count(*) as n from orders where state != 'cart'").first<{
    n: number;
  }>();
  return row?.n ?? 0;
}
