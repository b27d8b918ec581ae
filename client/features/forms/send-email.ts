import type { Endpoint } from "../../../shared/api/endpoint.ts";
import { type FormErrors, fieldError } from "../../../shared/forms/form-errors.ts";
import { type BotCheck, postWithBotCheck } from "./post-form.ts";

/** Says what was refused beside the e-mail, the only field of these forms. */
export async function sendEmail<Answer>(
  endpoint: Endpoint<FormData, Answer>,
  data: FormData,
  check: BotCheck,
): Promise<{ answer: Answer; errors?: undefined } | { errors: FormErrors }> {
  const posted = await postWithBotCheck(endpoint, data, check);
  if (!posted.errors) return posted;
  const { fields, form } = posted.errors;
  return { errors: fieldError("email", fields.email ?? form.join(" ")) };
}
