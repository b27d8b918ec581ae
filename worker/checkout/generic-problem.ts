import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { customerServiceOf } from "../page/customer-service.ts";
import { checkoutNotices } from "../purchase/texts.ts";

const t = translator(checkoutNotices);

export async function genericProblem(c: AppContext): Promise<string> {
  const service = await customerServiceOf(c);
  return service.phone && service.email ? t("failed", service) : t("generic");
}
