import * as z from "zod/mini";
import { or } from "./fields.ts";

/** A customer (spec 3); a key may be missing or null, and gender may be unknown. */
export const customerSchema: z.ZodMiniType<Customer> = z.pipe(
  z.object({
    firstName: or(z.string(), ""),
    lastName: or(z.string(), ""),
    email: or(z.string(), ""),
    subscriber: or(z.boolean(), false),
    user: z.nullish(z.object({ verified: z.nullish(z.boolean()) })),
  }),
  z.transform(({ subscriber, user, ...customer }) => ({
    ...customer,
    isSubscriber: subscriber,
    isUnverified: user?.verified === false,
  })),
);

export interface Customer {
  firstName: string;
  lastName: string;
  email: string;
  isSubscriber: boolean;
  /** The e-mail address is not yet proven to be the customer's. */
  isUnverified: boolean;
}

/** What a failed customer fetch yields (spec 8). */
export const defaultCustomer: Customer = {
  firstName: "",
  lastName: "",
  email: "",
  isSubscriber: false,
  isUnverified: false,
};

/**
 * The number at the end of "/api/v2/shop/customers/1"; undefined where the reference names no customer. Nothing else of it
 * is used: it comes back in a cookie, and must not lead the token anywhere else.
 */
export function customerIdOf(iri: string): string | undefined {
  return /(?:^|\/)shop\/customers\/([\w-]{1,64})$/.exec(iri)?.[1];
}

/** Characters: a token lives in a cookie, and browsers drop one of more than 4096 bytes without a word. */
const token = z.string().check(z.minLength(1), z.maxLength(3800));

/**
 * The authentication response (spec 3). `customer` is an IRI.
 */
const authenticationSchema = z.object({
  token,
  refresh_token: token,
  customer: z.string().check(z.refine((iri) => customerIdOf(iri) !== undefined)),
  user: z.unknown().check(z.refine((user) => user !== undefined && user !== null)),
  cart: z.nullish(z.string()),
});
export type Authentication = z.infer<typeof authenticationSchema>;

/** @throws Error "no authentication data in the response" where customer or user is missing (spec 5) */
export function parseAuthentication(answer: unknown): Authentication {
  const parsed = authenticationSchema.safeParse(answer);
  if (!parsed.success) throw new Error("no authentication data in the response", { cause: parsed.error });
  return parsed.data;
}

/** Expiry of an access token in milliseconds, from its exp claim (seconds); undefined where the token is not readable. */
export function tokenExpiry(jwt: string): number | undefined {
  try {
    const [, payload = ""] = jwtForm.exec(jwt) ?? [];
    const claims: unknown = JSON.parse(
      decoder.decode(Uint8Array.fromBase64(payload, { alphabet: "base64url" })),
    );
    const parsed = z.object({ exp: z.number() }).safeParse(claims);
    return parsed.success ? parsed.data.exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}

const decoder = new TextDecoder();

/** Three parts in base64url, the last one perhaps empty. */
const jwtForm = /^[\w=-]+\.([\w=-]+)\.[\w=-]*$/;

/** Ten minutes: a token is refreshed this long before it expires (spec 9). */
export const refreshLead = 10 * 60 * 1000;
