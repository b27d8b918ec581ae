import type { ReactNode } from "react";
import type { PostalAddress as Address } from "../../../../shared/address/address.ts";
import type { PaymentMethod } from "../../../../shared/checkout/checkout-order.ts";
import { type CheckoutStep, checkoutHref } from "../../../../shared/checkout/checkout-steps.ts";
import { summaryTexts } from "../../../../shared/checkout/summary/summary.texts.ts";
import type { OrderDelivery } from "../../../../shared/order/order-view.ts";
import { href } from "../../../../shared/routes.ts";
import type { UpcomingDelivery } from "../../../../shared/subscription/next-delivery/upcoming-deliveries.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { AddressText } from "../../address/address-text.tsx";
import { Amounts } from "../../cart/amounts/amounts.tsx";
import { FreeProducts } from "../../cart/line/free-products.tsx";
import { SubscriptionRecap } from "../../order/confirmation/subscription-recap.tsx";
import { DeliveryPlace } from "../../order/delivery-place.tsx";
import { OrderLines } from "../../order/order-lines.tsx";
import { PaymentMarks } from "../../order/payment/payment-marks.tsx";
import type { CheckoutLayoutProps } from "../checkout-layout.tsx";
import css from "./order-summary.module.css";

const t = translator(summaryTexts);

export interface OrderSummaryProps extends Pick<CheckoutLayoutProps, "layout"> {
  delivery: OrderDelivery;
  billing: Address | null;
  method: PaymentMethod | null;
  isOnlyMethod: boolean;
  upcoming: readonly UpcomingDelivery[];
}

export function OrderSummary({
  layout,
  delivery,
  billing,
  method,
  isOnlyMethod,
  upcoming,
}: OrderSummaryProps) {
  const { order, reachable, cart } = layout;
  const wayTo = (step: CheckoutStep) => (reachable.includes(step) ? checkoutHref(order, step) : undefined);
  return (
    <div className={css.summary}>
      <Part name={t("goods")} change={href("panier")}>
        <OrderLines {...cart} />
        <FreeProducts products={cart.freeProducts} />
      </Part>
      {upcoming.length > 0 && (
        <Part name={t("subscription.title")}>
          <SubscriptionRecap upcoming={upcoming} />
        </Part>
      )}
      <div className={css.places}>
        {(delivery.carrier || delivery.address) && (
          <Part name={t("shipping")} change={wayTo("livraison")}>
            <DeliveryPlace delivery={delivery} />
          </Part>
        )}
        {billing && (
          <Part name={t("billing")} change={wayTo("facturation")}>
            <AddressText address={billing} />
          </Part>
        )}
      </div>
      <Part name={t("payment")} change={isOnlyMethod ? undefined : wayTo("paiement")}>
        {method ? (
          <>
            <p className={`row-2 ${css.method}`}>
              {isOnlyMethod && upcoming.length > 0 ? t("onlyMethod", { name: method.name }) : method.name}{" "}
              <PaymentMarks method={method.code} />
            </p>
            {isOnlyMethod && upcoming.length > 0 && (
              <details className={css.why}>
                <summary>{t("whyOnly")}</summary>
                {t("onlyBecause")}
              </details>
            )}
          </>
        ) : (
          cart.accounting.total === 0 && <p>{t(upcoming.length > 0 ? "nothingToPayYet" : "nothingToPay")}</p>
        )}
      </Part>
      <Part name={t("amounts")}>
        <Amounts {...cart} />
      </Part>
    </div>
  );
}

interface PartProps {
  name: string;
  change?: string | undefined;
  children: ReactNode;
}

function Part({ name, change, children }: PartProps) {
  return (
    <section className={css.part}>
      <div className={css.head}>
        <h2 className="title-xs">{name}</h2>
        {change && (
          <a className={css.change} href={change} aria-label={t("changeNamed", { name })}>
            {t("change")}
          </a>
        )}
      </div>
      {children}
    </section>
  );
}
