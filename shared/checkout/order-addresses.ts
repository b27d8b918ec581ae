import * as z from "zod/mini";
import type { Address, PostalAddress } from "../address/address.ts";
import { addressDraft, addressErrors, inputName, inputsForAddress } from "../address/address-form.ts";
import { addressFields, addressSchema } from "../address/address-rules.ts";
import { isSame, postalOf } from "../address/postal-address.ts";
import { type FormRules, parseForm, textsIn } from "../forms/form-rules.ts";
import type { FormValues } from "../forms/input-values.ts";
import type { FormInputs } from "../forms/smart-form.ts";
import { translator } from "../text/translator.ts";
import { checkoutFormTexts } from "./texts.ts";

const t = translator(checkoutFormTexts);

export const orderAddressKinds = ["billingAddress", "shippingAddress"] as const;
export type OrderAddressKind = (typeof orderAddressKinds)[number];

/**
 * `chosen` holds the id of an entry of the book or `newAddress`; the fields of a new address have the kind as prefix.
 */
export const addressInputs = {
  chosen: (kind: OrderAddressKind) => `${kind}.id`,
  save: (kind: OrderAddressKind) => `${kind}.garder`,
  elsewhere: "livrer-ailleurs",
} as const;

export const newAddress = "nouvelle";

interface ReadAddress {
  address: PostalAddress;
  isToBeSaved: boolean;
  entry?: Address;
}

export interface OrderAddresses {
  billingAddress: ReadAddress;
  shippingAddress: ReadAddress | undefined;
}

export interface AddressChoices {
  book: readonly Address[];
  countries: readonly string[];
}

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
    errorText: addressErrors,
  };
}

export function choosesOfBook(values: FormValues): boolean {
  const kinds = orderAddressKinds.filter(
    (kind) => kind === "billingAddress" || isChecked(values[addressInputs.elsewhere]),
  );
  return kinds.some((kind) => chosenIn(valuesOf(values, kind)) !== newAddress);
}

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
    if (entry) return { address: postalOf(entry), isToBeSaved: false, entry };
    say("id", t("addressGone"));
    return undefined;
  }
  const parsed = await parseForm({ schema: addressSchema(countries) }, values);
  if (parsed.values) return { address: parsed.values.address, isToBeSaved: isChecked(values.garder) };
  for (const [field, text] of Object.entries(parsed.errors.fields)) say(field, text ?? "");
  return undefined;
}

export function orderAddressDraft(data: FormData): FormInputs {
  const names = [addressInputs.elsewhere, ...orderAddressKinds.flatMap((kind) => choiceNames(kind))];
  const drafts = orderAddressKinds.map((kind) => addressDraft(data, kind));
  return Object.assign(textsIn(data, names), ...drafts);
}

const choiceNames = (kind: OrderAddressKind) => [addressInputs.chosen(kind), addressInputs.save(kind)];

interface OrderOf {
  billingAddress?: PostalAddress | null | undefined;
  shippingAddress?: PostalAddress | null | undefined;
}

/**
 * Inputs before any draft: the order's addresses, else the favourite of the book (spec 4, address), else the customer's
 * name.
 */
export function firstAddressInputs(
  { billingAddress, shippingAddress }: OrderOf,
  book: readonly Address[],
  name: { firstName?: string | null; lastName?: string | null },
): FormInputs {
  const elsewhere = billingAddress && shippingAddress && !isSame(billingAddress, shippingAddress);
  return {
    ...inputsOfKind("billingAddress", billingAddress, book, name),
    // The first address is saved by default.
    ...(book.length === 0 ? { [addressInputs.save("billingAddress")]: "on" } : {}),
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

const favouriteOf = (book: readonly Address[]): Address | undefined =>
  book.find(({ isDefault }) => isDefault) ?? book[0];
