import type { SubscriptionCoupon } from "../../../shared/subscription/customer-subscription.ts";
import { CouponStepIsland } from "../../features/subscription/coupon/coupon-step.island.tsx";
import {
  SubscriptionStep,
  type SubscriptionStepProps,
} from "../../features/subscription/step/subscription-step.tsx";

export interface SubscriptionCouponScreenProps extends SubscriptionStepProps {
  coupons: SubscriptionCoupon[];
  /** Whole minor units. */
  total: number | null;
}

export function SubscriptionCouponScreen({ coupons, total, ...frame }: SubscriptionCouponScreenProps) {
  return (
    <SubscriptionStep {...frame}>
      <CouponStepIsland step={frame.step} coupons={coupons} total={total} />
    </SubscriptionStep>
  );
}
