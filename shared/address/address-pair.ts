import * as z from "zod/mini";
import { type FormRules, parseForm, textsIn } from "../forms/form-rules.ts";
import type { FormValues } from "../forms/input-values.ts";
import type { FormInputs } from "../forms/smart-form.ts";
import { translator } from "../text/translator.ts";
import { type Address, addressFieldNames, type PostalAddress } from "./address.ts";
import {
  addressDraft,
  addressErrors,
  inputName,
  inputsForAddress,
  mendedAddressInput,
} from "./address-form.ts";
import { addressPairFormTexts } from "./address-pair.texts.ts";
import { addressSchema } from "./address-rules.ts";
import { isDelivered } from "./delivered-place.ts";
import { isSame, postalOf } from "./postal-address.ts";

const t = translator(addressPairFormTexts);

export type AddressKind = "billingAddress" | "shippingAddress";

export interface AddressPair {
  first: AddressKind;
  other: AddressKind;
  differs: string;
}

export const orderAddresses: AddressPair = {
  first: "billingAddress",
  other: "shippingAddress",
  differs: "livrer-ailleurs",
};

export const subscriptionAddresses: AddressPair = {
  first: "shippingAddress",
  other: "billingAddress",
  differs: "facturer-ailleurs",
};

export const kindsOf = ({ first, other }: AddressPair): readonly AddressKind[] => [first, other];

export const addressInputs = {
  chosen: (kind: AddressKind) => `${kind}.id`,
  save: (kind: AddressKind) => `${kind}.garder`,
} as const;

export const newAddress = "nouvelle";

/** Names the entry that was corrected, in the address of the page that chooses it. */
const chosenQueries = { billingAddress: "facturation", shippingAddress: "livraison" } as const;

/** @param page address of the page, which has a query already */
export const withChosenEntry = (page: string, kind: AddressKind, id: number): string =>
  `${page}&${chosenQueries[kind]}=${id}`;

export type ChosenEntries = Partial<Record<AddressKind, string | undefined>>;

export const chosenEntries = (queryOf: (name: string) => string | undefined): ChosenEntries => ({
  billingAddress: queryOf(chosenQueries.billingAddress),
  shippingAddress: queryOf(chosenQueries.shippingAddress),
});

interface ReadAddress {
  address: PostalAddress;
  isToBeSaved: boolean;
  entry?: Address;
}

export interface ReadAddresses {
  first: ReadAddress;
  other: ReadAddress | undefined;
}

export interface AddressChoices {
  book: readonly Address[];
  countries: readonly string[];
}

export function addressPairRules(pair: AddressPair, choices: AddressChoices): FormRules<ReadAddresses> {
  return {
    name: "address",
    fields: kindsOf(pair).flatMap((kind) => addressFieldNames.map((field) => inputName(field, kind))),
    schema: z.pipe(
      z.record(z.string(), z.unknown()),
      z.transform(async (values: FormValues, { issues }): Promise<ReadAddresses> => {
        const differs = isChecked(values[pair.differs]);
        const read = (kind: AddressKind) =>
          readChoice(valuesOf(values, kind), choices, {
            notDelivered:
              kind === "shippingAddress" || !(differs || pair.first === "shippingAddress")
                ? t(`notDelivered.${kind}`)
                : undefined,
            say: (field, message) =>
              issues.push({ code: "custom", message, path: [kind, field], input: values }),
          });
        const [first, other] = await Promise.all([read(pair.first), differs ? read(pair.other) : undefined]);
        return first ? { first, other } : z.NEVER;
      }),
    ),
    draft: (data) => addressPairDraft(pair, data),
    mend: mendedAddressInput,
    errorText: addressErrors,
  };
}

export function choosesOfBook(pair: AddressPair, values: FormValues): boolean {
  const kinds = kindsOf(pair).filter((kind) => kind === pair.first || isChecked(values[pair.differs]));
  return kinds.some((kind) => chosenIn(valuesOf(values, kind)) !== newAddress);
}

function valuesOf(values: FormValues, kind: AddressKind): FormValues {
  const own = values[kind];
  return typeof own === "object" && own !== null ? { ...own } : {};
}

