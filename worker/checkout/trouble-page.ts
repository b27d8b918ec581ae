import { type CheckoutStep, checkoutHref } from "../../shared/checkout-steps.ts";
import { checkoutTexts } from "../../shared/i18n/checkout.ts";
import { translator } from "../../shared/i18n/translator.ts";
import { pageTitle } from "../../shared/seo.ts";
import type { AppContext } from "../context.ts";
import { comeBackLater } from "../page/come-back-later.ts";
import { customerServiceOf } from "../page/customer-service.ts";
import type { Page } from "../page/page.ts";

const t = translator(checkoutTexts);

/** The API does not answer: nothing is lost, and customer service is named (spec 8, order funnel). */
export async function troublePage(c: AppContext, token: string, step?: CheckoutStep): Promise<Page> {
  const retry = checkoutHref(token, step);
  comeBackLater(c);
  return {
    screen: "checkout-trouble",
    status: 503,
    personal: true,
    head: { title: pageTitle(t("trouble.title")), canonical: retry, noindex: true },
    props: { retry, service: await customerServiceOf(c) },
  };
}
