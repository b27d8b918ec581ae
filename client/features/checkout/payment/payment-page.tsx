import type { ReactNode } from "react";
import { paymentTexts } from "../../../../shared/checkout/payment/payment.texts.ts";
import type { Footer } from "../../../../shared/content/content.ts";
import { formatAmount } from "../../../../shared/money/money.ts";
import { confirmationTexts } from "../../../../shared/order/confirmation/confirmation.texts.ts";
import { uncapitalised } from "../../../../shared/text/capitalised.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Notice, type NoticeProps } from "../../../ui/notice.tsx";
import { OtherTab } from "../lock/other-tab.tsx";
import { useOrderLock } from "../lock/use-order-lock.ts";
import { useHeadingFocusOnLoad } from "../use-heading-focus-on-load.ts";
import { useReloadOnRestore } from "../use-reload-on-restore.ts";
import css from "./payment-page.module.css";

const t = translator(paymentTexts);
const ofConfirmation = translator(confirmationTexts);

export interface PaymentPageProps {
  order: string;
  title: string;
  number: string;
  /** Minor units. */
  amount: number | null;
  service: Footer["customerService"];
  fromAccount: boolean;
  detail: string;
  notice?: { tone: NoticeProps["tone"]; text: string } | undefined;
  children: ReactNode;
}

export function PaymentPage({
  order,
  title,
  number,
  amount,
  service,
  detail,
  notice,
  children,
}: Omit<PaymentPageProps, "fromAccount">) {
  const state = useOrderLock(order);
  useReloadOnRestore();
  useHeadingFocusOnLoad();
  return (
    <div className={`stack-5 ${css.page}`}>
      <h1 className={css.title}>{title}</h1>
      <dl className={css.order}>
        <div>
          <dt>
            <a href={detail}>{t("due.order", { number })}</a>
          </dt>
          <dd>
            {t("due.amount")} <strong>{formatAmount(amount)}</strong>
          </dd>
        </div>
      </dl>
      {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
      {state !== "here" && <OtherTab order={order} state={state} />}
      <div className={`stack-5 ${css.body}`} inert={state !== "here"}>
        {children}
      </div>
      <CustomerService service={service} />
    </div>
  );
}

export function CustomerService({ service: { phone, email, hours } }: Pick<PaymentPageProps, "service">) {
  if (!phone && !email) return null;
  return (
    <p className={`note ${css.service}`}>
      {ofConfirmation("help")}
      {phone && (
        <>
          {ofConfirmation("helpBy.phone")}
          <a className={css.phone} href={`tel:${phone.replace(/\s/g, "")}`}>
            {phone}
          </a>
          {hours && ` (${uncapitalised(hours)})`}
        </>
      )}
      {email && (
        <>
          {phone && ofConfirmation("helpBy.or")}
          {ofConfirmation("helpBy.email")}
          <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
      .
    </p>
  );
}
