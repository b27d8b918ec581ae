import { ShipNowFormIsland } from "../../features/subscription/ship-now/ship-now-form.island.tsx";
import {
  ShipNowRecap,
  type ShipNowRecapProps,
} from "../../features/subscription/ship-now/ship-now-recap.tsx";
import {
  SubscriptionStep,
  type SubscriptionStepProps,
} from "../../features/subscription/step/subscription-step.tsx";

export interface SubscriptionShipNowScreenProps
  extends SubscriptionStepProps,
    Pick<ShipNowRecapProps, "products" | "delivery"> {
  shipment: Pick<ShipNowRecapProps, "subscription" | "next">;
  /** Token of an order that is already being sent. */
  pending: string | null;
}

export function SubscriptionShipNowScreen({
  shipment,
  products,
  delivery,
  pending,
  ...frame
}: SubscriptionShipNowScreenProps) {
  return (
    <SubscriptionStep {...frame}>
      <ShipNowRecap {...shipment} products={products} delivery={delivery} />
      <ShipNowFormIsland step={frame.step} pending={pending} />
    </SubscriptionStep>
  );
}
