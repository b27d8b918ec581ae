import * as z from "zod/mini";
import { demoAddresses } from "../../sandbox/demo-addresses.ts";
import { demoCustomers, demoPassword } from "../../sandbox/demo-customers.ts";
import { checkoutOrderSchema, livePayment, liveShipment } from "../../shared/checkout/checkout-order.ts";
import { checkoutHref, checkoutSteps } from "../../shared/checkout/checkout-steps.ts";
import { loadOf, percentile } from "./load.ts";
import { browser } from "./pages.ts";

/** Asks the e-commerce stand-in, past everything that is measured. */
export type AskApi = (method: string, path: string, body?: object, token?: string) => Promise<unknown>;

export interface StepFigures {
  step: string;
  bytes: number;
  /** Milliseconds to the last byte, one request after the other. */
  p50: number;
  p95: number;
}

/** Who buys in the bench, and where it goes: the first entry of her address book. */
const [buyer] = demoCustomers;
const home = demoAddresses.find(({ customerId }) => customerId === buyer?.customer.id)?.address;

/** Milliseconds for which each step is asked for. */
const time = 2000;

/** Every step of an order that only waits for its button, for the customer whose it is. */
export async function measureCheckout(
  shop: string,
  askApi: AskApi,
  variantCode: string,
): Promise<StepFigures[]> {
  const { order, cookies } = await orderReady(askApi, variantCode);
  const figures: StepFigures[] = [];
  for (const step of checkoutSteps) {
    const address = shop + checkoutHref(order, step);
    const answer = await fetch(address, {
      headers: { "user-agent": browser, cookie: cookies },
      redirect: "manual",
    });
    const html = await answer.text();
    if (answer.status !== 200 || !html.includes("</html>"))
      throw new Error(`The step ${step} cannot be measured: its status is ${answer.status}.`);
    const kept = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    const headers = { Cookie: [cookies, ...kept].join("; ") };
    await loadOf(address, 1, time / 2, headers);
    const { times } = await loadOf(address, 1, time, headers);
    figures.push({
      step,
      bytes: Buffer.byteLength(html),
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
    });
  }
  return figures;
}

async function orderReady(askApi: AskApi, variantCode: string) {
  const session = z
    .object({ token: z.string(), customer: z.string() })
    .parse(
      await askApi("POST", "authentication-token", { email: buyer?.customer.email, password: demoPassword }),
    );
  const ask = async (method: string, path: string, body?: object) =>
    checkoutOrderSchema.parse(await askApi(method, path, body, session.token));
  const { tokenValue } = await ask("POST", "orders", { localeCode: "fr-FR", channelCode: "museau_fr" });
  const own = `orders/${tokenValue}`;
  await ask("PATCH", `${own}/items`, {
    productVariant: `/api/v2/shop/product-variants/${variantCode}`,
    quantity: 2,
    subscriptionInterval: 31,
  });
  await ask("PUT", own, { customer: session.customer });
  const addressed = await ask("PATCH", `${own}/address`, { billingAddress: home });
  const shipped = await ask("PATCH", `${own}/shipments/${liveShipment(addressed)?.id}`, {
    shippingMethod: "/api/v2/shop/shipping-methods/colissimo",
  });
  await ask("PATCH", `${own}/payments/${livePayment(shipped)?.id}`, {
    paymentMethod: "/api/v2/shop/payment-methods/card",
  });
  const cookies = `jwtTokenRaw=${session.token}; customerUri=${encodeURIComponent(session.customer)}`;
  return { order: tokenValue, cookies };
}

export function checkoutTable(results: readonly StepFigures[], bar: number): string {
  const rows = results.map(({ step, bytes, p50, p95 }) => [
    step,
    String(bytes),
    `${p50.toFixed(1)} ms`,
    `${p95.toFixed(1)} ms`,
    `${bar} ms`,
  ]);
  const head = ["Step", "Bytes", "p50", "p95", "Bar of p95"];
  const lines = [head, head.map((_, column) => (column ? "---:" : "---")), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
