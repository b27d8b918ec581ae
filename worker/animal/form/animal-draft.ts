import type { AnimalKind } from "../../../shared/animal/animal.ts";
import { animalFormFields } from "../../../shared/animal/form/animal-form-fields.ts";
import { smartFormDraft } from "../../../shared/forms/form-values.ts";
import type { FormInputs, SmartForm } from "../../../shared/forms/smart-form.ts";
import type { AppContext } from "../../context.ts";
import { customerKey, saveDraft, takeDraft } from "../../forms/draft.ts";

type Entry = number | AnimalKind;

export const saveAnimalDraft = (c: AppContext, entry: Entry, data: FormData): Promise<void> =>
  saveDraft(c, draftKey(c, entry), data);

export async function takeAnimalDraft(
  c: AppContext,
  entry: Entry,
  form: SmartForm,
): Promise<{ inputs: FormInputs; version: string } | undefined> {
  const draft = await takeDraft(c, draftKey(c, entry));
  if (!draft) return undefined;
  const { version } = animalFormFields.schema.parse(animalFormFields.draft(draft));
  return { inputs: smartFormDraft(form, draft), version };
}

const draftKey = (c: AppContext, entry: Entry) => `animal ${entry} ${customerKey(c)}`;
