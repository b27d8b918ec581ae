import type { CardView } from "../features/subscription/card-facts.tsx";
import { PaymentFormIsland } from "../features/subscription/payment-form.island.tsx";
import { SubscriptionStep, type SubscriptionStepProps } from "../features/subscription/subscription-step.tsx";

export interface SubscriptionPaymentScreenProps extends SubscriptionStepProps {
  card: CardView;
}

export function SubscriptionPaymentScreen({ card, ...frame }: SubscriptionPaymentScreenProps) {
  return (
    <SubscriptionStep {...frame}>
      <PaymentFormIsland step={frame.step} card={card} />
    </SubscriptionStep>
  );
}
