import * as z from "zod/mini";
import type { Address, PostalAddress } from "../../../shared/address/address.ts";
import type { Country } from "../../../shared/checkout/checkout-order.ts";
import { orDefault, text, withId } from "./fields.ts";

const addressFields = {
  company: text,
  firstName: text,
  lastName: text,
  countryCode: orDefault(z.string(), ""),
  provinceCode: text,
  provinceName: text,
  street: text,
  street2: text,
  city: text,
  postcode: text,
  phoneNumber: text,
  phoneNumber2: text,
  deliveryInstructions: text,
};

export const postalAddressSchema: z.ZodMiniType<PostalAddress> = z.object(addressFields);

export const addressSchema: z.ZodMiniType<Address> = z.pipe(
  z.transform(withId),
  z.object({ ...addressFields, id: z.int(), alias: text, isDefault: orDefault(z.boolean(), false) }),
);

export const countrySchema: z.ZodMiniType<Country> = z.object({ code: z.string(), name: z.string() });
