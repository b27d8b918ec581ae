import * as z from "zod/mini";
import { withoutInvisible } from "../text/typed-text.ts";
import type { FindError } from "./error-messages.ts";
import type { FormErrors } from "./form-errors.ts";
import { type FormValues, inputValues, isNest } from "./input-values.ts";
import type { FormInputs } from "./smart-form.ts";

export interface FormRules<Values = unknown> {
  name: string;
  fields: readonly string[];
  schema: FormSchema<Values>;
  draft: (data: FormData) => FormInputs;
  /** Fields that were filled in, but come back empty in a document. */
  emptied?: (data: FormData) => EmptiedField[];
  mend?: (name: string, text: string, inputs: FormInputs) => string;
  errorText?: FindError;
}

export interface EmptiedField {
  name: string;
  kind: "password" | "file";
}

/** Asynchronous, because some rules load on demand. */
export type FormSchema<Values = unknown> = z.ZodMiniType<Values, FormValues>;

export type ParsedForm<Values> =
  | { values: Values; errors?: undefined }
  | { values?: undefined; errors: FormErrors };

export async function parseForm<Values>(
  { schema }: Pick<FormRules<Values>, "schema">,
  posted: FormData | FormValues,
): Promise<ParsedForm<Values>> {
  const values = posted instanceof FormData ? inputValues(posted) : posted;
  const parsed = await schema.safeParseAsync(visibleValues(values));
  if (parsed.success) return { values: parsed.data };
  const { "": form, ...fields } = errorsByPath(parsed.error);
  return { errors: { fields, form: form ? [form] : [] } };
}

export const visibleValues = (values: FormValues): FormValues => visibleMembers(values, 0);

const visibleMembers = (values: FormValues, depth: number): FormValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, visible(value, depth + 1)]));

/** No form nests deeper; JSON of a stranger may. */
const deepest = 8;

function visible(value: unknown, depth: number): unknown {
  if (typeof value === "string") return withoutInvisible(value);
  if (depth > deepest) return undefined;
  if (Array.isArray(value)) return value.map((member) => visible(member, depth + 1));
  return isNest(value) ? visibleMembers(value, depth) : value;
}

export function mendedDraft({ draft, mend }: Pick<FormRules, "draft" | "mend">, data: FormData): FormInputs {
  const inputs = draft(data);
  return Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [
      name,
      typeof value === "string" ? mendedInput(mend, { name, text: value, inputs }) : value,
    ]),
  );
}

export function mendedInput(
  mend: FormRules["mend"],
  { name, text, inputs }: { name: string; text: string; inputs: FormInputs },
): string {
  const shown = withoutInvisible(text);
  return mend?.(name, shown, inputs) ?? shown;
}

export interface FieldRules<Values> extends FormRules<Values> {
  input: (name: keyof Values & string) => string;
}

/** Lets the first view check input names by type, without loading schemas. */
export type InputName<Rules> = Rules extends FieldRules<infer Values> ? keyof Values & string : never;

export function fieldRules<Values>(
  name: string,
  schema: FormSchema<Values> & { shape: object },
): FieldRules<Values> {
  const fields = Object.keys(schema.shape);
  return { name, fields, schema, draft: (data) => textsIn(data, fields), input: (field) => field };
}

export const noFields = fieldRules("", z.object({}));

export function textsIn(data: FormData, names: readonly string[]): FormInputs {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = data.get(name);
      return typeof value === "string" ? [[name, value] as const] : [];
    }),
  );
}

function errorsByPath(error: z.core.$ZodError): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of error.issues) found[path.join(".")] ??= message;
  return found;
}
