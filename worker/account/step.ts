import type { SignInStep } from "../../shared/account/sign-in.ts";
import type { FormErrors } from "../../shared/api/api-error.ts";
import type { FormInputs, SmartForm } from "../../shared/forms/smart-form.ts";
import type { AppContext } from "../context.ts";
import { judgeForm } from "../forms/posted-form.ts";

export type RefusalStatus = 403 | 415 | 422 | 429 | 503;

/** What comes of a step: the next one, this one with what is wrong, or the page first wanted. */
export interface Outcome {
  step: SignInStep;
  email: string;
  status?: RefusalStatus;
  errors?: FormErrors;
  inputs?: FormInputs;
  redirect?: string;
  /** What the step begins with being said. */
  notice?: string;
}

/** What was posted with a step. */
export interface Reading {
  email: string;
  inputs: FormInputs;
  values: Record<string, unknown>;
  errors?: FormErrors | undefined;
}

export interface Step {
  name: SignInStep;
  /** Behind the bot check. */
  isGuarded: boolean;
  /** Milliseconds that it is looked at where no bot check stands behind it, if other than usual. */
  soonest?: number;
  /** Counts against the limit of its e-mail. */
  isCounted: boolean;
  read: (data: FormData) => Promise<Reading>;
  take: (c: AppContext, read: Reading, wanted: string) => Promise<Partial<Outcome>>;
}

/** Reads a step by the schema of its form. */
export async function readWith(form: SmartForm, data: FormData): Promise<Reading> {
  const { inputs, values = {}, errors } = await judgeForm(form, data);
  return { email: text(values.email), inputs, values, errors };
}

/** A value of a form that is a text; empty where there is none. */
export const text = (value: unknown): string => (typeof value === "string" ? value : "");
