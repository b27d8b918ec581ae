import { type FormErrors, formError } from "../../shared/forms/form-errors.ts";
import type { FormRules } from "../../shared/forms/form-rules.ts";
import type { UpstreamError } from "../upstream/upstream-error.ts";
import { fieldErrors } from "./field-errors.ts";

const statuses = {
  malformed: 400,
  robot: 403,
  gone: 404,
  "too-large": 413,
  unreadable: 415,
  wrong: 422,
  early: 422,
  "too-often": 429,
  enough: 429,
  unavailable: 503,
} as const;

export type Verdict = keyof typeof statuses;

export class Refusal extends Error {
  override name = "Refusal";
  readonly verdict: Verdict;
  readonly errors: FormErrors | undefined;
  /** Seconds until the same request would be accepted. */
  readonly wait: number;
  /** The message says that the outcome is unknown. */
  readonly isUnsure: boolean;

  constructor(
    verdict: Verdict,
    wrong?: FormErrors | string,
    { wait = 60, isUnsure = false, ...options }: ErrorOptions & { wait?: number; isUnsure?: boolean } = {},
  ) {
    super(`refused: ${verdict}`, options);
    this.wait = wait;
    this.isUnsure = isUnsure;
    this.verdict = verdict;
    this.errors = typeof wrong === "string" ? formError(wrong) : wrong;
  }

  get status() {
    return statuses[this.verdict];
  }
}

export function refusalOf(
  cause: UpstreamError,
  form: Pick<FormRules, "name" | "fields" | "errorText">,
): Refusal {
  const isAboutForm = cause.problem.violations.length > 0 || cause.status === 422;
  return cause.refused && isAboutForm
    ? new Refusal("wrong", fieldErrors(cause.problem, form), { cause })
    : new Refusal("unavailable", undefined, { cause });
}