const chosenIn = ({ id }: FormValues) => id ?? newAddress;

/** A posted form has "on", a hydrated one `true`. */
const isChecked = (value: unknown) => value !== undefined && value !== false;

interface Saying {
  /** Set for the address that is delivered to. */
  notDelivered: string | undefined;
  say: (field: string, text: string) => void;
}

const placeOf = ({ countryCode, postcode }: FormValues) => ({
  countryCode: typeof countryCode === "string" ? countryCode : "",
  postcode: typeof postcode === "string" ? postcode : "",
});

async function readChoice(
  values: FormValues,
  { book, countries }: AddressChoices,
  { notDelivered, say }: Saying,
): Promise<ReadAddress | undefined> {
  const chosen = chosenIn(values);
  if (chosen !== newAddress) {
    const entry = book.find(({ id }) => String(id) === chosen);
    if (entry && (!notDelivered || isDelivered(entry)))
      return { address: postalOf(entry), isToBeSaved: false, entry };
    say("id", (entry && notDelivered) || t("addressGone"));
    return undefined;
  }
  const parsed = await parseForm({ schema: addressSchema(countries) }, values);
  const faults = {
    ...(notDelivered && !isDelivered(placeOf(values)) ? { postcode: notDelivered } : {}),
    ...parsed.errors?.fields,
  };
  for (const [field, text] of Object.entries(faults)) say(field, text ?? "");
  if (!parsed.values || faults.postcode) return undefined;
  return { address: parsed.values.address, isToBeSaved: isChecked(values.garder) };
}

export function addressPairDraft(pair: AddressPair, data: FormData): FormInputs {
  const kinds = kindsOf(pair);
  const drafts = kinds.map((kind) => addressDraft(data, kind));
  return Object.assign(textsIn(data, [pair.differs, ...kinds.flatMap(choiceNames)]), ...drafts);
}

const choiceNames = (kind: AddressKind) => [addressInputs.chosen(kind), addressInputs.save(kind)];

type Addressed = Partial<Record<AddressKind, PostalAddress | null>>;

export function firstAddressInputs(
  { first, other, differs }: AddressPair,
  addressed: Addressed,
  book: readonly Address[],
  name: { firstName?: string | null; lastName?: string | null },
  chosen: ChosenEntries = {},
): FormInputs {
  const corrected = (kind: AddressKind) => {
    const entry = book.find(({ id }) => String(id) === chosen[kind]);
    return entry && postalOf(entry);
  };
  const [before, otherBefore] = [addressed[first], addressed[other]];
  const wasOther = before && otherBefore && !isSame(before, otherBefore);
  const one = corrected(first) ?? before;
  const another = corrected(other) ?? (wasOther ? otherBefore : one);
  const isOther = one && another && !isSame(one, another);
  const offered = (kind: AddressKind) => (kind === "shippingAddress" ? book.filter(isDelivered) : book);
  const proposed = one ?? favouriteOf(offered(first));
  const isBilledOnly = !isOther && other === "shippingAddress" && proposed && !isDelivered(proposed);
  return {
    ...inputsOfKind(first, one, offered(first), name),
    ...(book.length === 0 ? { [addressInputs.save(first)]: "on" } : {}),
    ...inputsOfKind(other, isOther ? another : null, offered(other), name),
    ...(isOther || isBilledOnly ? { [differs]: "on" } : {}),
  };
}

function inputsOfKind(
  kind: AddressKind,
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

export function inputsOfAddresses({ first, other, differs }: AddressPair, read: ReadAddresses): FormInputs {
  return {
    ...inputsOfRead(first, read.first),
    ...(read.other && { [differs]: "on", ...inputsOfRead(other, read.other) }),
  };
}

const inputsOfRead = (kind: AddressKind, { address, entry, isToBeSaved }: ReadAddress): FormInputs =>
  entry
    ? { [addressInputs.chosen(kind)]: String(entry.id) }
    : {
        [addressInputs.chosen(kind)]: newAddress,
        ...inputsForAddress(address, kind),
        ...(isToBeSaved && { [addressInputs.save(kind)]: "on" }),
      };
