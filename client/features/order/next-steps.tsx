import type { PaymentStatus } from "../../../shared/checkout/payment-status.ts";
import { confirmationTexts } from "../../../shared/order/confirmation.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDate } from "../../../shared/time/dates.ts";
import css from "./next-steps.module.css";

const t = translator(confirmationTexts);

export interface NextStepsProps {
  /** ISO 8601. */
  orderedOn: string | null;
  payment: PaymentStatus;
  sent: boolean;
  carrier: { name: string; description: string } | null;
}

interface Step {
  name: string;
  text: string | null;
  done: boolean;
}

export function NextSteps(props: NextStepsProps) {
  return (
    <section>
      <h2 className={css.title}>{t(isEnded(props.payment) ? "next.titleEnded" : "next.title")}</h2>
      <ol className={css.steps}>
        {stepsOf(props).map(({ name, text, done }) => (
          <li key={name} className={done ? `${css.step} ${css.done}` : css.step}>
            <strong>{name}</strong>
            {text && <span className={css.text}>{text}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function stepsOf({ orderedOn, payment, sent, carrier }: NextStepsProps): Step[] {
  const ordered = { name: t("next.ordered"), text: formatDate(orderedOn) || null, done: true };
  const money = {
    name: t(`next.payment.${payment}`),
    text: t.find(`next.paymentText.${payment}`) ?? null,
    done: !waiting.has(payment),
  };
  // No parcel leaves that had not left when the money was given back, or when the order was cancelled.
  if (isEnded(payment) && !sent) return [ordered, money];
  return [
    ordered,
    money,
    { name: t("next.prepared"), text: sent ? null : t(preparation(payment)), done: sent },
    {
      name: t("next.shipped"),
      text: [sent ? t("next.sent") : t("next.shippedText"), carrier?.description].filter(Boolean).join(" "),
      done: false,
    },
  ];
}

const isEnded = (payment: PaymentStatus) => payment === "refunded" || payment === "cancelled";

const waiting: ReadonlySet<PaymentStatus> = new Set(["due", "partially_authorized", "partially_paid"]);

const preparation = (payment: PaymentStatus) =>
  waiting.has(payment) ? "next.preparedAfterText" : "next.preparedText";
