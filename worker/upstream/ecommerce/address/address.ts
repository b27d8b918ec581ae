import * as z from "zod/mini";
import { type Address, everyPostalText, type PostalAddress } from "../../../../shared/address/address.ts";
import { countryName } from "../../../../shared/address/country-name.ts";
import type { Country } from "../../../../shared/checkout/checkout-order.ts";
import { tolerantMembers } from "../../lists.ts";
import { filledText, orDefault, text } from "../fields.ts";
import { identified, reference } from "../references.ts";

const addressFields = tolerantMembers({
  ...everyPostalText(text),
  countryCode: orDefault(reference, ""),
  provinceCode: text,
  provinceName: text,
});

export const postalAddressSchema: z.ZodMiniType<PostalAddress> = z.object(addressFields);

export const customerAddressSchema: z.ZodMiniType<Address> = identified({
  ...addressFields,
  id: z.int(),
  ...tolerantMembers({ alias: text, isDefault: orDefault(z.boolean(), false) }),
});

export const countrySchema: z.ZodMiniType<Country> = z.pipe(
  identified({ code: z.string(), ...tolerantMembers({ name: filledText }) }),
  z.transform(({ code, name }) => ({ code, name: name ?? countryName(code) })),
);
