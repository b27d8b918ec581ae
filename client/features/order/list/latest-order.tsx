import { accountPaymentHref } from "../../../../shared/checkout/checkout-steps.ts";
import { orderListTexts } from "../../../../shared/order/list/order-list.texts.ts";
import { orderHref, unpaidOrderHref } from "../../../../shared/order/list/order-pages.ts";
import type { OrderRow, Parcel } from "../../../../shared/order/order-view.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Late, type LatePart, useLate } from "../../../ui/late.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { BuyAgainIsland } from "../buy-again.island.tsx";
import { Parcels, ParcelsUnknown } from "../detail/parcels.tsx";
import type { ShownProducts } from "../order-lines.tsx";
import css from "./latest-order.module.css";
import { OrderCard } from "./order-card.tsx";

const t = translator(orderListTexts);

export interface LatestOrderProps {
  order: OrderRow;
  products: LatePart<ShownProducts>;
  parcels: LatePart<Parcel[]>;
}

export function LatestOrder({ order, products, parcels }: LatestOrderProps) {
  const { token, number } = order;
  return (
    <section className="stack-4" aria-labelledby="derniere-commande">
      <h2 className="title-s" id="derniere-commande">
        {t("latest")}
      </h2>
      <OrderCard order={order} products={products} isLarge>
        <div className={css.below}>
          <Late key={token} fallback={<Skeleton className={css.bone} />} broken={<ParcelsUnknown />}>
            <LateParcels parcels={parcels} />
          </Late>
          <div className={`row-3 full-below-768 ${css.ways}`}>
            {order.isToPay && (
              <ButtonLink href={accountPaymentHref(token)} aria-label={t("payNamed", { number })}>
                {t("pay")}
              </ButtonLink>
            )}
            <ButtonLink
              look="outline"
              href={order.isToPay ? unpaidOrderHref(token) : orderHref(token)}
              aria-label={t("seeNamed", { number })}
            >
              {t("see")}
            </ButtonLink>
            <BuyAgainIsland order={token} number={number} look="quiet" />
          </div>
        </div>
      </OrderCard>
    </section>
  );
}

function LateParcels({ parcels }: Pick<LatestOrderProps, "parcels">) {
  const found = useLate(parcels);
  return found.length > 0 && <Parcels parcels={found} />;
}
