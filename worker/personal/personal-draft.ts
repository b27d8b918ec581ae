import { type PersonalSection, personalSections } from "../../shared/customer/personal-sections.ts";
import type { FormInputs } from "../../shared/forms/smart-form.ts";
import type { AppContext } from "../context.ts";
import { customerKey, saveDraft, takeDraft } from "../forms/draft.ts";
import type { Posted } from "../forms/posted.ts";

/** Passwords are never saved. */
const saved: Record<PersonalSection, readonly string[]> = {
  identite: ["gender", "firstName", "lastName", "birthday"],
  "e-mail": ["email"],
  communications: ["subscribedToNewsletter", "communicationLanguage"],
  "mot-de-passe": [],
};

export async function savePersonalDraft(
  c: AppContext,
  section: PersonalSection,
  { data }: Posted,
): Promise<void> {
  const draft = new FormData();
  for (const name of saved[section]) {
    const value = data.get(name);
    if (typeof value === "string") draft.append(name, value);
  }
  if (saved[section].length > 0) await saveDraft(c, draftKey(c, section), draft);
}

export async function takePersonalDrafts(
  c: AppContext,
): Promise<Partial<Record<PersonalSection, FormInputs>>> {
  const drafts: Partial<Record<PersonalSection, FormInputs>> = {};
  for (const section of personalSections) {
    const draft = await takeDraft(c, draftKey(c, section));
    if (draft) drafts[section] = textsOf(draft);
  }
  return drafts;
}

const textsOf = (draft: FormData): FormInputs =>
  Object.fromEntries(
    [...draft].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );

const draftKey = (c: AppContext, section: PersonalSection) => `personal ${section} ${customerKey(c)}`;
