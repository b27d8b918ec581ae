import type { AppContext } from "../context.ts";
import { type Customer, defaultCustomer } from "../upstream/ecommerce/customer/customer.ts";
import { UpstreamError } from "../upstream/http.ts";

export interface KnownCustomer {
  id: string;
  customer: Customer;
}

/** @throws UpstreamError if the customer cannot be read */
export async function knownCustomer(c: AppContext): Promise<KnownCustomer> {
  const customer = await c.var.session.customer();
  const { customerId: id } = c.var.session;
  if (!id || customer === defaultCustomer) throw new UpstreamError("customer", 503, undefined);
  return { id, customer };
}
