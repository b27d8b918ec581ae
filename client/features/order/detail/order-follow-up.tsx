import { api } from "../../../../shared/api/api.ts";
import { afterSale, type InvoiceView } from "../../../../shared/order/detail/after-sale.ts";
import { orderDetailTexts } from "../../../../shared/order/detail/order-detail.texts.ts";
import { isPaymentEnded } from "../../../../shared/order/detail/order-steps.ts";
import type { FollowUp, PlacedOrder } from "../../../../shared/order/order-view.ts";
import { translator } from "../../../../shared/text/translator.ts";
import * as clock from "../../../../shared/time/clock.ts";
import { formatDate, parseDate } from "../../../../shared/time/dates.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import cardCss from "../../../ui/card.module.css";
import { Late, type LatePart, useLate } from "../../../ui/late.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { NextSteps } from "../next-steps.tsx";
import css from "./order-follow-up.module.css";
import { OrderHelp } from "./order-help.tsx";
import { Parcels, ParcelsUnknown } from "./parcels.tsx";

const t = translator(orderDetailTexts);

interface OrderFollowUpProps {
  order: PlacedOrder;
  followUp: LatePart<FollowUp>;
}

export function OrderFollowUp({ order, followUp }: OrderFollowUpProps) {
  const known = withoutParcels(order);
  return (
    <div className={css.columns}>
      <div className={css.steps}>
        <Late
          fallback={<Skeleton className={css.bone} />}
          broken={<StepsAlone order={order} known={known} />}
        >
          <LateSteps order={order} followUp={followUp} />
        </Late>
      </div>
      <div className={`${cardCss.filled} ${css.help} no-print`}>
        <Late
          fallback={<Skeleton className={css.invoice} />}
          broken={<Invoice token={order.token} invoice={known.invoice} />}
        >
          <LateInvoice token={order.token} followUp={followUp} />
        </Late>
        <OrderHelp
          order={order}
          canWithdraw={known.canWithdraw}
          mayWithdraw={known.mayWithdraw}
          followUp={followUp}
        />
      </div>
    </div>
  );
}

const withoutParcels = ({ isSent, payment, orderedOn }: PlacedOrder): FollowUp => ({
  parcels: [],
  shippedOn: null,
  ...afterSale(
    { isSent, isEnded: isPaymentEnded(payment), shippedAt: undefined, orderedAt: parseDate(orderedOn) },
    clock.date(),
  ),
});

function LateSteps({ order, followUp }: Pick<OrderFollowUpProps, "order" | "followUp">) {
  const known = useLate(followUp);
  return (
    <>
      <Steps order={order} known={known} />
      {known.parcels.length > 0 && (
        <section className="stack-2">
          <h3>{t("parcels")}</h3>
          <Parcels parcels={known.parcels} />
        </section>
      )}
    </>
  );
}

interface StepsProps {
  order: PlacedOrder;
  known: FollowUp;
}

function StepsAlone(props: StepsProps) {
  return (
    <>
      <Steps {...props} />
      <ParcelsUnknown />
    </>
  );
}

function Steps({ order, known: { shippedOn, deliveredBy, isDue, isDelivered } }: StepsProps) {
  return (
    <NextSteps
      title={t("follow")}
      orderedOn={order.orderedOn}
      payment={order.payment}
      refunded={order.refunded}
      sent={order.isSent}
      isPartlySent={order.isPartlySent}
      kind={order.deliveryKind}
      arrival={order.arrival}
      shippedOn={shippedOn}
      deliveredBy={deliveredBy}
      isDue={isDue}
      isDelivered={isDelivered}
    />
  );
}

function LateInvoice({ token, followUp }: { token: string; followUp: LatePart<FollowUp> }) {
  return <Invoice token={token} invoice={useLate(followUp).invoice} />;
}

interface InvoiceProps {
  token: string;
  invoice: InvoiceView;
}

function Invoice({ token, invoice }: InvoiceProps) {
  if (invoice.kind === "none") return null;
  return (
    <section className={css.part}>
      <h2 className="title-xs">{t("invoice.title")}</h2>
      <InvoiceFile token={token} invoice={invoice} />
    </section>
  );
}

function InvoiceFile({ token, invoice }: InvoiceProps) {
  if (invoice.kind === "ready") {
    return (
      <ButtonLink look="outline" href={api.invoice(token)} data-file="">
        {t("invoice.get")} ({t("invoice.format")})
      </ButtonLink>
    );
  }
  return (
    <p className="note">
      {invoice.kind === "from"
        ? t("invoice.from", { from: formatDate(invoice.from), to: formatDate(invoice.to) })
        : t("invoice.later")}
    </p>
  );
}
