import type { Endpoint } from "../../../shared/api/endpoint.ts";
import { type FormErrors, fieldError } from "../../../shared/forms/form-errors.ts";
import { type BotCheck, postWithBotCheck } from "./post-form.ts";

/** Says what was refused beside the e-mail, the only field of these forms. */
export async function sendEmail(
  endpoint: Endpoint<FormData, null>,
  data: FormData,
  check: BotCheck,
): Promise<FormErrors | undefined> {
  const { errors } = await postWithBotCheck(endpoint, data, check);
  return errors && fieldError("email", errors.fields.email ?? errors.form.join(" "));
}
