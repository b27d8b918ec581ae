import { paymentTexts } from "../../../shared/checkout/payment/payment.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { Services } from "../../context.ts";
import { customerServiceOf } from "../../page/customer-service.ts";

const t = translator(paymentTexts);

export async function contactPhrase(services: Services<"content" | "log">): Promise<string> {
  const { phone, email } = await customerServiceOf(services);
  return phone && email ? t("contact", { phone, email }) : "";
}
