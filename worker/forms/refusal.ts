import { type FormErrors, fieldErrors } from "../../shared/api/api-error.ts";
import { findFormText } from "../../shared/forms/form-errors.ts";
import type { FormRules } from "../../shared/forms/form-rules.ts";
import type { UpstreamError } from "../upstream/http.ts";

/** Why a form is refused, and the status that says so. */
const statuses = {
  /** A call that no page of the shop makes. */
  malformed: 400,
  /** Taken for a robot. */
  robot: 403,
  /** What it is about is not there any more. */
  gone: 404,
  /** No form at all. */
  unreadable: 415,
  /** What was typed cannot be taken. */
  wrong: 422,
  /** Sent sooner than anybody writes. */
  early: 422,
  "too-often": 429,
  /** The bot check does not answer. */
  unverified: 503,
  /** A service behind the shop does not answer. */
  unavailable: 503,
} as const;

export type Verdict = keyof typeof statuses;

/** Thrown wherever it turns out that a form cannot be taken. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly verdict: Verdict;
  /** Undefined where the form's words for the verdict say it all. */
  readonly errors: FormErrors | undefined;

  /** @param wrong beside which fields, or in one sentence */
  constructor(verdict: Verdict, wrong?: FormErrors | string, options?: ErrorOptions) {
    super(`refused: ${verdict}`, options);
    this.verdict = verdict;
    this.errors = typeof wrong === "string" ? about(wrong) : wrong;
  }

  get status() {
    return statuses[this.verdict];
  }
}

/** What is wrong with no field in particular. */
export const about = (text: string): FormErrors => ({ fields: {}, form: [text] });

/** What the e-commerce API finds wrong stands beside its field where the form has one; whatever else it says is an outage. */
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
