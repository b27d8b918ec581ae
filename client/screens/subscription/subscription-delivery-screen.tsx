import type { DeliveryFormProps } from "../../features/subscription/delivery/delivery-form.island.tsx";
import { DeliveryFormIsland } from "../../features/subscription/delivery/delivery-form.island.tsx";
import {
  SubscriptionStep,
  type SubscriptionStepProps,
} from "../../features/subscription/step/subscription-step.tsx";

export interface SubscriptionDeliveryScreenProps
  extends SubscriptionStepProps,
    Omit<DeliveryFormProps, "step"> {}

export function SubscriptionDeliveryScreen({
  address,
  countryCode,
  isNewAddress,
  outcome,
  carriers,
  chosen,
  points,
  tiles,
  ...frame
}: SubscriptionDeliveryScreenProps) {
  const { step } = frame;
  return (
    <SubscriptionStep {...frame}>
      <DeliveryFormIsland
        step={step}
        address={address}
        countryCode={countryCode}
        isNewAddress={isNewAddress}
        outcome={outcome}
        carriers={carriers}
        chosen={chosen}
        points={points}
        tiles={tiles}
      />
    </SubscriptionStep>
  );
}
