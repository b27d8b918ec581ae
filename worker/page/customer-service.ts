import type { Footer } from "../../shared/content/content.ts";
import type { Services } from "../context.ts";

export type CustomerService = Footer["customerService"];

export async function customerServiceOf({
  content,
  log,
}: Services<"content" | "log">): Promise<CustomerService> {
  const footer = await content.footer().catch((error: unknown) => {
    log.error("page without customer service", error);
    return null;
  });
  return footer?.customerService ?? { phone: "", email: "", hours: "" };
}
