import * as z from "zod/mini";
import { demoAddresses } from "../../sandbox/demo-addresses.ts";
import { demoCustomers, demoPassword } from "../../sandbox/demo-customers.ts";
import { checkoutHref, checkoutSteps } from "../../shared/checkout/checkout-steps.ts";
import { loadOf, median, percentile } from "./load.ts";
import { browser } from "./pages.ts";
import type { AskApi, StandIns } from "./stand-ins.ts";
import { markdownTable, type Table } from "./table.ts";
import type { Servers } from "./workerd.ts";

interface StepFigures {
  step: string;
  bytes: number;
  /** Milliseconds to the last byte, one request after the other. */
  p50: number;
  p95: number;
  /** Requests per second beside those of a raw page of the same bytes. */
  ratio: number;
}

/** Who buys in the bench, and where it goes: the first entry of her address book. */
const [buyer] = demoCustomers;
const home = demoAddresses.find(({ customerId }) => customerId === buyer?.customer.id)?.address;

/** The least share of a raw page's requests per second that a step must reach, one request after the other. */
const bar = 0.02;
const rounds = 5;
/** Milliseconds for which each step is asked for, in each round. */
const time = 400;

/** Every step of an order that is ready to be placed, as its customer. */
export async function measureCheckout({ shop, raw }: Servers, { askApi, product }: StandIns): Promise<Table> {
  const { order, cookies } = await orderReady(askApi, product.variantCode);
  const figures: StepFigures[] = [];
  for (const step of checkoutSteps) {
    const path = checkoutHref(order, step);
    const answer = await fetch(shop + path, {
      headers: { "user-agent": browser, cookie: cookies },
      redirect: "manual",
    });
    const html = await answer.text();
    if (answer.status !== 200 || !html.includes("</html>"))
      throw new Error(`The step ${step} cannot be measured: its status is ${answer.status}.`);
    const kept = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    const headers = { Cookie: [cookies, ...kept].join("; ") };
    await fetch(raw + path, { method: "PUT", body: html });
    await loadOf(shop + path, 1, time, headers);
    await loadOf(raw + path, 1, time);
    const times: number[] = [];
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const load = await loadOf(shop + path, 1, time, headers);
      times.push(...load.times);
      ratios.push(load.rate / (await loadOf(raw + path, 1, time)).rate);
    }
    figures.push({
      step,
      bytes: Buffer.byteLength(html),
      ratio: median(ratios),
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
    });
  }
  return {
    text: checkoutTable(figures),
    missed: figures
      .filter(({ ratio }) => ratio < bar)
      .map(({ step, ratio }) => `The step ${step}: ${ratio.toFixed(3)} is below ${bar}.`),
  };
}

const numbered = z._default(z.array(z.object({ id: z.int() })), []);
const orderSchema = z.object({ tokenValue: z.string(), shipments: numbered, payments: numbered });

async function orderReady(askApi: AskApi, variantCode: string) {
  const session = z
    .object({ token: z.string(), customer: z.string() })
    .parse(
      await askApi("POST", "authentication-token", { email: buyer?.customer.email, password: demoPassword }),
    );
  const ask = async (method: string, path: string, body?: object) =>
    orderSchema.parse(await askApi(method, path, body, session.token));
  const { tokenValue } = await ask("POST", "orders", { localeCode: "fr-FR", channelCode: "museau_fr" });
  const own = `orders/${tokenValue}`;
  await ask("PATCH", `${own}/items`, {
    productVariant: `/api/v2/shop/product-variants/${variantCode}`,
    quantity: 2,
    subscriptionInterval: 31,
  });
  await ask("PUT", own, { customer: session.customer });
  const addressed = await ask("PATCH", `${own}/address`, { billingAddress: home });
  const shipped = await ask("PATCH", `${own}/shipments/${addressed.shipments[0]?.id}`, {
    shippingMethod: "/api/v2/shop/shipping-methods/colissimo",
  });
  await ask("PATCH", `${own}/payments/${shipped.payments.at(-1)?.id}`, {
    paymentMethod: "/api/v2/shop/payment-methods/card",
  });
  const cookies = `jwtTokenRaw=${session.token}; customerUri=${encodeURIComponent(session.customer)}`;
  return { order: tokenValue, cookies };
}

function checkoutTable(results: readonly StepFigures[]): string {
  const rows = results.map(({ step, bytes, p50, p95, ratio }) => [
    step,
    String(bytes),
    `${p50.toFixed(1)} ms`,
    `${p95.toFixed(1)} ms`,
    ratio.toFixed(3),
    String(bar),
  ]);
  return markdownTable(["Step", "Bytes", "p50", "p95", "Ratio", "Bar"], rows);
}
