import type { PersonalData } from "../../shared/customer/personal-data.ts";
import type { AppContext } from "../context.ts";
import { knownCustomer } from "../session/known-customer.ts";
import type { Customer } from "../upstream/ecommerce/customer/customer.ts";

export interface PersonalCustomer {
  /** Comes from the session, never from a form. */
  id: string;
  data: PersonalData;
}

export async function personalCustomer(c: AppContext): Promise<PersonalCustomer> {
  const { id, customer } = await knownCustomer(c);
  return { id, data: personalDataOf(customer) };
}

export const readAgain = async (c: AppContext, id: string): Promise<PersonalData> =>
  personalDataOf(await c.var.ecommerce.customer(id));

export const personalDataOf = ({
  isSubscriber: _subscriber,
  defaultAddress: _address,
  ...data
}: Customer): PersonalData => data;
