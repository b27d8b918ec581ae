import * as z from "zod/mini";
import { parseDate } from "../../../../shared/time/dates.ts";
import { tolerantMembers } from "../../lists.ts";
import { orDefault, text } from "../fields.ts";
import { reference } from "../references.ts";

const user = z.object(tolerantMembers({ verified: z.nullish(z.boolean()) }));

const flag = orDefault(
  z.pipe(
    z.union([z.boolean(), z.literal([0, 1, "0", "1"])]),
    z.transform((value) => value === true || Number(value) === 1),
  ),
  null,
);

const hash = z.string().check(z.regex(/^[\da-f]{32,128}$/i));

export const customerSchema: z.ZodMiniType<Customer> = z.pipe(
  z.object(
    tolerantMembers({
      firstName: orDefault(z.string(), ""),
      lastName: orDefault(z.string(), ""),
      fullName: orDefault(z.string(), ""),
      email: orDefault(z.string(), ""),
      gender: orDefault(z.string(), ""),
      birthday: orDefault(z.string(), ""),
      subscribedToNewsletter: orDefault(z.boolean(), false),
      communicationLanguage: orDefault(z.string(), ""),
      defaultAddress: reference,
      subscriber: orDefault(z.boolean(), false),
      newCustomer: flag,
      lastOrderDate: text,
      emailHashed: orDefault(hash, ""),
      user: z.nullish(z.union([z.string(), user])),
    }),
  ),
  z.transform(
    ({
      subscriber,
      user,
      gender,
      birthday,
      defaultAddress,
      newCustomer,
      lastOrderDate,
      fullName,
      ...customer
    }) => ({
      ...customer,
      ...(!customer.firstName && !customer.lastName && namesIn(fullName)),
      isNew: newCustomer ?? (lastOrderDate === null ? null : false),
      gender: genderOf(gender),
      birthday: parseDate(birthday) ? birthday.slice(0, 10) : "",
      defaultAddress: defaultAddress ?? null,
      isSubscriber: subscriber,
      isUnverified: typeof user === "object" && user?.verified === false,
    }),
  ),
);

function namesIn(fullName: string): Pick<Customer, "firstName" | "lastName"> {
  const [firstName = "", ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}

const genderOf = (gender: string): Customer["gender"] => (gender === "m" || gender === "f" ? gender : "");

export interface Customer {
  firstName: string;
  lastName: string;
  email: string;
  gender: "m" | "f" | "";
  /** Y-m-d, or empty. */
  birthday: string;
  subscribedToNewsletter: boolean;
  communicationLanguage: string;
  defaultAddress: string | null;
  isSubscriber: boolean;
  isNew: boolean | null;
  emailHashed: string;
  isUnverified: boolean;
}

export const defaultCustomer: Customer = {
  firstName: "",
  lastName: "",
  email: "",
  gender: "",
  birthday: "",
  subscribedToNewsletter: false,
  communicationLanguage: "",
  defaultAddress: null,
  isSubscriber: false,
  isNew: null,
  emailHashed: "",
  isUnverified: false,
};

/** Only the id is used: the value comes back in a cookie and must not redirect the token to another path. */
export function customerIdOf(iri: string): string | undefined {
  return /(?:^|\/)customers\/([\w-]{1,64})$/.exec(iri)?.[1];
}

export const customerReference = z.pipe(
  z.pipe(
    reference,
    z.transform((named: string | null) => /(?:^|\/)([\w-]{1,64})$/.exec(named ?? "")?.[1]),
  ),
  z.string(),
);

export const customerUriOf = (id: string): string => `/api/v2/shop/customers/${id}`;

/** Browsers silently drop a cookie of more than 4096 bytes. */
const token = z.string().check(z.minLength(1), z.maxLength(3800));

export const authenticationSchema = z.pipe(
  z.object({
    token,
    customer: customerReference,
    ...tolerantMembers({ refresh_token: z.nullish(token), cart: reference }),
  }),
  z.transform(({ token, refresh_token, customer, cart }) => ({
    token,
    refreshToken: refresh_token ?? undefined,
    customerId: customer,
    cartToken: cart ?? undefined,
  })),
);
export type Authentication = z.infer<typeof authenticationSchema>;

export function parseAuthentication(answer: unknown): Authentication {
  const parsed = authenticationSchema.safeParse(answer);
  if (!parsed.success) throw new Error("no authentication data in the response", { cause: parsed.error });
  return parsed.data;
}
