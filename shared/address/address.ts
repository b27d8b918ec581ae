import * as z from "zod/mini";

const text = z._default(z.nullable(z.string()), null);

/** What an address says (spec 3, address); what is not given is null. */
const addressFields = {
  company: text,
  firstName: text,
  lastName: text,
  countryCode: z._default(z.string(), ""),
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

/** An address of an order, as the e-commerce API keeps it. */
export const postalAddressSchema = z.object(addressFields);
export type PostalAddress = z.infer<typeof postalAddressSchema>;

/** An entry of the customer's address book. `isDefault` is the favourite. */
export const addressSchema = z.object({
  ...addressFields,
  id: z.int(),
  alias: text,
  isDefault: z._default(z.nullable(z.boolean()), false),
});
export type Address = z.infer<typeof addressSchema>;
