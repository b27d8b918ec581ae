import { parseUrl } from "../parse-url.ts";
import { addressLine, forbiddenSigns } from "../text/address-text.ts";
import { formatSize } from "../text/format-size.ts";
import { hasLink } from "../text/has-link.ts";
import { typedNumber } from "../text/typed-number.ts";
import { typedLine } from "../text/typed-text.ts";
import { typedWeight } from "../text/typed-weight.ts";
import { monthsBefore, monthsBetween } from "../time/age.ts";
import { formatDate, parseDate } from "../time/dates.ts";
import { typedAge } from "../time/typed-age.ts";
import { typedDate } from "../time/typed-date.ts";
import { dayInParis } from "../time/wall-clock.ts";
import { isAccentedEmail, isEmail, mendedEmail } from "./email.ts";
import type { ErrorParams } from "./error-messages.ts";
import { largestFile, mediaTypeOf } from "./file-rules.ts";
import type { Birthday } from "./form-values.ts";
import { mendedPhone, phoneCountries, readPhone } from "./phone.ts";
import { type FieldKind, type SmartField, takesSeveral } from "./smart-form.ts";

export type FieldReading = { value: unknown } | { fault: string; params?: ErrorParams };

type Reader = (value: unknown, field: SmartField, today: Date) => FieldReading | Promise<FieldReading>;

export function readField(
  field: SmartField,
  value: unknown,
  today: Date,
): FieldReading | Promise<FieldReading> {
  return readers[field.kind](value, field, today);
}

export function mendedText({ kind, type, isPersonName }: SmartField, text: string): string {
  if (kind === "phone") return mendedPhone(text);
  if (kind === "number") return mendedNumber(type, text);
  if (kind !== "text") return text;
  if (type === "email") return mendedEmail(text);
  return isPersonName ? addressLine(text) : text;
}

const readers: Record<FieldKind, Reader> = {
  text: readText,
  hidden: readText,
  password: (value, field) =>
    typeof value === "string" && value
      ? (lengthFault(value, { minLength: 5, maxLength: 255, ...field }) ?? { value })
      : empty(field),
  textarea: readLines,
  number: readNumber,
  date: readDate,
  phone: readPhoneField,
  birthday: readBirthday,
  checkbox: (value, { required }) =>
    required && value !== true ? { fault: "accept" } : { value: value === true },
  choices: readChoice,
  "toggle-boxes": readChoice,
  "toggle-buttons": readChoice,
  file: readFile,
  title: () => ({ value: undefined }),
};

function empty({ required }: SmartField): FieldReading {
  return required ? { fault: "required" } : { value: null };
}

function readText(value: unknown, field: SmartField): FieldReading {
  const typed = textOf(value);
  const text = mendedText(field, typed);
  if (!text) return empty(field);
  if (/[\p{Control}\u2028\u2029]/u.test(typed))
    return { fault: field.type === "email" ? "email" : "invalid" };
  const fault = lengthFault(text, { maxLength: 255, ...field });
  if (fault) return fault;
  const signs = field.isPersonName ? forbiddenSigns(text) : [];
  if (signs.length > 0)
    return { fault: "signs", params: { signs: signs.map((sign) => `«\u00a0${sign}\u00a0»`).join(" ni ") } };
  if (field.refusesLinks && hasLink(text, field.refusesLinks)) return { fault: "link" };
  if (field.type === "email" && !isEmail(text))
    return { fault: isAccentedEmail(text) ? "email_accent" : "email" };
  if (field.type === "url" && !(/^https?:/i.test(text) && parseUrl(text))) return { fault: "invalid" };
  return { value: text };
}

function readLines(value: unknown, field: SmartField): FieldReading {
  const text = textOf(value).replace(/\r\n?/g, "\n");
  if (!text) return empty(field);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: tabs and ends of lines are the only ones that are written
  if (/[\0-\x08\x0b\x0c\x0e-\x1f]/.test(text)) return { fault: "invalid" };
  if (field.refusesLinks && hasLink(text, field.refusesLinks)) return { fault: "link" };
  return lengthFault(text, { maxLength: 5000, ...field }) ?? { value: text };
}

function readNumber(value: unknown, field: SmartField): FieldReading {
  const text = textOf(value);
  if (!text) return empty(field);
  const { type, min, max } = field;
  const number = numberOf(type, text);
  if (!Number.isFinite(number)) return { fault: "number" };
  if (typeof min === "number" && number < min) return { fault: "too_small", params: { bound: min } };
  if (typeof max === "number" && number > max) return { fault: "too_large", params: { bound: max } };
  return { value: number };
}

