import { ShipNowFormIsland } from "../features/subscription/ship-now-form.island.tsx";
import { SubscriptionStep, type SubscriptionStepProps } from "../features/subscription/subscription-step.tsx";
import { Static } from "../islands/static.tsx";
import type { StaticHtml } from "../islands/static-html.ts";
import { Late, type LatePart, useLate } from "../ui/late.tsx";

export interface SubscriptionShipNowScreenProps extends SubscriptionStepProps {
  recap: StaticHtml;
  lateRecap: LatePart<StaticHtml>;
  /** Token of an order that is already being sent. */
  pending: string | null;
}

export function SubscriptionShipNowScreen({
  recap,
  lateRecap,
  pending,
  ...frame
}: SubscriptionShipNowScreenProps) {
  const first = <Static html={recap} />;
  return (
    <SubscriptionStep {...frame}>
      <Late fallback={first} broken={first}>
        <LateRecap recap={lateRecap} />
      </Late>
      <ShipNowFormIsland key={frame.step.version} step={frame.step} pending={pending} />
    </SubscriptionStep>
  );
}

function LateRecap({ recap }: { recap: LatePart<StaticHtml> }) {
  return <Static html={useLate(recap)} />;
}
