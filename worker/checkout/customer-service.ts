import type { Footer } from "../../shared/content.ts";
import { paymentTexts } from "../../shared/i18n/payment.ts";
import { translator } from "../../shared/i18n/translator.ts";
import type { AppContext } from "../context.ts";

const t = translator(paymentTexts);

export type CustomerService = Footer["customerService"];

/** How a person is reached (spec 8: the funnel's generic error says so); empty where the content system does not tell. */
export async function customerServiceOf(c: AppContext): Promise<CustomerService> {
  const footer = await c.var.content.footer().catch((error: unknown) => {
    c.var.log.error("page without customer service", error);
    return null;
  });
  return footer?.customerService ?? { phone: "", email: "", hours: "" };
}

/** The end of a sentence that sends to customer service: " au 04 … ou à …", nothing where neither is known. */
export async function contactWords(c: AppContext): Promise<string> {
  const { phone, email } = await customerServiceOf(c);
  return phone && email ? t("contact", { phone, email }) : "";
}
