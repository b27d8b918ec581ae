import type { FormErrors } from "../../../shared/api/api-error.ts";
import { formTexts } from "../../../shared/forms/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { goTo, wholePage } from "../../navigation/go-to.ts";

const t = translator(formTexts);

/** Sends a form to its page, as the browser would without scripts, and answers what the worker finds wrong with it. */
export async function postForm(action: string, data: FormData): Promise<FormErrors | undefined> {
  const said = await askForm(action, data);
  return "errors" in said ? said.errors : undefined;
}

/** The same, with what the worker answers where nothing is wrong. Where it asks to log in again the page is left. */
export async function askForm<T>(
  action: string,
  data: FormData,
): Promise<{ answer: T } | { errors: FormErrors }> {
  try {
    const answer = await fetch(action, {
      method: "POST",
      body: data,
      headers: { Accept: "application/json" },
    });
    const body: unknown = await answer.json().catch(() => undefined);
    if (answer.ok) return { answer: body as T };
    const redirect = answer.status === 401 && (body as { redirect?: string } | undefined)?.redirect;
    if (redirect) await leaveFor(redirect);
    return { errors: errorsIn(body) };
  } catch {
    return { errors: about(t("forms.errors.offline")) };
  }
}

/**
 * Loads another page whole; resolves once this one is left, so that its form stays busy until then. Who comes back to it
 * is shown what is true by now, not what the browser remembers.
 */
export function leaveFor(address: string): Promise<void> {
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  const left = new Promise<void>((resolve) => {
    addEventListener("pagehide", () => resolve(), { once: true });
  });
  void goTo(address, { info: wholePage });
  return left;
}

export const about = (text: string): FormErrors => ({ fields: {}, form: [text] });

function errorsIn(body: unknown): FormErrors {
  const errors = (body as { errors?: FormErrors } | undefined)?.errors;
  return errors ? { fields: errors.fields ?? {}, form: errors.form ?? [] } : about(t("generic.error"));
}
