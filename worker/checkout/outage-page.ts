import { type CheckoutStep, checkoutHref } from "../../shared/checkout/checkout-steps.ts";
import { checkoutTexts } from "../../shared/checkout/texts.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { customerServiceOf } from "../page/customer-service.ts";
import { setRetryAfter } from "../page/error/retry-after.ts";
import type { Page } from "../page/page.ts";
import { pageTitle } from "../page/seo/seo.ts";
import { openOrderOf } from "../purchase/order/open-order.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";

const t = translator(checkoutTexts);

export const isOutage = (error: unknown) => error instanceof UpstreamError && error.status !== 401;

export async function checkoutOutagePage(
  c: AppContext,
  token: string,
  at?: CheckoutStep | "confirmation",
): Promise<Page> {
  const isConfirmation = at === "confirmation";
  const isBought = isConfirmation || openOrderOf(c)?.token === token;
  const retry = isConfirmation
    ? href("commande-order-confirmation", { order: token })
    : checkoutHref(token, at);
  setRetryAfter(c);
  return {
    screen: "checkout-outage",
    status: 503,
    personal: true,
    head: { title: pageTitle(t("outage.title")), canonical: retry, noindex: true },
    props: { retry, isBought, service: await customerServiceOf(c.var) },
  };
}
