import { checkoutNotices } from "../../shared/i18n/checkout-notices.ts";
import { translator } from "../../shared/i18n/translator.ts";
import type { AppContext } from "../context.ts";
import { customerServiceOf } from "../page/customer-service.ts";

const t = translator(checkoutNotices);

/** The funnel's generic error: it says how customer service is reached (spec 8, order funnel). */
export async function genericProblem(c: AppContext): Promise<string> {
  const service = await customerServiceOf(c);
  return service.phone && service.email ? t("failed", service) : t("generic");
}
