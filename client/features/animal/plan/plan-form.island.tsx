import { island } from "../../../../engine/islands/island.tsx";
import { planHref } from "../../../../shared/animal/animal-href.ts";
import { weightPlanTexts } from "../../../../shared/animal/plan/weight-plan.texts.ts";
import type { FormErrors } from "../../../../shared/forms/form-errors.ts";
import type { FormInputs, SmartForm as SmartFormDefinition } from "../../../../shared/forms/smart-form.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { sendForm } from "../../forms/send-form.ts";
import { SmartForm } from "../../forms/smart-form.tsx";

const t = translator(weightPlanTexts);

interface PlanFormProps {
  id: number;
  /** Made by the worker, so that the browser loads no field definitions. */
  form: SmartFormDefinition;
  inputs?: FormInputs;
  errors?: FormErrors;
}

function PlanForm({ id, form, inputs = {}, errors }: PlanFormProps) {
  const action = planHref(id);
  return (
    <SmartForm
      form={form}
      action={action}
      labels={{ submit: t("offer.submit"), pending: t("offer.pending") }}
      inputs={inputs}
      errors={errors}
      send={(data) => sendForm(action, data)}
    />
  );
}

export const PlanFormIsland = island(PlanForm, { when: "touch" });
