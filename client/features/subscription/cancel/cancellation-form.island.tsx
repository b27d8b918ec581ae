import { island } from "../../../../engine/islands/island.tsx";
import type { InputName } from "../../../../shared/forms/form-rules.ts";
import { cancellationTexts } from "../../../../shared/subscription/cancel/cancellation.texts.ts";
import {
  type cancellationFields,
  cancellationReasons,
} from "../../../../shared/subscription/cancel/cancellation-form.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { ChoiceGroup, ChoiceOption } from "../../../ui/choice-group.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { SubscriptionStepForm } from "../step/step-form.tsx";
import type { SubscriptionStepView } from "../step/subscription-step-view.ts";

const t = translator(cancellationTexts);

type Name = InputName<typeof cancellationFields>;

function CancellationForm({ step }: { step: SubscriptionStepView }) {
  const { inputs } = step;
  return (
    <SubscriptionStepForm step={step} submit={t("form.submit")} keep={t("form.keep")} autoComplete="on">
      {({ errorAt }) => (
        <>
          <ChoiceGroup id="raison" label={t("form.reason.label")} error={errorAt("reason")}>
            {cancellationReasons.map((reason, place) => (
              <ChoiceOption
                key={reason}
                id={place === 0 ? "raison" : undefined}
                type="radio"
                name={"reason" satisfies Name}
                value={reason}
                required
                defaultChecked={inputs.reason === reason}
              >
                {t(`reasons.${reason}`)}
              </ChoiceOption>
            ))}
          </ChoiceGroup>
          <TextArea
            id="precision"
            name={"message" satisfies Name}
            label={t("form.message.label")}
            hint={t("form.message.hint")}
            error={errorAt("message")}
            defaultValue={String(inputs.message ?? "")}
            rows={3}
          />
        </>
      )}
    </SubscriptionStepForm>
  );
}

export const CancellationFormIsland = island(CancellationForm, { when: "touch" });
