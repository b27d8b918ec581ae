import * as z from "zod/mini";
import {
  type Authentication,
  type Customer,
  customerSchema,
  parseAuthentication,
} from "../../../shared/customer.ts";
import type { Call, Send } from "./send.ts";

const calls = {
  refresh: () => ["POST", "shop/authentication-token/refresh"],
  customer: (id: string) => ["GET", `shop/customers/${id}`],
} as const satisfies Record<string, (...parts: never[]) => Call>;

/** Who a visitor is (spec 7): signing in, the customer, passwords. */
export function accountCalls(send: Send) {
  return {
    /** @throws Error "no authentication data in the response" beside UpstreamError */
    refresh: async (refreshToken: string): Promise<Authentication> =>
      parseAuthentication(
        await send(calls.refresh(), z.looseObject({}), { body: { refresh_token: refreshToken } }),
      ),
    /** @param iri as the API gave it: it may begin with the API's own prefix */
    customer: async (iri: string): Promise<Customer> => send(calls.customer(customerId(iri)), customerSchema),
  };
}

/**
 * The number at the end of "/api/v2/shop/customers/1". Nothing else of the reference is used: it comes back in a
 * cookie, and must not lead the token anywhere else.
 */
function customerId(iri: string): string {
  const id = /(?:^|\/)shop\/customers\/([\w-]{1,64})$/.exec(iri)?.[1];
  if (!id) throw new Error("the reference names no customer");
  return id;
}
