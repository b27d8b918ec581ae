import { formatDate } from "../../../shared/dates.ts";
import { confirmationTexts } from "../../../shared/i18n/confirmation.ts";
import { translator } from "../../../shared/i18n/translator.ts";
import css from "./next-steps.module.css";

const t = translator(confirmationTexts);

export interface NextStepsProps {
  /** ISO 8601. */
  orderedOn: string | null;
  /** A delayed method: the parcel waits for the money. */
  toPay: boolean;
  /** Nothing was to be paid. */
  offered: boolean;
  sent: boolean;
  carrier: { name: string; description: string } | null;
}

interface Step {
  name: string;
  text: string | null;
  done: boolean;
}

/** The way of an order from here to the door. */
export function NextSteps(props: NextStepsProps) {
  return (
    <section>
      <h2 className={css.title}>{t("next.title")}</h2>
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

function stepsOf({ orderedOn, toPay, offered, sent, carrier }: NextStepsProps): Step[] {
  const paid = offered ? t("next.offered") : t("next.paid");
  return [
    { name: t("next.ordered"), text: formatDate(orderedOn) || null, done: true },
    toPay
      ? { name: t("next.toPay"), text: t("next.toPayText"), done: false }
      : { name: paid, text: null, done: true },
    {
      name: t("next.prepared"),
      text: sent ? null : t(toPay ? "next.preparedAfterText" : "next.preparedText"),
      done: sent,
    },
    {
      name: t("next.shipped"),
      text: [sent ? t("next.sent") : t("next.shippedText"), carrier?.description].filter(Boolean).join(" "),
      done: false,
    },
  ];
}
