import * as z from "zod/mini";
import { demoAddresses } from "../../sandbox/demo/demo-addresses.ts";
import { checkoutHref, checkoutSteps } from "../../shared/checkout/checkout-steps.ts";
import { logIn, measureOwnPages, type OwnSession, owner, ownPagesTable } from "./own-pages.ts";
import type { AskApi, StandIns } from "./stand-ins.ts";
import type { Table } from "./table.ts";
import type { Servers } from "./workerd.ts";

const home = demoAddresses.find(({ customerId }) => customerId === owner?.customer.id)?.address;

const bar = 0.02;

export async function measureCheckout(servers: Servers, { askApi, product }: StandIns): Promise<Table> {
  const session = await logIn(askApi);
  const order = await orderReady(askApi, product.variantCode, session);
  const steps = checkoutSteps.map((step) => ({ name: step, path: checkoutHref(order, step) }));
  const figures = await measureOwnPages(servers, session.cookies, steps);
  return {
    text: ownPagesTable("Step", figures, String(bar)),
    missed: figures
      .filter(({ ratio }) => ratio < bar)
      .map(({ name, ratio }) => `The step ${name}: ${ratio.toFixed(3)} is below ${bar}.`),
  };
}

const numbered = z._default(z.array(z.object({ id: z.int() })), []);
const orderSchema = z.object({ tokenValue: z.string(), shipments: numbered, payments: numbered });

export async function orderReady(askApi: AskApi, variantCode: string, { token, customer }: OwnSession) {
  const ask = async (method: string, path: string, body?: object) =>
    orderSchema.parse(await askApi(method, path, body, token));
  const { tokenValue } = await ask("POST", "orders", { localeCode: "fr-FR", channelCode: "museau_fr" });
  const own = `orders/${tokenValue}`;
  await ask("PATCH", `${own}/items`, {
    productVariant: `/api/v2/shop/product-variants/${variantCode}`,
    quantity: 2,
    subscriptionInterval: 31,
  });
  await ask("PUT", own, { customer });
  const addressed = await ask("PATCH", `${own}/address`, { billingAddress: home });
  const shipped = await ask("PATCH", `${own}/shipments/${addressed.shipments[0]?.id}`, {
    shippingMethod: "/api/v2/shop/shipping-methods/colissimo",
  });
  await ask("PATCH", `${own}/payments/${shipped.payments.at(-1)?.id}`, {
    paymentMethod: "/api/v2/shop/payment-methods/card",
  });
  return tokenValue;
}
