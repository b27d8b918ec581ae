import {
  type CheckoutOrder,
  hasSubscription,
  type PaymentMethod,
} from "../../../shared/checkout/checkout-order.ts";
import { accountQuery, checkoutHref } from "../../../shared/checkout/checkout-steps.ts";
import { delayedPayment } from "../../../shared/checkout/payment/delayed-payment.ts";
import { paymentTexts } from "../../../shared/checkout/payment/payment.texts.ts";
import { type CheckStage, checkTitles } from "../../../shared/checkout/payment/payment-attempt.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import { unpaidOrderHref } from "../../../shared/order/list/order-pages.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext } from "../../context.ts";
import { customerServiceOf } from "../../page/customer-service.ts";
import type { Page } from "../../page/page.ts";
import { pageTitle } from "../../page/seo/seo.ts";
import type { PaymentOutcome } from "../../purchase/payment/payment-outcome.ts";
import { isFit, offeredFor } from "../../purchase/payment/recurring-payment.ts";
import { takeNotice } from "../../session/notice.ts";
import { cameFrom } from "./came-from.ts";

const t = translator(paymentTexts);

interface Back {
  errors?: FormErrors;
  chosen?: string;
  fromAccount?: boolean;
}

type Due = Extract<PaymentOutcome, { kind: "due" }>;
type Checking = Extract<PaymentOutcome, { kind: "checking" }>;

export async function paymentDuePage(
  c: AppContext,
  order: CheckoutOrder,
  { payment, method, last }: Due,
  methods: PaymentMethod[],
  back: Back = {},
): Promise<Page> {
  const { errors, chosen } = back;
  return {
    screen: "payment-due",
    personal: true,
    head: headOf(order, t("due.title")),
    props: {
      ...(await commonProps(c, order, methods, back)),
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
  back: Back = {},
): Promise<Page> {
  const { errors, chosen } = back;
  const stage = stageOf(c, order.token, method, errors);
  return {
    screen: "payment-check",
    personal: true,
    head: headOf(order, t(checkTitles[stage])),
    props: {
      ...(await commonProps(c, order, methods, back)),
      payment,
      chosen: chosen ?? method,
      canResume: isFit(c.var, order, method),
      stage,
      ...(errors ? { errors } : {}),
    },
  };
}

function stageOf(
  c: AppContext,
  order: string,
  method: string | null,
  errors: FormErrors | undefined,
): CheckStage {
  if (c.req.query("verifie") !== undefined) return "slow";
  const asksForAnother = c.req.query("paiement") === "autre" && delayedPayment(method) === "paypal";
  return asksForAnother || errors || cameFrom(c, order) !== "gateway" ? "open" : "returned";
}

async function commonProps(c: AppContext, order: CheckoutOrder, methods: PaymentMethod[], back: Back) {
  const notice = takeNotice(c);
  return {
    order: order.token,
    number: order.number ?? "",
    amount: order.total ?? null,
    methods: offeredFor(c.var, order, methods),
    isSubscribed: hasSubscription(order),
    service: await customerServiceOf(c.var),
    fromAccount: back.fromAccount ?? c.req.query(accountQuery) !== undefined,
    detail: unpaidOrderHref(order.token),
    ...(notice ? { notice: { tone: notice.tone, text: notice.text } } : {}),
  };
}

function headOf({ token }: CheckoutOrder, title: string): Page["head"] {
  return { title: pageTitle(title), canonical: checkoutHref(token), noindex: true };
}
