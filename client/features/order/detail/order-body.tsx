import type { TransitionView } from "../../../../shared/nutrition/transition-view.ts";
import type {
  FollowUp,
  OrderDelivery,
  OrderOrigin,
  PlacedOrder,
  ShownClaim,
} from "../../../../shared/order/order-view.ts";
import { Late, type LatePart, useLate } from "../../../ui/late.tsx";
import { type Logbook, LogbookCard } from "../../nutrition/logbook-card.tsx";
import { BuyAgainIsland } from "../buy-again.island.tsx";
import type { ShownProducts } from "../order-lines.tsx";
import { OpenPaymentCard } from "./open-payment-card.tsx";
import { OrderClaims } from "./order-claims.tsx";
import { OrderFollowUp } from "./order-follow-up.tsx";
import { OrderGoods } from "./order-goods.tsx";
import { OrderPlaces, type ShownMethod } from "./order-places.tsx";
import { OrderTransition } from "./order-transition.tsx";

export interface OrderBodyProps {
  order: PlacedOrder;
  products: LatePart<ShownProducts>;
  delivery: LatePart<OrderDelivery | null>;
  method: LatePart<ShownMethod | null>;
  followUp: LatePart<FollowUp>;
  subscription: LatePart<OrderOrigin | null>;
  transition: LatePart<TransitionView | null>;
  logbook: LatePart<Logbook | null>;
  claims: LatePart<readonly ShownClaim[] | null>;
}

export function OrderBody({
  order,
  products,
  delivery,
  method,
  followUp,
  subscription,
  transition,
  logbook,
  claims,
}: OrderBodyProps) {
  return (
    <div className="stack-6">
      {order.toPay && <OpenPaymentCard order={order} toPay={order.toPay} />}
      <OrderFollowUp order={order} followUp={followUp} />
      <OrderGoods cart={order.cart} products={products} />
      <OrderPlaces order={order} delivery={delivery} method={method} subscription={subscription} />
      <Late fallback={null}>
        <OrderClaims claims={claims} />
      </Late>
      <Late fallback={null}>
        <OrderLogbook logbook={logbook} />
      </Late>
      <OrderTransition transition={transition} />
      <div className="no-print">
        <BuyAgainIsland order={order.token} number={order.number} look={order.toPay ? "outline" : "solid"} />
      </div>
    </div>
  );
}

function OrderLogbook({ logbook }: Pick<OrderBodyProps, "logbook">) {
  const shown = useLate(logbook);
  return shown && <LogbookCard {...shown} />;
}
