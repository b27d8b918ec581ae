import { island } from "../../../engine/islands/island.tsx";
import { paymentCardTexts } from "../../../shared/subscription/card.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { CardFacts, type CardView } from "./card-facts.tsx";
import type { SubscriptionStepView } from "./step.ts";
import { SubscriptionStepForm } from "./step-form.tsx";

const t = translator(paymentCardTexts);

function PaymentForm({ step, card }: { step: SubscriptionStepView; card: CardView }) {
  return (
    <SubscriptionStepForm step={step} submit={t("submit")} keep={t("keep")}>
      <CardFacts card={card} />
    </SubscriptionStepForm>
  );
}

export const PaymentFormIsland = island(PaymentForm, { when: "touch" });
