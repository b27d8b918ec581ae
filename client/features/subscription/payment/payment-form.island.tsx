import { island } from "../../../../engine/islands/island.tsx";
import { paymentCardTexts } from "../../../../shared/subscription/payment/payment-card.texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { SubscriptionStepForm } from "../step/step-form.tsx";
import type { SubscriptionStepView } from "../step/subscription-step-view.ts";
import { CardFacts, type CardView } from "./card-facts.tsx";

const t = translator(paymentCardTexts);

function PaymentForm({ step, card }: { step: SubscriptionStepView; card: CardView }) {
  return (
    <SubscriptionStepForm step={step} submit={t("submit")} keep={t("keep")}>
      <CardFacts card={card} />
    </SubscriptionStepForm>
  );
}

export const PaymentFormIsland = island(PaymentForm, { when: "touch" });
