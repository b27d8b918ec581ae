import { island } from "../../../engine/islands/island.tsx";
import { cardTexts } from "../../../shared/subscription/card.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { CardFacts, type CardView } from "./card-facts.tsx";
import type { Step } from "./step.ts";
import { StepForm } from "./step-form.tsx";

const t = translator(cardTexts);

function PaymentForm({ step, card }: { step: Step; card: CardView }) {
  return (
    <StepForm step={step} submit={t("submit")} keep={t("keep")}>
      <CardFacts card={card} />
    </StepForm>
  );
}

export const PaymentFormIsland = island(PaymentForm, { when: "touch" });
