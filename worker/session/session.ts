import type { Customer } from "../upstream/ecommerce/customer.ts";

/** Who is asking, decided once a request. */
export interface Session {
  /** The access token's expiry is in the future (spec 4). */
  loggedIn: boolean;
  /** Access token; set when logged in. */
  token?: string;
  customerUri?: string;
  cartToken?: string;
  /** The API refused the token while this request was answered. */
  ended?: boolean;
  /** Loaded at most once a request; a failed fetch is the empty default customer (spec 8). */
  customer(): Promise<Customer>;
}

/** Classes of the page's body (spec 4). */
export async function bodyClasses(session: Session): Promise<string> {
  const { subscriber } = await session.customer();
  if (!session.loggedIn) return "is-anonymous";
  return subscriber ? "is-logged is-subscriber" : "is-logged";
}
