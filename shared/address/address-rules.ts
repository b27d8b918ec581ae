import * as z from "zod/mini";
import type { FormSchema } from "../forms/form-rules.ts";
import type { FormValues } from "../forms/input-values.ts";
import {
  callingCodeOf,
  extensionOf,
  foreignPrefixOf,
  mendedPhone,
  phoneCountries,
  phoneExample,
  prefixCountryOf,
  readPhone,
} from "../forms/phone.ts";
import { inputsOf } from "../forms/smart-form.ts";
import { formTexts } from "../forms/texts.ts";
import {
  addressLine,
  addressLines,
  forbiddenSigns,
  hasEmoji,
  labelLine,
  lineWithBox,
  townOnLabel,
  withoutForbiddenSigns,
} from "../text/address-text.ts";
import { translator } from "../text/translator.ts";
import {
  type AddressField,
  addressFields,
  type FieldsWith,
  type PostalAddress,
  type PostalField,
  type PostalTexts,
  postalFields,
  ruleOf,
} from "./address.ts";
import { countryName } from "./country-name.ts";
import { isPostcode, postcodeRule } from "./postcode.ts";
import { shortLine, shortTown } from "./shorten.ts";
import { addressTexts } from "./texts.ts";
import { isCountryName, postcodeBeside, postcodeIn, type TypedPlace, townBeside } from "./town.ts";

const t = translator(addressTexts);
const formText = translator(formTexts);

export interface ReadAddress {
  address: PostalAddress;
  alias: string | null;
}

export function addressSchema(countries: readonly string[]): FormSchema<ReadAddress> {
  return z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform(async (raw: FormValues, { issues }): Promise<ReadAddress> => {
      const faults: [AddressField, string][] = [];
      const read = await readFields(raw, countries, (field, text) => faults.push([field, text]));
      for (const [field, message] of faults) {
        issues.push({ code: "custom", message, path: [field], input: raw[field] });
      }
      return read;
    }),
  );
}

export function mendedAddressField(field: AddressField, text: string, place: TypedPlace): string {
  const { countryCode } = place;
  switch (ruleOf(field).kind) {
    case "street":
      return boxCountries.has(countryCode) ? lineWithBox(labelLine(text)) : labelLine(text);
    case "town":
      return townBeside(text, place);
    case "name":
      return labelLine(text);
    case "postcode":
      return postcodeBeside(text, place);
    case "phone":
      return mendedPhone(text);
    case "paragraph":
      return addressLines(text);
    case "country":
    case "text":
      return addressLine(text);
  }
}

const boxCountries = new Set(["BE", "LU"]);

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

type Say = (field: AddressField, text: string) => void;

async function readFields(raw: FormValues, countries: readonly string[], say: Say): Promise<ReadAddress> {
  const countryCode = textOf(raw.countryCode);
  const place = { countryCode, postcode: textOf(raw.postcode), city: textOf(raw.city) };
  const hasBox = boxCountries.has(countryCode);
  const offered = [...phoneCountries, ...countries];
  const mended = (field: AddressField) => mendedAddressField(field, textOf(raw[field]), place);
  const read = async (field: PostalField): Promise<string | null> => {
    if (isPhone(field)) return readNumber(field, raw, { offered, say });
    if (field === "city") return readTown(mended(field), place, say);
    if (field === "postcode") return readPostcode(mended(field), countryCode, say);
    return field === "countryCode" ? countryCode : readLine(field, mended(field), hasBox, say);
  };
  if (!countries.includes(countryCode)) say("countryCode", t("forms.address.countryCode.errors.required"));
  const texts = await Promise.all(postalFields.map(async (field) => [field, await read(field)] as const));
  return {
    address: {
      ...(Object.fromEntries(texts) as PostalTexts),
      countryCode,
      provinceCode: null,
      provinceName: null,
    },
    alias: readAlias(mended("alias"), say),
  };
}

export const isPhone = (field: AddressField): field is FieldsWith<{ kind: "phone" }> =>
  ruleOf(field).kind === "phone";

type Line = FieldsWith<{ longest: number }>;

function readLine(field: Line, text: string, hasBox: boolean, say: Say): string | null {
  const isMissing = ruleOf(field).kind === "street" ? isBlank(text) : !text;
  if (isRequired(field) && isMissing) say(field, t(`forms.address.${field}.errors.required`));
  const { longest } = addressFields[field];
  if (text.length > longest) {
    const short = shortOf(field, text);
    say(field, t(`forms.address.${field}.errors.too_long`, { count: longest, actual: text.length, short }));
  }
  if (isOnLabel(field)) checkSigns(field, text, hasBox, say);
  return text || null;
}

/** Refused signs are reported as such, so a text of nothing else is not blank. */
const isBlank = (text: string) => !/[\p{Letter}\p{Number}]/u.test(text) && forbiddenSigns(text).length === 0;