function numberOf(type: SmartField["type"], text: string): number {
  if (type === "weight") return typedWeight(text);
  return typedNumber(typedLine(text).replace(/(?<=\d) ?(?:kgs?|kilos?)\.?$/i, ""));
}

function mendedNumber(type: SmartField["type"], text: string): string {
  const number = numberOf(type, text);
  const shown = String(number).replace(".", ",");
  return Math.abs(number) < 1e6 && !shown.includes("e") ? shown : typedLine(text);
}

function readDate(value: unknown, field: SmartField, today: Date): FieldReading {
  const text = textOf(value);
  if (!text) return empty(field);
  const typed = typedDate(text);
  return "fault" in typed ? typed : withinDates(typed.date, field, today);
}

function withinDates(date: Date, { min, max }: Pick<SmartField, "min" | "max">, today: Date): FieldReading {
  const [first, last] = [dayOf(min, today), dayOf(max, today)];
  if (first && date < first) return { fault: "too_soon", params: { bound: formatDate(first) } };
  if (last && date > last) return { fault: "too_late", params: { bound: formatDate(last) } };
  return { value: date.toISOString() };
}

const dayOf = (bound: number | string | undefined, today: Date) =>
  parseDate(bound === "today" ? dayInParis(today) : bound);

async function readPhoneField(value: unknown, field: SmartField): Promise<FieldReading> {
  const { number, country } = parts(value);
  const text = mendedText(field, textOf(number));
  if (!text) return empty(field);
  const code = textOf(country) || (field.country ?? phoneCountries[0]);
  const read = await readPhone(text, code, field.type === "mobile");
  return read ? { value: read } : { fault: "phone" };
}

function readBirthday(value: unknown, field: SmartField, today: Date): FieldReading {
  const { mode, date, years, months } = parts(value);
  const bounds = { min: field.min ?? "1970-01-01", max: field.max ?? "today" };
  const inDate = !(field.age && mode === "age");
  if (inDate) {
    const reading = readDate(date, { ...field, ...bounds }, today);
    if (!("value" in reading) || reading.value === null) return reading;
    const birthday = String(reading.value);
    return { value: { birthday, ...ageAt(new Date(birthday), today), isDate: true } satisfies Birthday };
  }
  if (textOf(years) === "" && textOf(months) === "") return empty(field);
  const age = typedAge(textOf(years), textOf(months));
  if (age < 0) return { fault: "age_negative" };
  if (!Number.isInteger(age)) return { fault: "age" };
  const born = monthsBefore(today, age);
  const reading = withinDates(born, bounds, today);
  if (!("value" in reading)) return reading;
  const birthday = String(reading.value);
  return { value: { birthday, ...ageAt(born, today), isDate: false } satisfies Birthday };
}

function ageAt(born: Date, today: Date): Pick<Birthday, "years" | "months"> {
  const months = monthsBetween(born, today);
  return { years: Math.floor(months / 12), months: months % 12 };
}

function readChoice(value: unknown, field: SmartField): FieldReading {
  const open = (field.choices ?? []).filter(({ disabled }) => !disabled).map((choice) => choice.value);
  if (!takesSeveral(field)) {
    const chosen = textOf(value);
    if (!chosen) return empty(field);
    return open.includes(chosen) ? { value: chosen } : { fault: "choice" };
  }
  const chosen = [...new Set(Array.isArray(value) ? value.map(String) : [])];
  const { required, min, max } = field;
  const least = typeof min === "number" ? min : required ? 1 : 0;
  if (chosen.some((one) => !open.includes(one))) return { fault: "choice" };
  if (chosen.length < least) return { fault: "too_few", params: { count: least, actual: chosen.length } };
  if (typeof max === "number" && chosen.length > max) {
    return { fault: "too_many", params: { count: max, actual: chosen.length } };
  }
  return { value: chosen };
}

async function readFile(value: unknown, field: SmartField): Promise<FieldReading> {
  if (!(value instanceof File)) return empty(field);
  const most = field.maxSize ?? largestFile;
  if (value.size > most) return { fault: "file_too_large", params: { bound: formatSize(most) } };
  return (await mediaTypeOf(value)) ? { value } : { fault: "file_type" };
}

function lengthFault(
  text: string,
  { minLength, maxLength }: { minLength?: number | undefined; maxLength?: number | undefined },
): FieldReading | undefined {
  const actual = text.length;
  if (minLength !== undefined && actual < minLength) {
    return { fault: "too_short", params: { count: minLength, actual } };
  }
  if (maxLength !== undefined && actual > maxLength) {
    return { fault: "too_long", params: { count: maxLength, actual } };
  }
  return undefined;
}

const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");

const parts = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};
