import type { FormEvent } from "react";
import { island } from "../../../../engine/islands/island.tsx";
import { deliveryStepTexts } from "../../../../shared/subscription/delivery/delivery.texts.ts";
import { changeHref } from "../../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { CarrierChoice, type CarrierOffer, carrierFields } from "../../delivery/carrier-choice.tsx";
import { ErrorSummary, FormMessages } from "../../forms/error-summary.tsx";
import { mendedBy, wrongChoices } from "../../forms/wrong-choices.ts";
import { StepWays } from "../step/step-form.tsx";
import type { SubscriptionStepView } from "../step/subscription-step-view.ts";
import { useStepSubmit } from "../step/use-step-submit.ts";

const t = translator(deliveryStepTexts);

export interface DeliveryFormProps extends CarrierOffer {
  step: SubscriptionStepView;
  address: string;
  isNewAddress: boolean;
  /** `alone`: only the current carrier can be shown. */
  outcome: "found" | "alone" | "unavailable";
}

function DeliveryForm({ step, address, isNewAddress, outcome, ...choice }: DeliveryFormProps) {
  const { id, name } = step;
  const choices: Record<string, string> = isNewAddress ? { adresse: "nouvelle" } : {};
  const { action, form, pending, errors, forget, onSubmit } = useStepSubmit(step, step.errors, choices);
  const hydrated = useHydrated();
  const wrong = wrongChoices(carrierFields(choice.carriers), errors);

  function onChange({ target }: FormEvent<HTMLFormElement>) {
    const mended = mendedBy(target, wrong);
    if (mended.length > 0) forget(mended);
  }

  if (choice.carriers.length === 0) {
    return (
      <div className="stack-5">
        <Notice tone="info">{t(outcome === "unavailable" ? "delivery.unavailable" : "delivery.none")}</Notice>
        <ButtonLink look="outline" href={changeHref(id, "adresses")}>
          {t("delivery.otherAddress")}
        </ButtonLink>
      </div>
    );
  }
  return (
    <form
      ref={form}
      className="stack-5"
      method="post"
      action={action}
      autoComplete="off"
      noValidate={hydrated}
      onSubmit={onSubmit}
      onChange={onChange}
    >
      <FormMessages errors={errors} />
      <ErrorSummary wrong={wrong} isDocument={step.errors !== undefined} />
      {/* The pickup-point search without scripts is a GET of this form back to this step. */}
      {Object.entries({ modifier: name, ...choices }).map(([input, value]) => (
        <input key={input} type="hidden" name={input} value={value} />
      ))}
      <p>{t(isNewAddress ? "delivery.toNew" : "delivery.to", { address })}</p>
      {outcome === "alone" && <p>{t("delivery.alone")}</p>}
      <CarrierChoice {...choice} errors={errors.fields} />
      <StepWays step={step} pending={pending} submit={t("delivery.submit")} keep={t("delivery.keep")} />
    </form>
  );
}

export const DeliveryFormIsland = island(DeliveryForm, { when: "touch" });