const isRequired = <Field extends AddressField>(
  field: Field,
): field is Field & FieldsWith<{ isRequired: true }> => ruleOf(field).isRequired === true;

export const isOnLabel = (field: AddressField): field is FieldsWith<{ isOnLabel: true }> =>
  ruleOf(field).isOnLabel === true;

function shortOf(field: Line, text: string): string {
  const without = withoutForbiddenSigns(text);
  if (ruleOf(field).kind === "street") return shortLine(without) ?? "";
  return field === "city" && / |-/.test(without) ? shortTown(without) : "";
}

function checkSigns(field: FieldsWith<{ isOnLabel: true }>, text: string, hasBox: boolean, say: Say): void {
  const signs = forbiddenSigns(text);
  if (signs.length === 0) return;
  const isBox = hasBox && ruleOf(field).kind === "street" && numbersAround.test(text);
  const without = isBox ? "" : withoutForbiddenSigns(text);
  say(field, t(`forms.address.${field}.errors.signs`, { signs, without, isBox }));
}

/** A slash between two numbers, either of which may be the letter box. */
const numbersAround =
  /^(?!.*(?<!\p{Letter})(?:bte|bus|boîte|boite|box)(?!\p{Letter})).*\d ?[a-z]? ?\/ ?(?:[a-z] ?\/ ?)?[a-z]?\d/iu;

function readTown(input: string, { countryCode, postcode: typed }: TypedPlace, say: Say): string | null {
  const town = townOnLabel(input);
  const postcode = typed ? postcodeIn(town, countryCode) : undefined;
  if (postcode) say("city", t("forms.address.city.errors.postcode", { postcode }));
  if (isCountryName(town, countryCode)) say("city", t("forms.address.city.errors.required"));
  const letters = town.match(/\p{Letter}/gu) ?? [];
  if (town && letters.length < 2 && forbiddenSigns(town).length === 0)
    say("city", t("forms.address.city.errors.too_short", { town }));
  return readLine("city", town, false, say);
}

function readPostcode(postcode: string, country: string, say: Say): string | null {
  if (!postcode) {
    say("postcode", t("forms.address.postcode.errors.required"));
    return null;
  }
  if (country && !isPostcode(postcode, country)) {
    const rule = postcodeRule(country);
    say(
      "postcode",
      rule ? t("forms.address.postcode.errors.digits", rule) : t("forms.address.postcode.errors.invalid"),
    );
  }
  return postcode;
}

/**
 * The first number must be a mobile, because carriers write to it. Without scripts the country of the number does not
 * follow that of the address, so a local number of the address is read too.
 */
async function readNumber(
  field: FieldsWith<{ kind: "phone" }>,
  raw: FormValues,
  { offered, say }: { offered: readonly string[]; say: Say },
): Promise<string | null> {
  const inputs = inputsOf.phone(field);
  const input = mendedPhone(textOf(raw[inputs.number]));
  const country = prefixCountryOf(input, offered) ?? (textOf(raw[inputs.country]) || "FR");
  if (!input) {
    if (isRequired(field)) say(field, t(`forms.address.${field}.errors.required`));
    return null;
  }
  for (const one of numberCountries(input, country, textOf(raw.countryCode))) {
    const read = await readPhone(input, one, field === "phoneNumber", offered);
    if (read) return read;
  }
  const extension = extensionOf(input);
  if (extension) {
    say(field, t("forms.address.extension", { extension }));
    return null;
  }
  const foreign = foreignPrefixOf(input, offered);
  if (foreign) {
    const countries = [...new Set(offered)].map(countryName).join(", ");
    say(field, t(`forms.address.${field}.errors.prefix`, { prefix: foreign, countries }));
    return null;
  }
  const prefix = formText.find(`forms.phone.countries.${country}`);
  const example = exampleFor(country, textOf(raw.countryCode));
  const isKnown = prefix !== undefined && example !== undefined;
  say(
    field,
    isKnown
      ? t(`forms.address.${field}.errors.invalid`, { prefix, example })
      : t(`forms.address.${field}.errors.invalidThere`),
  );
  return null;
}

/** Nine digits of a Luxembourg mobile would also be a French one without its zero. */
function numberCountries(input: string, chosen: string, place: string): string[] {
  if (place === chosen || !phoneExample(place)) return [chosen];
  return place === "LU" && !input.startsWith("0") ? [place, chosen] : [chosen, place];
}

function exampleFor(country: string, place: string): string | undefined {
  const [example, there] = [phoneExample(country), phoneExample(place)];
  if (place === country || !example || !there) return example;
  return `${example}, ou +${callingCodeOf(place)} ${there.replace(/^0/, "")}`;
}

function readAlias(alias: string, say: Say): string | null {
  if (hasEmoji(alias)) say("alias", t("forms.address.alias.errors.emoji"));
  return readLine("alias", alias, false, say);
}
