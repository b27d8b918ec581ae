import { paymentTexts } from "../../../shared/checkout/payment/payment.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext } from "../../context.ts";
import { customerServiceOf } from "../../page/customer-service.ts";

const t = translator(paymentTexts);

export async function contactPhrase(c: AppContext): Promise<string> {
  const { phone, email } = await customerServiceOf(c);
  return phone && email ? t("contact", { phone, email }) : "";
}
