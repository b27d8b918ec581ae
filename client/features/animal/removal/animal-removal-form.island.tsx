import { island } from "../../../../engine/islands/island.tsx";
import { removeAnimalHref } from "../../../../shared/animal/animal-href.ts";
import { animalRemovalTexts } from "../../../../shared/animal/removal/animal-removal.texts.ts";
import { removalForm } from "../../../../shared/animal/removal/animal-removal.ts";
import type { FormErrors } from "../../../../shared/forms/form-errors.ts";
import type { FormInputs } from "../../../../shared/forms/smart-form.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { sendForm } from "../../forms/send-form.ts";
import { SmartForm } from "../../forms/smart-form.tsx";

const t = translator(animalRemovalTexts);

export interface AnimalRemovalFormProps {
  id: number;
  inputs: FormInputs;
  errors?: FormErrors;
}

function AnimalRemovalForm({ id, inputs, errors }: AnimalRemovalFormProps) {
  const action = removeAnimalHref(id);
  return (
    <SmartForm
      form={removalForm}
      action={action}
      labels={{ submit: t("yes"), pending: t("pending") }}
      inputs={inputs}
      errors={errors}
      send={(data) => sendForm(action, data)}
    />
  );
}

export const AnimalRemovalIsland = island(AnimalRemovalForm, { when: "touch" });
