import type { AddressesFormProps } from "../../features/subscription/delivery/addresses-form.island.tsx";
import { AddressesFormIsland } from "../../features/subscription/delivery/addresses-form.island.tsx";
import {
  SubscriptionStep,
  type SubscriptionStepProps,
} from "../../features/subscription/step/subscription-step.tsx";

export interface SubscriptionAddressesScreenProps
  extends SubscriptionStepProps,
    Omit<AddressesFormProps, "step"> {}

export function SubscriptionAddressesScreen({
  book,
  countries,
  country,
  isSending,
  ...frame
}: SubscriptionAddressesScreenProps) {
  const { step } = frame;
  return (
    <SubscriptionStep {...frame}>
      <AddressesFormIsland
        step={step}
        book={book}
        countries={countries}
        country={country}
        isSending={isSending}
      />
    </SubscriptionStep>
  );
}
