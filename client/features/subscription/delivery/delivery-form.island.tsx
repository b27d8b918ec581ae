import { island } from "../../../../engine/islands/island.tsx";
import { deliveryStepTexts } from "../../../../shared/subscription/delivery/delivery.texts.ts";
import { changeHref } from "../../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { CarrierChoice, type CarrierOffer, carrierFields } from "../../delivery/carrier-choice.tsx";
import { SubscriptionStepForm } from "../step/step-form.tsx";
import type { SubscriptionStepView } from "../step/subscription-step-view.ts";

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
  const hydrated = useHydrated();

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
    <SubscriptionStepForm
      step={step}
      submit={t("delivery.submit")}
      keep={t("delivery.keep")}
      choices={choices}
      fields={carrierFields(choice.carriers)}
      noValidate={hydrated}
    >
      {({ errorAt }) => (
        <>
          {/* The pickup-point search without scripts is a GET of this form back to this step. */}
          {Object.entries({ modifier: name, ...choices }).map(([input, value]) => (
            <input key={input} type="hidden" name={input} value={value} />
          ))}
          <p>{t(isNewAddress ? "delivery.toNew" : "delivery.to", { address })}</p>
          {outcome === "alone" && <p>{t("delivery.alone")}</p>}
          <CarrierChoice {...choice} errorAt={errorAt} />
        </>
      )}
    </SubscriptionStepForm>
  );
}

export const DeliveryFormIsland = island(DeliveryForm, { when: "touch" });
