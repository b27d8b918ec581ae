import { checkoutHref } from "../../../../shared/checkout/checkout-steps.ts";
import { delayedPayment } from "../../../../shared/checkout/payment/delayed-payment.ts";
import { formatAmount } from "../../../../shared/money/money.ts";
import { confirmationTexts } from "../../../../shared/order/confirmation/confirmation.texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import css from "./how-to-pay.module.css";

const t = translator(confirmationTexts);

export interface HowToPayProps {
  order: string;
  number: string;
  amount: number | null;
  method: { code: string; name: string } | null;
  text: string;
}

export function HowToPay({ order, number, amount, method, text }: HowToPayProps) {
  const isPaypal = delayedPayment(method?.code) === "paypal";
  return (
    <section className={css.box} aria-labelledby="comment-payer">
      <h2 className="title-s" id="comment-payer">
        {t("toPay.title")}
      </h2>
      <dl className={css.facts}>
        {method && <Fact name={t("toPay.method")} value={method.name} />}
        <Fact name={t("toPay.amount")} value={formatAmount(amount)} />
        <Fact name={t("toPay.reference")} value={number} />
      </dl>
      <p className={css.text}>{text}</p>
      {!isPaypal && <p className={css.note}>{t("toPay.mailed")}</p>}
      <p className={`${css.change} no-print`}>
        <a href={`${checkoutHref(order)}?paiement=autre`}>{t(isPaypal ? "toPay.resume" : "toPay.change")}</a>
      </p>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
