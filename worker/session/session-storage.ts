import * as z from "zod/mini";
import {
  type Authentication,
  customerReference,
  customerUriOf,
} from "../upstream/ecommerce/customer/customer.ts";

/** Stored names are a contract: older and newer deployments read each other's records. */

export type SessionTokens = Pick<Authentication, "token" | "customerId"> & { refreshToken: string };

export interface SpentToken extends SessionTokens {
  givenAt?: number | undefined;
  isHandedOver?: boolean | undefined;
}

export const spentSchema = z.pipe(
  z.object({
    token: z.string(),
    refresh_token: z.string(),
    customer: customerReference,
    given_at: z.optional(z.number()),
    handed_over: z.optional(z.boolean()),
  }),
  z.transform(
    ({ token, refresh_token, customer, given_at, handed_over }): SpentToken => ({
      token,
      refreshToken: refresh_token,
      customerId: customer,
      givenAt: given_at,
      isHandedOver: handed_over,
    }),
  ),
);

export const storedTokens = ({ token, refreshToken, customerId, givenAt, isHandedOver }: SpentToken) => ({
  token,
  refresh_token: refreshToken,
  customer: customerUriOf(customerId),
  ...(givenAt === undefined ? {} : { given_at: givenAt }),
  ...(isHandedOver === undefined ? {} : { handed_over: isHandedOver }),
});

export const sessionLife = 30 * 24 * 60 * 60_000;

export interface Latest {
  refreshToken: string;
  /** Seconds since 1970, of the access token. */
  issuedAt: number | undefined;
}

export const membershipSchema = z.object({
  /** Name of the object of the session's first token. */
  head: z.string(),
  account: z.optional(z.string()),
});
export type Membership = z.infer<typeof membershipSchema>;

export const endedSchema = z.object({
  refreshToken: z.string(),
  account: z.optional(z.string()),
  /** Seconds since 1970; the session's access tokens were issued before this moment. */
  before: z.number(),
  tries: z.number(),
  isTold: z.optional(z.boolean()),
});
export type Ended = z.infer<typeof endedSchema>;
