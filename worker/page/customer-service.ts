import type { Footer } from "../../shared/content/content.ts";
import type { AppContext } from "../context.ts";

export type CustomerService = Footer["customerService"];

export async function customerServiceOf(c: AppContext): Promise<CustomerService> {
  const footer = await c.var.content.footer().catch((error: unknown) => {
    c.var.log.error("page without customer service", error);
    return null;
  });
  return footer?.customerService ?? { phone: "", email: "", hours: "" };
}
