import type { AppContext } from "../context.ts";
import { type Customer, defaultCustomer } from "../upstream/ecommerce/customer.ts";
import { UpstreamError } from "../upstream/http.ts";

/** The id is of the session, never from a form, and the API has taken it. */
export interface KnownCustomer {
  id: string;
  customer: Customer;
}

/** The header's own call. @throws UpstreamError where the customer cannot be read */
export async function knownCustomer(c: AppContext): Promise<KnownCustomer> {
  const customer = await c.var.session.customer();
  const { customerId: id } = c.var.session;
  // `session.customer` has logged why.
  if (!id || customer === defaultCustomer) throw new UpstreamError("customer", 503, undefined);
  return { id, customer };
}
