import {
  type FormInputs,
  inputsOf,
  pathOf,
  type SmartField,
  type SmartForm,
  takesSeveral,
} from "./smart-form.ts";

/** Nested by the paths of the fields: "address.city" is `{ address: { city } }`. */
export interface FormValues {
  [name: string]: unknown;
}

/**
 * The values of a form, as its schema takes them. The one way to read them: the worker reads what was posted and the
 * browser what stands in its form element, so that both judge the same.
 */
export function readFormValues(form: SmartForm, data: FormData): FormValues {
  const values: FormValues = {};
  for (const field of form.Fields) {
    if (field.Component !== "title") put(values, pathOf(field).split("."), rawValueOf(field, data));
  }
  return values;
}

/** What was typed, to be shown again. Passwords are typed anew, and a browser lets nobody put a file into a form. */
export function readFormInputs(form: SmartForm, data: FormData): FormInputs {
  const own = form.Fields.filter(({ Component }) => !["file", "password", "title"].includes(Component));
  return Object.fromEntries(
    own.flatMap((field) =>
      namesOf(field).map((name) => {
        const typed = data.getAll(name).filter((value) => typeof value === "string");
        return [name, takesSeveral(field) ? typed : (typed[0] ?? "")] as const;
      }),
    ),
  );
}

/** What the inputs of a form hold for an entity of these values: dates by their date part (spec 5). */
export function inputsFor(form: SmartForm, values: FormValues): FormInputs {
  return Object.fromEntries(form.Fields.flatMap((field) => inputsOfValue(field, valueAt(values, field))));
}

function inputsOfValue(field: SmartField, value: unknown): [string, string | string[]][] {
  const path = pathOf(field);
  if (value === undefined || value === null) return [];
  if (field.Component === "birthday") {
    const { date, mode, years, months } = inputsOf.birthday(path);
    const { birthday, birthday_years, birthday_months, in_date } = value as Partial<Birthday>;
    return [
      [mode, in_date === false ? "age" : "date"],
      [date, (birthday ?? "").slice(0, 10)],
      [years, String(birthday_years ?? "")],
      [months, String(birthday_months ?? "")],
    ];
  }
  if (Array.isArray(value)) return [[path, value.map(String)]];
  if (typeof value === "boolean") return value ? [[path, "on"]] : [];
  return [[path, field.Component === "date" ? String(value).slice(0, 10) : String(value)]];
}

/** The value of the birthday field (spec 3, pet): the date, the age it means, and which of the two was given. */
export interface Birthday {
  /** ISO 8601. */
  birthday: string;
  birthday_months: number;
  birthday_years: number;
  in_date: boolean;
}

function rawValueOf(field: SmartField, data: FormData): unknown {
  const path = pathOf(field);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  switch (field.Component) {
    case "file":
      return data.getAll(path).find((value) => typeof value !== "string" && (value.size > 0 || value.name));
    case "checkbox":
      return data.has(path);
    case "phone":
      return partsOf(inputsOf.phone(path), text);
    case "birthday":
      return partsOf(inputsOf.birthday(path), text);
    default:
      return takesSeveral(field) ? data.getAll(path).filter((one) => typeof one === "string") : text(path);
  }
}

function partsOf(names: Record<string, string>, text: (name: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([part, name]) => [part, text(name)]));
}

function namesOf(field: SmartField): string[] {
  const path = pathOf(field);
  if (field.Component === "phone") return Object.values(inputsOf.phone(path));
  if (field.Component === "birthday") return Object.values(inputsOf.birthday(path));
  return [path];
}

function valueAt(values: FormValues, field: SmartField): unknown {
  return pathOf(field)
    .split(".")
    .reduce<unknown>((at, name) => (isNest(at) && Object.hasOwn(at, name) ? at[name] : undefined), values);
}

function put(values: FormValues, [name = "", ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    values[name] = value;
    return;
  }
  const nest = isNest(values[name]) ? values[name] : {};
  values[name] = nest;
  put(nest, rest, value);
}

const isNest = (value: unknown): value is FormValues => typeof value === "object" && value !== null;
