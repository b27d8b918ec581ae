import type { PersonalSaved } from "../../../shared/api/personal.ts";
import { personalTexts } from "../../../shared/customer/personal.texts.ts";
import { personalFields } from "../../../shared/customer/personal-forms.ts";
import { type PersonalSection, personalHref } from "../../../shared/customer/personal-sections.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import type { SmartForm as Definition, FormInputs } from "../../../shared/forms/smart-form.ts";
import { hashOf } from "../../../shared/hash.ts";
import { translator } from "../../../shared/text/translator.ts";
import { removeDraft } from "../forms/draft/remove-drafts.ts";
import { SmartForm } from "../forms/smart-form.tsx";
import { sendPersonal } from "./send-personal.ts";

const t = translator(personalTexts);

export const personalDrafts = `${personalHref()}#`;

export interface PersonalFormProps {
  section: PersonalSection;
  form: Definition;
  submit: string;
  inputs: FormInputs;
  errors: FormErrors | undefined;
  /** Username for password managers, next to a new password. */
  email: string;
  onSaved: (saved: PersonalSaved) => void;
}

export function PersonalForm({ section, form, submit, inputs, errors, email, onSaved }: PersonalFormProps) {
  const draft = { key: personalDrafts + section, base: hashOf([email, inputs]) };
  return (
    <SmartForm
      form={form}
      action={personalHref()}
      labels={{ submit, pending: t("pending") }}
      inputs={inputs}
      errors={errors}
      draft={errors ? undefined : draft}
      send={(data) =>
        sendPersonal(data, (saved) => {
          removeDraft(draft.key);
          onSaved(saved);
        })
      }
    >
      <input type="hidden" name={personalFields.input("faire")} value={section} />
      {section === "mot-de-passe" && (
        <input
          className="visually-hidden"
          type="email"
          value={email}
          autoComplete="username"
          tabIndex={-1}
          aria-hidden="true"
          readOnly
        />
      )}
    </SmartForm>
  );
}
