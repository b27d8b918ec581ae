import type { OrderStage } from "../../../../shared/checkout/payment/payment-status.ts";
import { confirmationTexts } from "../../../../shared/order/confirmation/confirmation.texts.ts";
import type { ShownStatus } from "../../../../shared/order/order-states.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { formatDate } from "../../../../shared/time/dates.ts";
import { BagIcon, CheckIcon } from "../../../ui/icons.tsx";
import { Letterhead } from "../../../ui/logo.tsx";
import { StatusBadge } from "../status-badge.tsx";
import css from "./order-head.module.css";

const t = translator(confirmationTexts);

export interface OrderHeadProps {
  stage: OrderStage;
  number: string;
  orderedOn: string | null;
  firstName: string;
  email: string;
  status: ShownStatus | null;
}

export function OrderHead({ stage, number, orderedOn, firstName, email, status }: OrderHeadProps) {
  const isNew = stage === "ordered";
  const isWell = isNew || stage === "sent";
  return (
    <div className={css.head}>
      <div className={`print-only ${css.letterhead}`}>
        <Letterhead />
      </div>
      <span className={css.sign}>{isWell ? <CheckIcon size={44} /> : <BagIcon size={44} />}</span>
      <div>
        <h1 className={css.title}>{isNew && firstName ? t("thanks", { firstName }) : t(`title.${stage}`)}</h1>
        <p className={css.number}>
          {numberOf(number, orderedOn)} {status && <StatusBadge {...status} />}
        </p>
        {isNew && email && <p className={css.mail}>{t("mail", { email })}</p>}
      </div>
    </div>
  );
}

function numberOf(number: string, orderedOn: string | null): string {
  if (!number) return "";
  return orderedOn
    ? t("number", { number, date: formatDate(orderedOn) })
    : t("numberWithoutDate", { number });
}
