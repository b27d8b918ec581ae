import type { Address } from "../../../shared/address/address.ts";
import { addressFieldNames } from "../../../shared/address/address.ts";
import { addressErrors } from "../../../shared/address/address-form.ts";
import { addressPairFormTexts } from "../../../shared/address/address-pair.texts.ts";
import {
  type AddressPair,
  addressInputs,
  addressPairRules,
  choosesOfBook,
  type ReadAddresses,
} from "../../../shared/address/address-pair.ts";
import { isSame, postalOf } from "../../../shared/address/postal-address.ts";
import { addressTexts } from "../../../shared/address/texts.ts";
import type { Country } from "../../../shared/checkout/checkout-order.ts";
import type { FormValues } from "../../../shared/forms/input-values.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { Services } from "../../context.ts";
import { fieldErrors } from "../../forms/field-errors.ts";
import { Refusal } from "../../forms/refusal.ts";
import { addressCountries } from "../../geography/countries.ts";
import type { ApiProblem } from "../../upstream/api-error.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { addAddress } from "./address-writes.ts";

const say = translator(addressPairFormTexts);
const addressText = translator(addressTexts);

export interface AddressOffer {
  book: Address[];
  bookFailure?: UpstreamError;
  countries: Country[];
}

/** An unreadable address book does not block: a new address can be typed. @throws UpstreamError for a 401 */
export async function addressOffer(services: Services<"ecommerce" | "log">): Promise<AddressOffer> {
  const [book, countries] = await Promise.all([bookOf(services), addressCountries(services)]);
  return { ...book, countries };
}

async function bookOf({
  ecommerce,
  log,
}: Services<"ecommerce" | "log">): Promise<Omit<AddressOffer, "countries">> {
  try {
    return { book: await ecommerce.addresses() };
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    log.error("address book not loaded", error);
    return { book: [], bookFailure: error };
  }
}

export function requireBook(pair: AddressPair, { bookFailure }: AddressOffer, values: FormValues): void {
  if (bookFailure && choosesOfBook(pair, values)) throw bookFailure;
}

export const offeredAddressRules = (pair: AddressPair, { book, countries }: AddressOffer) =>
  addressPairRules(pair, { book, countries: countries.map(({ code }) => code) });

/** Writes in sequence. False if an address was not saved, which must not stop the order. */
export async function addToBook(
  services: Services<"ecommerce" | "log">,
  { first, other }: ReadAddresses,
  book: readonly Address[],
): Promise<boolean> {
  const saved = book.map(postalOf);
  let known = book;
  for (const read of [first, other]) {
    if (!read?.isToBeSaved || saved.some((one) => isSame(one, read.address))) continue;
    saved.push(read.address);
    try {
      known = await addAddress(services, known, { ...read.address, alias: null });
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.status === 401) throw error;
      if (error.refused) services.log.warn("address not kept", { reason: error.message });
      else services.log.error("address not kept", error);
      return false;
    }
  }
  return true;
}

export function entryRefusal(
  pair: AddressPair,
  cause: UpstreamError,
  { first, other }: ReadAddresses,
): Refusal | undefined {
  const { problem } = cause;
  for (const { kind, read } of [
    { kind: pair.first, read: first },
    { kind: pair.other, read: other },
  ]) {
    if (!read?.entry) continue;
    const own = { ...problem, violations: problem.violations.filter(({ path }) => path.startsWith(kind)) };
    if (own.violations.length === 0) continue;
    const fields = { [addressInputs.chosen(kind)]: say("addressRefused", { why: reasonsOf(own) }) };
    return new Refusal("wrong", { fields, form: [] }, { cause });
  }
  return undefined;
}

function reasonsOf(problem: ApiProblem): string {
  const rules = { name: "address", fields: addressFieldNames, errorText: addressErrors };
  const { fields, form } = fieldErrors(problem, rules);
  const named = Object.entries(fields).map(
    ([field, text]) => `${addressText.find(`forms.address.${field}.label`) ?? field}\u00a0: ${text}`,
  );
  return [...named, ...form].join(" ");
}
