import type { CheckoutOrder } from "../../shared/checkout/checkout-order.ts";
import { checkoutHref, stepDue } from "../../shared/checkout/checkout-steps.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext, Services } from "../context.ts";
import type { FormRedirect } from "../forms/answer.ts";
import { checkoutNotices } from "../purchase/texts.ts";
import type { UpstreamError } from "../upstream/upstream-error.ts";
import { saveStepDraft } from "./step-draft.ts";

const t = translator(checkoutNotices);

export async function rereadOrder(
  { ecommerce, log }: Services<"ecommerce" | "log">,
  token: string,
): Promise<CheckoutOrder | undefined> {
  return ecommerce.order(token).catch((error: unknown) => {
    log.error("order not read again", error);
    return undefined;
  });
}

/** A 404 means that the order changed in another tab: saves the draft and leads to its current step. */
export async function followOrder(
  c: AppContext,
  { token }: CheckoutOrder,
  { status }: UpstreamError,
  form: FormData,
): Promise<FormRedirect | undefined> {
  const order = status === 404 ? await rereadOrder(c.var, token) : undefined;
  if (!order) return undefined;
  if (order.state !== "cart") return { to: checkoutHref(token) };
  await saveStepDraft(c, token, form);
  return {
    to: checkoutHref(token, stepDue(order)),
    notice: { tone: "info", text: t("changed") },
    atTop: true,
  };
}
