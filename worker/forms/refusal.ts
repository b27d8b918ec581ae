import { findFormText } from "../../shared/forms/error-messages.ts";
import { type FormErrors, formError } from "../../shared/forms/form-errors.ts";
import type { FormRules } from "../../shared/forms/form-rules.ts";
import type { UpstreamError } from "../upstream/http.ts";
import { fieldErrors } from "./field-errors.ts";

const statuses = {
  malformed: 400,
  robot: 403,
  gone: 404,
  unreadable: 415,
  wrong: 422,
  early: 422,
  "too-often": 429,
  unverified: 503,
  unavailable: 503,
} as const;

export type Verdict = keyof typeof statuses;

export class Refusal extends Error {
  override name = "Refusal";
  readonly verdict: Verdict;
  readonly errors: FormErrors | undefined;

  /** @param wrong by field, or one sentence */
  constructor(verdict: Verdict, wrong?: FormErrors | string, options?: ErrorOptions) {
    super(`refused: ${verdict}`, options);
    this.verdict = verdict;
    this.errors = typeof wrong === "string" ? formError(wrong) : wrong;
  }

  get status() {
    return statuses[this.verdict];
  }
}

/** Violations go to the form's fields; any other error is an outage. */
export function refusalOf(
  cause: UpstreamError,
  { name, fields, find = findFormText }: Pick<FormRules, "name" | "fields" | "find">,
): Refusal {
  const isAboutForm = cause.problem.violations.length > 0 || cause.status === 422;
  const errors = fieldErrors(cause.problem, { name, fields }, find);
  const isSaid = errors.form.length + Object.keys(errors.fields).length > 0;
  return cause.refused && isAboutForm && isSaid
    ? new Refusal("wrong", errors, { cause })
    : new Refusal("unavailable", undefined, { cause });
}
