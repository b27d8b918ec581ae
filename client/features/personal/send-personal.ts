import { type PersonalSaved, personalForm } from "../../../shared/api/personal.ts";
import { personalHref } from "../../../shared/customer/personal-sections.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import { leaveFor } from "../../navigation/leave-for.ts";
import { postForm } from "../forms/post-form.ts";

/** Redirects to the login if the change ended the session. */
export async function sendPersonal(
  data: FormData,
  onSaved: (saved: PersonalSaved) => void,
): Promise<FormErrors | undefined> {
  const sent = await postForm(personalForm(personalHref()), data);
  if (sent.errors) return sent.errors;
  if ("redirect" in sent.answer) await leaveFor(sent.answer.redirect);
  else onSaved(sent.answer);
  return undefined;
}
