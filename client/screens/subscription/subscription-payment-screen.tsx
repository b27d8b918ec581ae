import type { CardView } from "../../features/subscription/payment/card-facts.tsx";
import { PaymentFormIsland } from "../../features/subscription/payment/payment-form.island.tsx";
import {
  SubscriptionStep,
  type SubscriptionStepProps,
} from "../../features/subscription/step/subscription-step.tsx";

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
