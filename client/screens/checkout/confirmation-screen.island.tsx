import { screenIsland } from "../../../engine/islands/island.tsx";
import type { PostalAddress as Address } from "../../../shared/address/address.ts";
import { api } from "../../../shared/api/api.ts";
import type { Cart } from "../../../shared/cart/cart.ts";
import type { PaymentStatus } from "../../../shared/checkout/payment/payment-status.ts";
import type { Footer } from "../../../shared/content/content.ts";
import { contractHref } from "../../../shared/contract/contract-href.ts";
import { confirmationTexts } from "../../../shared/order/confirmation/confirmation.texts.ts";
import type { InvoiceView } from "../../../shared/order/detail/after-sale.ts";
import type { FollowUp, OrderDelivery } from "../../../shared/order/order-view.ts";
import { href } from "../../../shared/routes.ts";
import type { UpcomingDelivery } from "../../../shared/subscription/next-delivery/upcoming-deliveries.ts";
import { translator } from "../../../shared/text/translator.ts";
import { AddressText } from "../../features/address/address-text.tsx";
import { Amounts } from "../../features/cart/amounts/amounts.tsx";
import { FreeProducts } from "../../features/cart/line/free-products.tsx";
import { CustomerService } from "../../features/checkout/payment/payment-page.tsx";
import { useHeadingFocusOnLoad } from "../../features/checkout/use-heading-focus-on-load.ts";
import { type Logbook, LogbookCard } from "../../features/nutrition/logbook-card.tsx";
import { BuyAgainButton } from "../../features/order/buy-again.island.tsx";
import { HowToPay } from "../../features/order/confirmation/how-to-pay.tsx";
import { OrderHead, type OrderHeadProps } from "../../features/order/confirmation/order-head.tsx";
import {
  type RunningSubscription,
  RunningSubscriptionNote,
} from "../../features/order/confirmation/running-subscription.tsx";
import { UpcomingDeliveries } from "../../features/order/confirmation/upcoming-deliveries.tsx";
import { DeliveryPlace } from "../../features/order/delivery-place.tsx";
import { NextSteps } from "../../features/order/next-steps.tsx";
import { OrderLines } from "../../features/order/order-lines.tsx";
import { PaymentMarks } from "../../features/order/payment/payment-marks.tsx";
import { PrintButton } from "../../features/order/print-button.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import cardCss from "../../ui/card.module.css";
import css from "./confirmation-screen.module.css";

const t = translator(confirmationTexts);

export interface ConfirmationScreenProps extends OrderHeadProps {
  order: string;
  payment: PaymentStatus;
  refunded: number | null;
  sent: boolean;
  isPartlySent: boolean;
  followUp: Omit<FollowUp, "parcels">;
  toPay: string | null;
  method: { code: string; name: string } | null;
  cart: Cart;
  delivery: OrderDelivery;
  billing: Address | null;
  upcoming: UpcomingDelivery[];
  running: RunningSubscription | null;
  logbook: Logbook | null;
  service: Footer["customerService"];
}

export function ConfirmationPage({
  order,
  cart,
  delivery,
  billing,
  upcoming,
  running,
  logbook,
  ...page
}: ConfirmationScreenProps) {
  const { toPay, method, number, followUp } = page;
  useHeadingFocusOnLoad();
  return (
    <div className={`stack-6 ${css.page}`}>
      <OrderHead {...page} />
      <div className={css.columns}>
        <div className={css.main}>
          {toPay && (
            <HowToPay
              order={order}
              number={number}
              amount={cart.accounting.total}
              method={method}
              text={toPay}
            />
          )}
          <NextSteps
            orderedOn={page.orderedOn}
            payment={page.payment}
            refunded={page.refunded}
            sent={page.sent}
            isPartlySent={page.isPartlySent}
            kind={delivery.carrier?.kind}
            days={delivery.carrier?.description}
            arrival={delivery.arrival}
            shippedOn={followUp.shippedOn}
            deliveredBy={followUp.deliveredBy}
            isDue={followUp.isDue}
            isDelivered={followUp.isDelivered}
          />
          {logbook && <LogbookCard table={href("mon-compte-mes-commandes-order", { order })} {...logbook} />}
          {running && <RunningSubscriptionNote {...running} />}
          {upcoming.length > 0 && <UpcomingDeliveries upcoming={upcoming} />}
          <div className={css.places}>
            <section>
              <h2 className="subtitle">{t("delivery")}</h2>
              <DeliveryPlace delivery={delivery} />
            </section>
            {billing && (
              <section>
                <h2 className="subtitle">{t("billing")}</h2>
                <AddressText address={billing} />
              </section>
            )}
            {method && (
              <section>
                <h2 className="subtitle">{t("payment")}</h2>
                <p className={`row-2 ${css.method}`}>
                  {method.name} <PaymentMarks method={method.code} />
                </p>
              </section>
            )}
          </div>
        </div>
        <section className={`${cardCss.filled} ${css.bought}`} aria-labelledby="achats">
          <h2 className="subtitle" id="achats">
            {t("bought")}
          </h2>
          <OrderLines {...cart} />
          <FreeProducts products={cart.freeProducts} />
          <Amounts {...cart} />
        </section>
      </div>
      <div className="row-3 full-below-768 no-print">
        <ButtonLink href={href("index")}>{t("goOn")}</ButtonLink>
        <ButtonLink href={href("mon-compte")} look="outline">
          {t("account")}
        </ButtonLink>
        {page.stage !== "ordered" && <BuyAgainButton order={order} number={number} />}
        <PrintButton />
      </div>
      <div className="stack-2 note measure">
        {page.stage !== "cancelled" && (
          <>
            <InvoiceNote order={order} kind={followUp.invoice.kind} />
            {followUp.canWithdraw && (
              <p>
                {t("withdrawal")} <a href={contractHref("withdrawal", page.number)}>{t("withdraw")}</a>
              </p>
            )}
            {(running || upcoming.length > 0) && (
              <p>
                <a href={contractHref("termination", page.number)}>{t("terminate")}</a>
              </p>
            )}
            <p>
              <a href={href("page-page", { page: "conditions-generales-de-vente" })}>{t("terms")}</a>
            </p>
          </>
        )}
        <CustomerService service={page.service} />
      </div>
    </div>
  );
}

function InvoiceNote({ order, kind }: { order: string; kind: InvoiceView["kind"] }) {
  if (kind === "none") return null;
  if (kind !== "ready") return <p>{t("invoice")}</p>;
  return (
    <p>
      <a href={api.invoice(order)} data-file="">
        {t("invoiceFile")}
      </a>
    </p>
  );
}

export const ConfirmationScreen = screenIsland(ConfirmationPage);
