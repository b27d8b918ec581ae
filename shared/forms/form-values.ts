import type { EmptiedField } from "./form-rules.ts";
import { type FormValues, putValue, valueAt } from "./input-values.ts";
import {
  type FormInputs,
  inputsOf,
  isAsked,
  type SmartField,
  type SmartForm,
  takesSeveral,
} from "./smart-form.ts";

export function fieldValues(form: SmartForm, inputs: FormValues): FormValues {
  const values: FormValues = {};
  for (const field of form.fields) {
    if (field.kind !== "title") putValue(values, field.name.split("."), rawValueOf(field, inputs));
  }
  return values;
}

export function smartFormDraft(form: SmartForm, data: FormData): FormInputs {
  const own = form.fields.filter(({ kind }) => !["file", "password", "title"].includes(kind));
  return Object.fromEntries(
    own.flatMap((field) =>
      namesOf(field).map((name) => {
        const values = data.getAll(name).filter((value) => typeof value === "string");
        return [name, takesSeveral(field) ? values : (values[0] ?? "")] as const;
      }),
    ),
  );
}

export const emptiedFields = (
  fields: readonly Pick<SmartField, "name" | "kind">[],
  data: FormData,
): EmptiedField[] =>
  fields.flatMap(({ name, kind }) =>
    (kind === "password" || kind === "file") && data.getAll(name).some(isFilled) ? [{ name, kind }] : [],
  );

const isFilled = (value: FormDataEntryValue) =>
  typeof value === "string" ? value !== "" : value.size > 0 || value.name !== "";

export interface Birthday {
  birthday: string;
  years: number;
  months: number;
  isDate: boolean;
}

/** A posted checkbox is "on", a hydrated one `true`; a file is a File or a FileList. */
function rawValueOf(field: SmartField, inputs: FormValues): unknown {
  const path = field.name;
  const isRead = !field.onlyWith || isAsked(field, textOf(valueAt(inputs, field.onlyWith.name)));
  const value = isRead ? valueAt(inputs, path) : undefined;
  switch (field.kind) {
    case "file":
      return filesIn(value).find(({ size, name }) => size > 0 || name);
    case "checkbox":
      return value !== undefined && value !== false;
    case "phone":
      return partsOf(inputsOf.phone(path), inputs);
    case "birthday":
      return partsOf(inputsOf.birthday(path), inputs);
    default:
      return takesSeveral(field) ? [value].flat().filter((one) => typeof one === "string") : textOf(value);
  }
}

function filesIn(value: unknown): File[] {
  const isList = typeof FileList !== "undefined" && value instanceof FileList;
  return (isList ? [...value] : [value].flat()).filter((one) => one instanceof File);
}

function partsOf(names: Record<string, string>, inputs: FormValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(names).map(([part, name]) => [part, textOf(valueAt(inputs, name))]),
  );
}

function textOf(value: unknown): string {
  const [first] = [value].flat();
  return typeof first === "string" ? first : "";
}

function namesOf(field: SmartField): string[] {
  const path = field.name;
  if (field.kind === "phone") return Object.values(inputsOf.phone(path));
  if (field.kind === "birthday") return Object.values(inputsOf.birthday(path));
  return [path];
}
