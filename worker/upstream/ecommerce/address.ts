import * as z from "zod/mini";
import type { Address, PostalAddress } from "../../../shared/address/address.ts";
import type { Country } from "../../../shared/checkout/checkout-order.ts";
import { locale } from "../../../shared/text/translator.ts";
import { tolerantMembers } from "../lists.ts";
import { filledText, orDefault, text } from "./fields.ts";
import { identified, reference } from "./references.ts";

const addressFields = tolerantMembers({
  company: text,
  firstName: text,
  lastName: text,
  countryCode: orDefault(reference, ""),
  provinceCode: text,
  provinceName: text,
  street: text,
  street2: text,
  city: text,
  postcode: text,
  phoneNumber: text,
  phoneNumber2: text,
  deliveryInstructions: text,
});

export const postalAddressSchema: z.ZodMiniType<PostalAddress> = z.object(addressFields);

export const customerAddressSchema: z.ZodMiniType<Address> = identified({
  ...addressFields,
  id: z.int(),
  ...tolerantMembers({ alias: text, isDefault: orDefault(z.boolean(), false) }),
});

const countryNames = new Intl.DisplayNames(locale, { type: "region" });
const nameOf = (code: string) => (/^[A-Z]{2}$/.test(code) && countryNames.of(code)) || code;

export const countrySchema: z.ZodMiniType<Country> = z.pipe(
  identified({ code: z.string(), ...tolerantMembers({ name: filledText }) }),
  z.transform(({ code, name }) => ({ code, name: name ?? nameOf(code) })),
);
