import { redirectForm } from "../../../shared/api/forms.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import { goTo } from "../../navigation/go-to.ts";
import { removeDraft } from "./draft/remove-drafts.ts";
import { postForm } from "./post-form.ts";

/** Posts the form, then goes where the answer leads. */
export async function sendForm(action: string, data: FormData): Promise<FormErrors | undefined> {
  const sent = await postForm(redirectForm(action), data);
  if (sent.errors) return sent.errors;
  removeDraft(action);
  await goTo(sent.answer.redirect);
  return undefined;
}
