import * as z from "zod/mini";
import type { FormSchema } from "../forms/form-rules.ts";
import type { FormValues } from "../forms/input-values.ts";
import { mendedPhone, phoneCountries, phoneExample, prefixCountryOf, readPhone } from "../forms/phone.ts";
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
import type { PostalAddress } from "./address.ts";
import { isPostcode, postcodeRule } from "./postcode.ts";
import { longestLine, longestTown, shortLine, shortTown } from "./shorten.ts";
import { addressTexts } from "./texts.ts";
import { postcodeBeside, postcodeIn, type TypedPlace, townBeside } from "./town.ts";

const t = translator(addressTexts);
const formText = translator(formTexts);

export const addressFields = [
  "firstName",
  "lastName",
  "countryCode",
  "street",
  "street2",
  "postcode",
  "city",
  "phoneNumber",
  "company",
  "phoneNumber2",
  "deliveryInstructions",
  "alias",
] as const;
export type AddressField = (typeof addressFields)[number];

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
  switch (field) {
    case "street":
    case "street2":
      return boxCountries.has(countryCode) ? lineWithBox(labelLine(text)) : labelLine(text);
    case "city":
      return townBeside(text, place);
    case "firstName":
    case "lastName":
      return labelLine(text);
    case "postcode":
      return postcodeBeside(text, place);
    case "phoneNumber":
    case "phoneNumber2":
      return mendedPhone(text);
    case "deliveryInstructions":
      return addressLines(text);
    default:
      return addressLine(text);
  }
}

const boxCountries = new Set(["BE", "LU"]);

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

type Say = (field: AddressField, text: string) => void;

async function readFields(raw: FormValues, countries: readonly string[], say: Say): Promise<ReadAddress> {
  const countryCode = textOf(raw.countryCode);
  const place = { countryCode, postcode: textOf(raw.postcode), city: textOf(raw.city) };
  const line = (field: AddressField) => mendedAddressField(field, textOf(raw[field]), place);
  const hasBox = boxCountries.has(countryCode);
  const offered = [...phoneCountries, ...countries];
  if (!countries.includes(countryCode)) say("countryCode", t("forms.address.countryCode.errors.required"));
  return {
    address: {
      company: bounded("company", line("company"), 255, say),
      firstName: onLabel("firstName", required("firstName", line("firstName"), 255, say), say),
      lastName: onLabel("lastName", required("lastName", line("lastName"), 255, say), say),
      countryCode,
      provinceCode: null,
      provinceName: null,
      street: onLabel("street", required("street", line("street"), longestLine, say), say, { hasBox }),
      street2: onLabel("street2", bounded("street2", line("street2"), longestLine, say), say, { hasBox }),
      city: readTown(line("city"), place, say),
      postcode: readPostcode(line("postcode"), countryCode, say),
      phoneNumber: await readNumber("phoneNumber", raw, { offered, say }),
      phoneNumber2: await readNumber("phoneNumber2", raw, { offered, say }),
      deliveryInstructions: bounded("deliveryInstructions", line("deliveryInstructions"), 255, say),
    },
    alias: readAlias(line("alias"), say),
  };
}

type Line =
  | "firstName"
  | "lastName"
  | "company"
  | "street"
  | "street2"
  | "city"
  | "deliveryInstructions"
  | "alias";

function bounded(field: Line, text: string, most: number, say: Say): string | null {
  if (text.length > most) {
    const short = shortOf(field, text);
    say(field, t(`forms.address.${field}.errors.too_long`, { count: most, actual: text.length, short }));
  }
  return text || null;
}

function shortOf(field: Line, text: string): string {
  const without = withoutForbiddenSigns(text);
  if (field === "street" || field === "street2") return shortLine(without) ?? "";
  return field === "city" && / |-/.test(without) ? shortTown(without) : "";
}

function required(
  field: "firstName" | "lastName" | "street" | "city",
  text: string,
  most: number,
  say: Say,
): string | null {
  if (!text) say(field, t(`forms.address.${field}.errors.required`));
  return bounded(field, text, most, say);
}

function onLabel(
  field: "firstName" | "lastName" | "street" | "street2" | "city",
  text: string | null,
  say: Say,
  { hasBox = false } = {},
): string | null {
  const signs = forbiddenSigns(text ?? "");
  if (signs.length > 0) {
    const isBox = hasBox && signs.includes("/") && /\d/.test(text ?? "");
    const without = isBox ? "" : withoutForbiddenSigns(text ?? "");
    say(field, t(`forms.address.${field}.errors.signs`, { signs, without, isBox }));
  }
  return text;
}

function readTown(input: string, { countryCode, postcode: typed }: TypedPlace, say: Say): string | null {
  const town = townOnLabel(input);
  const postcode = typed ? postcodeIn(town, countryCode) : undefined;
  if (postcode) say("city", t("forms.address.city.errors.postcode", { postcode }));
  if (town.length === 1) say("city", t("forms.address.city.errors.too_short", { town }));
  return onLabel("city", required("city", town, longestTown, say), say);
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

/** The first number must be a mobile, because carriers write to it. */
async function readNumber(
  field: "phoneNumber" | "phoneNumber2",
  raw: FormValues,
  { offered, say }: { offered: readonly string[]; say: Say },
): Promise<string | null> {
  const inputs = inputsOf.phone(field);
  const input = mendedPhone(textOf(raw[inputs.number]));
  const country = prefixCountryOf(input, offered) ?? (textOf(raw[inputs.country]) || "FR");
  if (!input) {
    if (field === "phoneNumber") say(field, t("forms.address.phoneNumber.errors.required"));
    return null;
  }
  const read = await readPhone(input, country, field === "phoneNumber", offered);
  if (read) return read;
  const prefix = formText.find(`forms.phone.countries.${country}`);
  const example = phoneExample(country);
  const isKnown = prefix !== undefined && example !== undefined;
  say(
    field,
    isKnown
      ? t(`forms.address.${field}.errors.invalid`, { prefix, example })
      : t(`forms.address.${field}.errors.invalidThere`),
  );
  return null;
}

function readAlias(alias: string, say: Say): string | null {
  if (hasEmoji(alias)) say("alias", t("forms.address.alias.errors.emoji"));
  return bounded("alias", alias, 255, say);
}
