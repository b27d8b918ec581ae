import type { CheckoutOrder, PaymentMethod } from "../../shared/checkout/checkout-order.ts";
import { checkoutHref } from "../../shared/checkout/checkout-steps.ts";
import { delayedPayment } from "../../shared/checkout/delayed-payment.ts";
import { paymentTexts } from "../../shared/checkout/payment.texts.ts";
import type { FormErrors } from "../../shared/forms/form-errors.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import type { PaymentOutcome } from "../order/payment-outcome.ts";
import { customerServiceOf } from "../page/customer-service.ts";
import type { Page } from "../page/page.ts";
import { pageTitle } from "../page/seo.ts";
import { takeNotice } from "../session/notice.ts";

const t = translator(paymentTexts);

interface Back {
  errors?: FormErrors;
  chosen?: string;
}

type Due = Extract<PaymentOutcome, { kind: "due" }>;
type Checking = Extract<PaymentOutcome, { kind: "checking" }>;

export async function paymentDuePage(
  c: AppContext,
  order: CheckoutOrder,
  { payment, method, last }: Due,
  methods: PaymentMethod[],
  { errors, chosen }: Back = {},
): Promise<Page> {
  return {
    screen: "payment-due",
    personal: true,
    head: headOf(order, t("due.title")),
    props: {
      ...(await commonProps(c, order, methods)),
      payment,
      chosen: chosen ?? method,
      last,
      ...(errors ? { errors } : {}),
    },
  };
}

export async function paymentCheckPage(
  c: AppContext,
  order: CheckoutOrder,
  { payment, method }: Checking,
  methods: PaymentMethod[],
  { errors, chosen }: Back = {},
): Promise<Page> {
  return {
    screen: "payment-check",
    personal: true,
    head: headOf(order, t("check.title")),
    props: {
      ...(await commonProps(c, order, methods)),
      payment,
      chosen: chosen ?? method,
      slow:
        c.req.query("verifie") !== undefined ||
        (c.req.query("paiement") === "autre" && delayedPayment(method) === "paypal") ||
        errors !== undefined,
      ...(errors ? { errors } : {}),
    },
  };
}

async function commonProps(c: AppContext, order: CheckoutOrder, methods: PaymentMethod[]) {
  const notice = takeNotice(c, undefined, { inPayload: true });
  return {
    order: order.token,
    number: order.number ?? "",
    amount: order.total ?? null,
    methods,
    service: await customerServiceOf(c),
    ...(notice ? { notice: { tone: notice.tone, text: notice.text } } : {}),
  };
}

function headOf({ token }: CheckoutOrder, title: string): Page["head"] {
  return { title: pageTitle(title), canonical: checkoutHref(token), noindex: true };
}
