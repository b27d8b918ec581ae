import type { FindText } from "../../shared/forms/error-messages.ts";
import type { FormErrors } from "../../shared/forms/form-errors.ts";
import type { FormRules } from "../../shared/forms/form-rules.ts";
import type { ApiProblem, Violation } from "../upstream/api-error.ts";

/**
 * Assigns each violation to the field of its path, else to the form (spec 5, form schema errors).
 * "shippingAddress.city" also matches the field "city". Text: specific to field and code, else generic by code, else
 * the server's message, translated where it is a key.
 */
export function fieldErrors(
  problem: ApiProblem,
  form: Pick<FormRules, "name" | "fields">,
  find: FindText,
): FormErrors {
  const faults = problem.violations.map((violation) => {
    const field = fieldOf(violation.path, form.fields);
    return { field, text: textOf(violation, form.name, field, find) };
  });
  const textsOf = (field: string | undefined) => [
    ...new Set(faults.flatMap((fault) => (fault.field === field && fault.text ? [fault.text] : []))),
  ];
  const fields = form.fields.flatMap((field) => {
    const text = textsOf(field).join(" ");
    return text ? [[field, text] as const] : [];
  });
  const rest = textsOf(undefined);
  const general =
    fields.length || rest.length || !problem.message ? [] : [find(problem.message) ?? problem.message];
  return { fields: Object.fromEntries(fields), form: [...rest, ...general] };
}

function fieldOf(path: string, fields: readonly string[]): string | undefined {
  return fields.find((field) => field === path) ?? fields.find((field) => path.endsWith(`.${field}`));
}

function textOf(
  { code, message }: Violation,
  form: string,
  field: string | undefined,
  find: FindText,
): string {
  const specific = code && field ? find(`forms.${form}.${field}.errors.${code}`) : undefined;
  const generic = code ? find(`forms.errors.${code}`) : undefined;
  return specific ?? generic ?? find(message) ?? message;
}
