import type { FormErrors } from "../../../shared/api-error.ts";
import { formTexts } from "../../../shared/i18n/forms.ts";
import { translator } from "../../../shared/i18n/translator.ts";

const t = translator(formTexts);

/** Sends a form to its page, as the browser would without scripts, and answers what the worker finds wrong with it. */
export async function postForm(action: string, data: FormData): Promise<FormErrors | undefined> {
  try {
    const answer = await fetch(action, {
      method: "POST",
      body: data,
      headers: { Accept: "application/json" },
    });
    if (answer.ok) return undefined;
    return errorsIn(await answer.json().catch(() => undefined));
  } catch {
    return about(t("forms.errors.offline"));
  }
}

export const about = (text: string): FormErrors => ({ fields: {}, form: [text] });

function errorsIn(body: unknown): FormErrors {
  const errors = (body as { errors?: FormErrors } | undefined)?.errors;
  return errors ? { fields: errors.fields ?? {}, form: errors.form ?? [] } : about(t("generic.error"));
}
