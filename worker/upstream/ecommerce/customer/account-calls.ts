import * as z from "zod/mini";
import { path } from "../../path.ts";
import { UpstreamError } from "../../upstream-error.ts";
import type { Channel } from "../cart-calls.ts";
import { movedCalls, resetLocaleName } from "../moved-calls.ts";
import type { Call, SendCall } from "../send.ts";
import { type Authentication, type Customer, customerSchema, parseAuthentication } from "./customer.ts";

const lookUpSchema = z.object({ exists: z._default(z.boolean(), true) });

const calls = {
  lookUp: () => ["POST", "shop/customer/lookup"],
  register: () => ["POST", "shop/customers"],
  refresh: () => ["POST", "shop/authentication-token/refresh"],
  customer: (id: string) => ["GET", path`shop/customers/${id}`],
} as const satisfies Record<string, (...parts: never[]) => Call>;

const accepted = [202, 204];

export interface Registration {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  gender: string | null;
  /** Date only, ISO 8601. */
  birthday: string | null;
  subscribedToNewsletter: boolean;
  sponsorCode?: string;
}

export type Credentials =
  | { email: string; password: string }
  | { identityToken: string; botCheckToken: string };

export function accountCalls(send: SendCall, { locale, version }: Pick<Channel, "locale" | "version">) {
  const moved = movedCalls[version];
  return {
    hasAccount: async (email: string): Promise<boolean> => {
      try {
        const { exists } = await send(calls.lookUp(), lookUpSchema, { body: { email } });
        return exists;
      } catch (error) {
        if (error instanceof UpstreamError && error.status === 404) return false;
        throw error;
      }
    },
    register: async (registration: Registration): Promise<void> => {
      await send(calls.register(), z.unknown(), { body: registration, proof: [201, 204] });
    },
    /** 401 for wrong credentials. @throws Error if the answer has no authentication data */
    logIn: async (credentials: Credentials): Promise<Authentication> =>
      parseAuthentication(await send(moved.logIn(), z.looseObject({}), { body: credentials })),
    /** @throws Error also if the answer has no further refresh token */
    refresh: async (spent: string): Promise<Authentication & { refreshToken: string }> => {
      const body = { refresh_token: spent };
      const answer = parseAuthentication(await send(calls.refresh(), z.looseObject({}), { body }));
      const { refreshToken } = answer;
      if (refreshToken === undefined) throw new Error("no refresh token in the response");
      return { ...answer, refreshToken };
    },
    /** Short deadline, because every page header needs the name. */
    customer: (id: string): Promise<Customer> => send(calls.customer(id), customerSchema, { deadline: 2000 }),
    askForReset: async (email: string): Promise<void> => {
      await send(moved.askForReset(), z.unknown(), {
        body: { email, [resetLocaleName(version)]: locale },
        proof: accepted,
      });
    },
    resetPassword: async (
      token: string,
      passwords: { newPassword: string; confirmNewPassword: string },
    ): Promise<void> => {
      await send(moved.resetPassword(token), z.unknown(), { body: passwords, proof: accepted });
    },
    askForVerification: async (): Promise<void> => {
      await send(moved.askForVerification(), z.unknown(), { body: {}, proof: accepted });
    },
    verifyEmail: async (token: string): Promise<void> => {
      await send(moved.verify(token), z.unknown(), { body: {}, proof: accepted });
    },
  };
}
