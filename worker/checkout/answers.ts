import type { FormErrors } from "../../shared/api/api-error.ts";
import type { CheckoutOrder } from "../../shared/checkout/checkout-order.ts";
import { checkoutHref, stepDue } from "../../shared/checkout/checkout-steps.ts";
import type { AppContext } from "../context.ts";
import type { Page } from "../page/page.ts";
import { wantsJson } from "../page/wants-json.ts";
import { leaveNotice, type Notice } from "../session/notice.ts";

/** On to another page: a plain form is sent there (303), the page that runs is told where. */
export function goOn(c: AppContext, to: string, notice?: Notice): Response {
  if (notice) leaveNotice(c, notice);
  c.header("Cache-Control", "no-store");
  return wantsJson(c) ? c.json({ redirect: to }) : c.redirect(to, 303);
}

/** On to the step that the order is now due at. */
export const goToStepDue = (c: AppContext, order: CheckoutOrder, notice?: Notice): Response =>
  goOn(c, checkoutHref(order.tokenValue, stepDue(order)), notice);

/**
 * The form comes back: its errors to the page that runs, to a plain form the page with them.
 *
 * @param page makes the step's page with errors and what was typed
 */
export async function refuse(
  c: AppContext,
  status: NonNullable<Page["status"]>,
  errors: FormErrors,
  page: () => Promise<Page>,
): Promise<Page | Response> {
  if (wantsJson(c)) return c.json({ errors }, status);
  return { ...(await page()), status };
}

export const about = (text: string): FormErrors => ({ fields: {}, form: [text] });
