import { useMemo } from "react";
import { island } from "../../../../engine/islands/island.tsx";
import type { AnimalKind } from "../../../../shared/animal/animal.ts";
import { animalFormFields } from "../../../../shared/animal/form/animal-form-fields.ts";
import { animalFormScreenTexts } from "../../../../shared/animal/form/animal-form-screen.texts.ts";
import type { FormErrors } from "../../../../shared/forms/form-errors.ts";
import { smartFormRules } from "../../../../shared/forms/form-schema.ts";
import type { FormInputs, SmartForm } from "../../../../shared/forms/smart-form.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { CheckedForm, fieldId } from "../../forms/checked-form.tsx";
import { sendForm } from "../../forms/send-form.ts";
import { tickedIn } from "../../forms/ticked-in.ts";
import { AnimalField } from "./animal-field.tsx";
import css from "./animal-form.module.css";

const t = translator(animalFormScreenTexts);

export interface AnimalFormProps {
  kind: AnimalKind;
  form: SmartForm;
  action: string;
  version: string;
  inputs: FormInputs;
  errors?: FormErrors;
  back: string;
}

const sections = {
  identity: ["name", "gender", "breed", "birthday"],
  body: ["weight", "sterilized", "condition", "activity", "feature", "allergies"],
  food: ["feeds", "kibbleBrand", "onlyThisBrand", "oldKibbleBrand"],
} as const;

function AnimalForm({ kind, form, action, version, inputs, errors, back }: AnimalFormProps) {
  const id = `form-${form.name}`;
  const rules = useMemo(() => smartFormRules(form), [form]);

  return (
    <CheckedForm
      id={id}
      action={action}
      fields={form.fields.map(({ name, label }) => ({ path: name, label }))}
      rules={rules}
      ticked={tickedIn(form, inputs)}
      errors={errors}
      draft={{ key: action, base: version }}
      send={(data) => sendForm(action, data)}
    >
      {({ register, errorAt, pending }) => (
        <>
          <input type="hidden" name={animalFormFields.input("version")} value={version} />
          {(["identity", "body", "food"] as const).map((section) => (
            <section key={section} className={`stack-5 ${css.section}`}>
              <h2 className="title-s">{t(`sections.${section}`)}</h2>
              {form.fields
                .filter(({ name }) => sections[section].some((one) => one === name))
                .map((field) => (
                  <AnimalField
                    key={field.name}
                    kind={kind}
                    field={field}
                    id={fieldId(id, field.name)}
                    error={errorAt(field.name)}
                    inputs={inputs}
                    register={register}
                  />
                ))}
            </section>
          ))}
          <div className="row-3 full-below-480">
            <Button pending={pending}>{pending ? t("pending") : t(version ? "save" : "add")}</Button>
            <ButtonLink look="outline" href={back}>
              {t("cancel")}
            </ButtonLink>
          </div>
        </>
      )}
    </CheckedForm>
  );
}

export const AnimalFormIsland = island(AnimalForm, { when: "touch", draft: ({ action }) => action });
