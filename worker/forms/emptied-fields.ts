import type { FormErrors } from "../../shared/forms/form-errors.ts";
import type { EmptiedField } from "../../shared/forms/form-rules.ts";
import { formTexts } from "../../shared/forms/texts.ts";
import { translator } from "../../shared/text/translator.ts";

const t = translator(formTexts);

/** Browsers never get a password or a file back, so a document asks for them again. */
export function askAgain(errors: FormErrors, emptied: readonly EmptiedField[]): FormErrors {
  const asked = emptied.map(({ name, kind }) => [name, t(`forms.again.${kind}`)]);
  return { ...errors, fields: { ...Object.fromEntries(asked), ...errors.fields } };
}
