import type { FormInputs } from "../../shared/forms/smart-form.ts";
import { invitationRules } from "../../shared/sponsorship/invitation.ts";
import type { AppContext } from "../context.ts";
import { customerKey, saveDraft, takeDraft } from "../forms/draft.ts";

export const saveInvitationDraft = (c: AppContext, data: FormData): Promise<void> =>
  saveDraft(c, draftKey(c), data);

export async function takeInvitationDraft(c: AppContext): Promise<FormInputs> {
  const draft = await takeDraft(c, draftKey(c));
  return draft ? invitationRules("").draft(draft) : {};
}

const draftKey = (c: AppContext) => `invitation ${customerKey(c)}`;
