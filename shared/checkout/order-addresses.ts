import * as z from "zod/mini";
import type { Address, PostalAddress } from "../address/address.ts";
import { inputsForAddress, inputsIn, readAddress } from "../address/address-form.ts";
import { isSame, postalOf } from "../address/postal-address.ts";
import type { FormErrors } from "../api/api-error.ts";
import type { FormSchema } from "../forms/form-schema.ts";
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

/** The addresses that a form says, or what is wrong with them, in French, by the names of the inputs (spec 5, address). */
export async function readOrderAddresses(
  data: FormData,
  choices: AddressChoices,
): Promise<{ addresses: OrderAddresses } | { errors: FormErrors }> {
  const read = async (kind: OrderAddressKind) => readChoice(data, kind, choices);
  const [billing, shipping] = await Promise.all([
    read("billingAddress"),
    data.has(addressInputs.elsewhere) ? read("shippingAddress") : undefined,
  ]);
  if ("errors" in billing || (shipping && "errors" in shipping)) {
    const wrong = [billing, shipping].flatMap((one) => (one && "errors" in one ? [one.errors] : []));
    return { errors: { fields: Object.assign({}, ...wrong), form: [] } };
  }
  return { addresses: { billingAddress: billing, shippingAddress: shipping } };
}

/** Whether one of the addresses that a form says is an entry of the book. */
export function choosesOfBook(data: FormData): boolean {
  const kinds = orderAddressKinds.filter(
    (kind) => kind === "billingAddress" || data.has(addressInputs.elsewhere),
  );
  return kinds.some((kind) => (data.get(addressInputs.chosen(kind)) ?? newAddress) !== newAddress);
}

async function readChoice(
  data: FormData,
  kind: OrderAddressKind,
  { book, countries }: AddressChoices,
): Promise<ReadAddress | { errors: FormErrors["fields"] }> {
  const chosen = data.get(addressInputs.chosen(kind)) ?? newAddress;
  if (chosen !== newAddress) {
    const entry = book.find(({ id }) => String(id) === chosen);
    if (!entry) return { errors: { [addressInputs.chosen(kind)]: t("addressGone") } };
    return { address: postalOf(entry), isKept: false, entry };
  }
  const reading = await readAddress(data, { prefix: kind, countries });
  if (reading.errors) return { errors: reading.errors.fields };
  return { address: reading.address, isKept: data.has(addressInputs.kept(kind)) };
}

/** The same for the form in the browser, whose values are its data. */
export function orderAddressRules(choices: AddressChoices): FormSchema {
  return z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform(async (values, { issues }) => {
      const read =
        values.data instanceof FormData ? await readOrderAddresses(values.data, choices) : undefined;
      const fields = read && "errors" in read ? read.errors.fields : {};
      for (const [path, message = ""] of Object.entries(fields)) {
        issues.push({ code: "custom", message, path: path.split("."), input: path });
      }
      return {};
    }),
  );
}

/** What was typed and chosen, by the names of the inputs. */
export function orderAddressInputs(data: FormData): FormInputs {
  const names = [addressInputs.elsewhere, ...orderAddressKinds.flatMap((kind) => choiceNames(kind))];
  const chosen = names.flatMap((name) => {
    const value = data.get(name);
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  const typed = orderAddressKinds.map((kind) => inputsIn(data, kind));
  return Object.assign(Object.fromEntries(chosen), ...typed);
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
