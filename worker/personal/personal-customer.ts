import type { PersonalData } from "../../shared/customer/personal-data.ts";
import type { AppContext, Services } from "../context.ts";
import { knownCustomer } from "../session/known-customer.ts";
import type { Customer } from "../upstream/ecommerce/customer/customer.ts";

export interface PersonalCustomer {
  /** Comes from the session, never from a form. */
  id: string;
  data: PersonalData;
}

export async function personalCustomer(c: AppContext): Promise<PersonalCustomer> {
  const { id, customer } = await knownCustomer(c.var.session);
  return { id, data: personalDataOf(customer) };
}

export const readAgain = async ({ ecommerce }: Services<"ecommerce">, id: string): Promise<PersonalData> =>
  personalDataOf(await ecommerce.customer(id));

export const personalDataOf = ({
  isSubscriber: _subscriber,
  defaultAddress: _address,
  ...data
}: Customer): PersonalData => data;
