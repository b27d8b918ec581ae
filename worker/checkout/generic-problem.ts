import { translator } from "../../shared/text/translator.ts";
import type { Services } from "../context.ts";
import { customerServiceOf } from "../page/customer-service.ts";
import { checkoutNotices } from "../purchase/texts.ts";

const t = translator(checkoutNotices);

export async function genericProblem(services: Services<"content" | "log">): Promise<string> {
  const service = await customerServiceOf(services);
  return service.phone && service.email ? t("failed", service) : t("generic");
}
