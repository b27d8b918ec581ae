import * as z from "zod/mini";
import type { Address, PostalAddress } from "../address/address.ts";
import { addressDraft, inputName, inputsForAddress } from "../address/address-form.ts";
import { addressFields, addressSchema } from "../address/address-rules.ts";
import { isSame, postalOf } from "../address/postal-address.ts";
import { type FormRules, parseForm, textsIn } from "../forms/form-rules.ts";
import type { FormValues } from "../forms/input-values.ts";
import type { FormInputs } from "../forms/smart-form.ts";
import { translator } from "../text/translator.ts";
import { checkoutFormTexts } from "./forms.texts.ts";

const t = translator(checkoutFormTexts);

/** The two addresses of an order (spec 2, order funnel), as the API names them. */
export const orderAddressKinds = ["billingAddress", "shippingAddress"] as const;
export type OrderAddressKind = (typeof orderAddressKinds)[number];

/** Inputs of their form. Which address is an entry of the book by its number, or a new one, whose fields have the kind as prefix. */
export const addressInputs = {
  chosen: (kind: OrderAddressKind) => `${kind}.id`,
  /** To be kept in the book. */
  kept: (kind: OrderAddressKind) => `${kind}.garder`,
  /** The order goes to another address than its bill. */
  elsewhere: "livrer-ailleurs",
} as const;

/** What is chosen where it is none of the book's. */
export const newAddress = "nouvelle";

interface ReadAddress {
  address: PostalAddress;
  /** A new address that is to be kept in the book. */
  isKept: boolean;
  /** The entry of the book that it is. */
  entry?: Address;
}

export interface OrderAddresses {
  billingAddress: ReadAddress;
  /** Undefined where the order goes to the billing address. */
  shippingAddress: ReadAddress | undefined;
}

export interface AddressChoices {
  book: readonly Address[];
  /** Codes of the countries that may be chosen. */
  countries: readonly string[];
}

/** The form of both addresses (spec 5, address). */
export function orderAddressRules(choices: AddressChoices): FormRules<OrderAddresses> {
  return {
    name: "address",
    fields: orderAddressKinds.flatMap((kind) => addressFields.map((field) => inputName(field, kind))),
    schema: z.pipe(
      z.record(z.string(), z.unknown()),
      z.transform(async (values: FormValues, { issues }): Promise<OrderAddresses> => {
        const read = (kind: OrderAddressKind) =>
          readChoice(valuesOf(values, kind), choices, (field, message) =>
            issues.push({ code: "custom", message, path: [kind, field], input: values }),
          );
        const [billingAddress, shippingAddress] = await Promise.all([
          read("billingAddress"),
          isChecked(values[addressInputs.elsewhere]) ? read("shippingAddress") : undefined,
        ]);
        return billingAddress ? { billingAddress, shippingAddress } : z.NEVER;
      }),
    ),
    draft: orderAddressDraft,
  };
}

/** Whether one of the addresses that a form says is an entry of the book. */
export function choosesOfBook(values: FormValues): boolean {
  const kinds = orderAddressKinds.filter(
    (kind) => kind === "billingAddress" || isChecked(values[addressInputs.elsewhere]),
  );
  return kinds.some((kind) => chosenIn(valuesOf(values, kind)) !== newAddress);
}

/** What stands in the inputs of one of the addresses. */
function valuesOf(values: FormValues, kind: OrderAddressKind): FormValues {
  const own = values[kind];
  return typeof own === "object" && own !== null ? { ...own } : {};
}

const chosenIn = ({ id }: FormValues) => id ?? newAddress;

/** "on" in a posted form, true in a hydrated one. */
const isChecked = (value: unknown) => value !== undefined && value !== false;

async function readChoice(
  values: FormValues,
  { book, countries }: AddressChoices,
  say: (field: string, text: string) => void,
): Promise<ReadAddress | undefined> {
  const chosen = chosenIn(values);
  if (chosen !== newAddress) {
    const entry = book.find(({ id }) => String(id) === chosen);
    if (entry) return { address: postalOf(entry), isKept: false, entry };
    say("id", t("addressGone"));
    return undefined;
  }
  const parsed = await parseForm({ schema: addressSchema(countries) }, values);
  if (parsed.values) return { address: parsed.values.address, isKept: isChecked(values.garder) };
  for (const [field, text] of Object.entries(parsed.errors.fields)) say(field, text ?? "");
  return undefined;
}

/** What was typed and chosen. */
export function orderAddressDraft(data: FormData): FormInputs {
  const names = [addressInputs.elsewhere, ...orderAddressKinds.flatMap((kind) => choiceNames(kind))];
  const typed = orderAddressKinds.map((kind) => addressDraft(data, kind));
  return Object.assign(textsIn(data, names), ...typed);
}

const choiceNames = (kind: OrderAddressKind) => [addressInputs.chosen(kind), addressInputs.kept(kind)];

interface OrderOf {
  billingAddress?: PostalAddress | null | undefined;
  shippingAddress?: PostalAddress | null | undefined;
}

/**
 * What stands in the form before anything is typed: the order's own addresses, else the favourite of the book (spec 4,
 * address), else a new one in the customer's name.
 */
export function firstAddressInputs(
  { billingAddress, shippingAddress }: OrderOf,
  book: readonly Address[],
  name: { firstName?: string | null; lastName?: string | null },
): FormInputs {
  const elsewhere = billingAddress && shippingAddress && !isSame(billingAddress, shippingAddress);
  return {
    ...inputsOfKind("billingAddress", billingAddress, book, name),
    // The first address is kept for the next order, unless that is undone.
    ...(book.length === 0 ? { [addressInputs.kept("billingAddress")]: "on" } : {}),
    ...inputsOfKind("shippingAddress", elsewhere ? shippingAddress : null, book, name),
    ...(elsewhere ? { [addressInputs.elsewhere]: "on" } : {}),
  };
}

function inputsOfKind(
  kind: OrderAddressKind,
  address: PostalAddress | null | undefined,
  book: readonly Address[],
  { firstName, lastName }: { firstName?: string | null; lastName?: string | null },
): FormInputs {
  const entry = address ? book.find((one) => isSame(postalOf(one), address)) : favouriteOf(book);
  const named = { ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) };
  return {
    [addressInputs.chosen(kind)]: entry ? String(entry.id) : newAddress,
    ...inputsForAddress(entry ? named : (address ?? named), kind),
  };
}

/** The favourite of the book, else its first entry. */
const favouriteOf = (book: readonly Address[]): Address | undefined =>
  book.find(({ isDefault }) => isDefault) ?? book[0];
