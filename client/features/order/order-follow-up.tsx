import { api } from "../../../shared/api/api.ts";
import type { InvoiceView } from "../../../shared/order/after-sale.ts";
import { orderDetailTexts } from "../../../shared/order/order-detail.texts.ts";
import type { FollowUp, PlacedOrder } from "../../../shared/order/order-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDate } from "../../../shared/time/dates.ts";
import { ButtonLink } from "../../ui/button.tsx";
import cardCss from "../../ui/card.module.css";
import { Late, type LatePart, useLate } from "../../ui/late.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { NextSteps } from "./next-steps.tsx";
import css from "./order-follow-up.module.css";
import { OrderHelp } from "./order-help.tsx";
import { Parcels } from "./parcels.tsx";

const t = translator(orderDetailTexts);

interface OrderFollowUpProps {
  order: PlacedOrder;
  followUp: LatePart<FollowUp>;
}

/** What happened and what comes next, and what can be done about it. */
export function OrderFollowUp(props: OrderFollowUpProps) {
  return (
    <div className={css.columns}>
      <Late fallback={<Skeleton className={css.bone} />}>
        <Shown {...props} />
      </Late>
    </div>
  );
}

function Shown({ order, followUp }: OrderFollowUpProps) {
  const known = useLate(followUp);
  return (
    <>
      <div className={css.steps}>
        <NextSteps
          title={t("follow")}
          orderedOn={order.orderedOn}
          payment={order.payment}
          sent={order.isSent}
          isPartlySent={order.isPartlySent}
          carrier={null}
          shippedOn={known.shippedOn}
          deliveredBy={known.deliveredBy}
          isDelivered={known.isDelivered}
        />
        {known.parcels.length > 0 && (
          <section className={css.parcels}>
            <h3 className={css.name}>{t("parcels")}</h3>
            <Parcels parcels={known.parcels} />
          </section>
        )}
      </div>
      <div className={`${cardCss.filled} ${css.help}`}>
        {known.invoice.kind !== "none" && (
          <section className={css.part}>
            <h2 className={css.name}>{t("invoice.title")}</h2>
            <Invoice token={order.token} invoice={known.invoice} />
          </section>
        )}
        <OrderHelp order={order} withdrawal={known.withdrawal} />
      </div>
    </>
  );
}

function Invoice({ token, invoice }: { token: string; invoice: InvoiceView }) {
  if (invoice.kind === "ready") {
    return (
      <ButtonLink look="outline" href={api.invoice(token)} data-no-prefetch>
        {t("invoice.get")} ({t("invoice.format")})
      </ButtonLink>
    );
  }
  return (
    <p className={css.note}>
      {invoice.kind === "from"
        ? t("invoice.from", { from: formatDate(invoice.from), to: formatDate(invoice.to) })
        : t("invoice.later")}
    </p>
  );
}
