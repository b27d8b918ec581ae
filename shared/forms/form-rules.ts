import * as z from "zod/mini";
import type { FormErrors } from "../api/api-error.ts";
import type { FindText } from "./form-errors.ts";
import { type FormValues, inputValues } from "./input-values.ts";
import type { FormInputs } from "./smart-form.ts";

/** What the browser and the worker know of a form: both refuse the same, in the same words. */
export interface FormRules<Values = unknown> {
  /** In the keys of its texts. */
  name: string;
  /** Names of the inputs beside which an error may stand. */
  fields: readonly string[];
  /** Takes what stands in the inputs, nested by their names. */
  schema: FormSchema<Values>;
  /** What was typed, to be shown again. */
  draft: (data: FormData) => FormInputs;
  /** Texts of its own area, for what the e-commerce API says by key or code. */
  find?: FindText;
}

/** Asynchronous where rules are loaded when they are needed. */
export type FormSchema<Values = unknown> = z.ZodMiniType<Values, FormValues>;

export type ParsedForm<Values> =
  | { values: Values; errors?: undefined }
  | { values?: undefined; errors: FormErrors };

export async function parseForm<Values>(
  { schema }: Pick<FormRules<Values>, "schema">,
  posted: FormData | FormValues,
): Promise<ParsedForm<Values>> {
  const parsed = await schema.safeParseAsync(posted instanceof FormData ? inputValues(posted) : posted);
  if (parsed.success) return { values: parsed.data };
  const { "": form, ...fields } = errorsByPath(parsed.error);
  return { errors: { fields, form: form ? [form] : [] } };
}

export interface FieldRules<Values> extends FormRules<Values> {
  /** The name of an input, as the schema knows it. */
  input: (name: keyof Values & string) => string;
}

/** The rules of a form whose inputs are the properties of its schema. */
export function fieldRules<Values>(
  name: string,
  schema: FormSchema<Values> & { shape: object },
): FieldRules<Values> {
  const fields = Object.keys(schema.shape);
  return { name, fields, schema, draft: (data) => textsIn(data, fields), input: (field) => field };
}

/** Of a form that is a button. */
export const noFields = fieldRules("", z.object({}));

/** The texts that were posted under these names. */
export function textsIn(data: FormData, names: readonly string[]): FormInputs {
  return Object.fromEntries(
    names.flatMap((name) => {
      const typed = data.get(name);
      return typeof typed === "string" ? [[name, typed] as const] : [];
    }),
  );
}

/** The first error of each field, by its path. */
function errorsByPath(error: z.core.$ZodError): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of error.issues) found[path.join(".")] ??= message;
  return found;
}
