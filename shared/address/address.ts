import { longestLine, longestTown } from "./shorten.ts";

interface FieldRule {
  kind: "name" | "country" | "street" | "postcode" | "town" | "phone" | "text" | "paragraph";
  /** Token of HTML's autofill. */
  autoComplete: string;
  /** Line of the printed address, from 1, shared by fields in the order of the form; null if it is not printed. */
  printedLine: number | null;
  isRequired?: true;
  /** Carriers refuse some signs on their labels. */
  isOnLabel?: true;
  /** Characters. */
  longest?: number;
  /** Few people need it: the form folds it away. */
  isRare?: true;
}

const longestText = 255;

/** All fields of an address, in the order of its form; a phone is a number with its prefix. */
export const addressFields = {
  firstName: {
    kind: "name",
    autoComplete: "given-name",
    printedLine: 1,
    isRequired: true,
    isOnLabel: true,
    longest: longestText,
  },
  lastName: {
    kind: "name",
    autoComplete: "family-name",
    printedLine: 1,
    isRequired: true,
    isOnLabel: true,
    longest: longestText,
  },
  countryCode: { kind: "country", autoComplete: "country", printedLine: 6, isRequired: true },
  street: {
    kind: "street",
    autoComplete: "address-line1",
    printedLine: 3,
    isRequired: true,
    isOnLabel: true,
    longest: longestLine,
  },
  street2: {
    kind: "street",
    autoComplete: "address-line2",
    printedLine: 4,
    isOnLabel: true,
    longest: longestLine,
  },
  postcode: { kind: "postcode", autoComplete: "postal-code", printedLine: 5, isRequired: true },
  city: {
    kind: "town",
    autoComplete: "address-level2",
    printedLine: 5,
    isRequired: true,
    isOnLabel: true,
    longest: longestTown,
  },
  phoneNumber: { kind: "phone", autoComplete: "tel", printedLine: null, isRequired: true },
  company: {
    kind: "text",
    autoComplete: "organization",
    printedLine: 2,
    longest: longestText,
    isRare: true,
  },
  phoneNumber2: { kind: "phone", autoComplete: "off", printedLine: null, isRare: true },
  deliveryInstructions: {
    kind: "paragraph",
    autoComplete: "off",
    printedLine: null,
    longest: longestText,
    isRare: true,
  },
  alias: { kind: "text", autoComplete: "off", printedLine: null, longest: longestText },
} as const satisfies Record<string, FieldRule>;

export type AddressField = keyof typeof addressFields;

export type FieldsWith<Rule extends Partial<FieldRule>> = {
  [Field in AddressField]: (typeof addressFields)[Field] extends Rule ? Field : never;
}[AddressField];

export const ruleOf = (field: AddressField): FieldRule => addressFields[field];

export const isAddressField = (name: string): name is AddressField => Object.hasOwn(addressFields, name);

export const addressFieldNames: readonly AddressField[] = Object.keys(addressFields).filter(isAddressField);

/** The alias belongs to the entry of the address book. */
export type PostalField = Exclude<AddressField, "alias">;

export const postalFields: readonly PostalField[] = addressFieldNames.filter((field) => field !== "alias");

export type PostalTexts = Record<Exclude<PostalField, "countryCode">, string | null>;

export const everyPostalText = <Value>(value: Value) =>
  Object.fromEntries(
    postalFields.filter((field) => field !== "countryCode").map((field) => [field, value]),
  ) as Record<keyof PostalTexts, Value>;

export interface PostalAddress extends PostalTexts {
  countryCode: string;
  provinceCode: string | null;
  provinceName: string | null;
}

export interface Address extends PostalAddress {
  id: number;
  alias: string | null;
  isDefault: boolean;
}
