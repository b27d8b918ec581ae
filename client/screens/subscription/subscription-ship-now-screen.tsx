import type { OrderDelivery } from "../../../shared/order/order-view.ts";
import type { ShownProducts } from "../../features/order/order-lines.tsx";
import { ShipNowFormIsland } from "../../features/subscription/ship-now/ship-now-form.island.tsx";
import {
  ShipNowRecap,
  type ShipNowRecapProps,
} from "../../features/subscription/ship-now/ship-now-recap.tsx";
import {
  SubscriptionStep,
  type SubscriptionStepProps,
} from "../../features/subscription/step/subscription-step.tsx";
import { Late, type LatePart, useLate } from "../../ui/late.tsx";

type Shipment = Pick<ShipNowRecapProps, "subscription" | "next">;

export interface SubscriptionShipNowScreenProps extends SubscriptionStepProps {
  shipment: Shipment;
  products: LatePart<ShownProducts>;
  delivery: LatePart<OrderDelivery | null>;
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
  const first = <ShipNowRecap {...shipment} />;
  return (
    <SubscriptionStep {...frame}>
      <Late fallback={first} broken={first}>
        <WholeRecap shipment={shipment} products={products} delivery={delivery} />
      </Late>
      <ShipNowFormIsland step={frame.step} pending={pending} />
    </SubscriptionStep>
  );
}

type WholeRecapProps = Pick<SubscriptionShipNowScreenProps, "shipment" | "products" | "delivery">;

function WholeRecap({ shipment, products, delivery }: WholeRecapProps) {
  return <ShipNowRecap {...shipment} products={useLate(products)} delivery={useLate(delivery)} />;
}
