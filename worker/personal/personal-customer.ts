import type { PersonalData } from "../../shared/customer/personal-data.ts";
import type { AppContext } from "../context.ts";
import { type Customer, defaultCustomer } from "../upstream/ecommerce/customer.ts";
import { UpstreamError } from "../upstream/http.ts";

export interface PersonalCustomer {
  /** Of the session: never from a form. */
  id: string;
  data: PersonalData;
}

/** The header's own call. @throws UpstreamError where the customer cannot be read */
export async function personalCustomer(c: AppContext): Promise<PersonalCustomer> {
  const customer = await c.var.session.customer();
  const { customerId: id } = c.var.session;
  // `session.customer` has logged why.
  if (!id || customer === defaultCustomer) throw new UpstreamError("customer", 503, undefined);
  return { id, data: dataOf(customer) };
}

/** After a doubtful write. @throws UpstreamError */
export const readAgain = async (c: AppContext, id: string): Promise<PersonalData> =>
  dataOf(await c.var.ecommerce.customer(id));

const dataOf = ({ isSubscriber: _subscriber, defaultAddress: _address, ...data }: Customer): PersonalData =>
  data;
