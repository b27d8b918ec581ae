import { errorsOf } from "../../shared/forms/error-messages.ts";
import type { FormErrors } from "../../shared/forms/form-errors.ts";
import type { FormRules } from "../../shared/forms/form-rules.ts";
import { frenchSentence } from "../../shared/text/french-sentence.ts";
import type { ApiProblem, Violation } from "../upstream/api-error.ts";
import { boundOf, faultOf, fieldOf } from "../upstream/violation-fault.ts";

type Form = Pick<FormRules, "name" | "fields" | "errorText">;

/** Our text for the field first; the service's own French sentence only for an unknown code. */
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
  const said = problem.violations.flatMap((violation, place) =>
    faults[place]?.field ? [] : [wordsOf(violation)],
  );
  const general = errorsOf(form.name)("", "refused");
  const own = said.length > 0 && said.every((text) => text !== undefined) ? [...new Set(said)] : undefined;
  const elsewhere = own ?? (general ? [general] : []);
  return { fields: Object.fromEntries(fields), form: isElsewhere ? elsewhere : [] };
}

const wordsOf = (violation: Violation): string | undefined =>
  faultOf(violation) === undefined ? frenchSentence(violation.message) : undefined;

function textOf(violation: Violation, field: string, { name, errorText }: Form): string | undefined {
  const own = wordsOf(violation);
  if (own) return own;
  const code = faultOf(violation) ?? "invalid";
  const params = boundOf(violation, code);
  const find = errorText ?? errorsOf(name);
  return find(field, code, params) ?? find(field, "invalid") ?? errorsOf(name)(field, "invalid");
}
