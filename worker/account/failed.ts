import { signInTexts } from "../../shared/account/sign-in.texts.ts";
import { emailForm } from "../../shared/account/sign-in.ts";
import { fieldErrors } from "../../shared/api/api-error.ts";
import { findFormText } from "../../shared/forms/form-errors.ts";
import { pathOf, type SmartForm } from "../../shared/forms/smart-form.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { customerServiceOf } from "../page/customer-service.ts";
import { UpstreamError } from "../upstream/http.ts";
import type { Outcome } from "./step.ts";

const t = translator(signInTexts);

/** What a step comes to; where the API says no, or nothing, that is what there is to say. */
export async function tried(
  c: AppContext,
  event: string,
  act: () => Promise<Partial<Outcome>>,
): Promise<Partial<Outcome>> {
  try {
    return await act();
  } catch (error) {
    return failed(c, event, error);
  }
}

/** What the API finds wrong stands beside its field where the form has one; what is wrong with the API is said as such. */
export async function failed(
  c: AppContext,
  event: string,
  error: unknown,
  form: SmartForm = emailForm,
): Promise<Partial<Outcome>> {
  c.var.log.error(event, error);
  if (error instanceof UpstreamError && error.refused && error.problem.violations.length) {
    const shape = { name: form.Name, fields: form.Fields.map(pathOf) };
    return { status: 422, errors: fieldErrors(error.problem, shape, findFormText) };
  }
  return { status: 503, errors: { fields: {}, form: [t("errors.unavailable", await customerServiceOf(c))] } };
}
