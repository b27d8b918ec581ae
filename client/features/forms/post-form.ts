import type { FormErrors } from "../../../shared/api/api-error.ts";
import type { Endpoint } from "../../../shared/api/endpoint.ts";
import { refusalSchema } from "../../../shared/api/forms.ts";
import { formTexts } from "../../../shared/forms/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { CallFailed, call } from "../../api/call.ts";

const t = translator(formTexts);

/** Returns the answer or, where the worker refuses it or does not answer, the errors to show. */
export async function postForm<Answer>(
  endpoint: Endpoint<FormData, Answer>,
  data: FormData,
): Promise<{ answer: Answer; errors?: undefined } | { errors: FormErrors }> {
  try {
    return { answer: await call(endpoint, data) };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    if (error.status === 0) return { errors: about(t("forms.errors.offline")) };
    return refusalSchema.safeParse(error.body).data ?? { errors: about(t("generic.error")) };
  }
}

export const about = (text: string): FormErrors => ({ fields: {}, form: [text] });
