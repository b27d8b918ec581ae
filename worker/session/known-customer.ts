import type { Session } from "../context.ts";
import { type Customer, defaultCustomer } from "../upstream/ecommerce/customer/customer.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";

export interface KnownCustomer {
  id: string;
  customer: Customer;
}

/** @throws UpstreamError if the customer cannot be read */
export async function knownCustomer(session: Session): Promise<KnownCustomer> {
  const customer = await session.customer();
  const { customerId: id } = session;
  if (!id || customer === defaultCustomer) throw new UpstreamError("customer", 503, undefined);
  return { id, customer };
}
