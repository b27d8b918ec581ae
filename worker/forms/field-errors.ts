import { errorsOf } from "../../shared/forms/error-messages.ts";
import type { FormErrors } from "../../shared/forms/form-errors.ts";
import type { FormRules } from "../../shared/forms/form-rules.ts";
import type { ApiProblem, Violation } from "../upstream/api-error.ts";
import { boundOf, faultOf, fieldOf } from "../upstream/violation-fault.ts";

type Form = Pick<FormRules, "name" | "fields" | "errorText">;

/**
 * Each violation at the field of its path, with the French text of its code: specific to form and field, else generic
 * (spec 5, form schema errors). What has no field is one sentence on the form. The service's own words are for the log.
 */
export function fieldErrors(problem: ApiProblem, form: Form): FormErrors {
  const faults = problem.violations.map((violation) => {
    const field = fieldOf(violation.path, form.fields);
    return { field, text: field && textOf(violation, field, form) };
  });
  const fields = form.fields.flatMap((field) => {
    const texts = faults.flatMap((fault) => (fault.field === field && fault.text ? [fault.text] : []));
    return texts.length > 0 ? [[field, [...new Set(texts)].join(" ")] as const] : [];
  });
  const isElsewhere = faults.length === 0 || faults.some(({ field }) => !field);
  const general = errorsOf(form.name)("", "refused");
  return { fields: Object.fromEntries(fields), form: isElsewhere && general ? [general] : [] };
}

function textOf(violation: Violation, field: string, { name, errorText }: Form): string | undefined {
  const code = faultOf(violation) ?? "invalid";
  const params = boundOf(violation, code);
  const find = errorText ?? errorsOf(name);
  return find(field, code, params) ?? find(field, "invalid") ?? errorsOf(name)(field, "invalid");
}
