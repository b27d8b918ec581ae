import type { Footer } from "../../shared/content.ts";
import type { AppContext } from "../context.ts";

/** How to reach a person; empty while the content system is down. */
export async function customerService(c: AppContext): Promise<Footer["customerService"]> {
  const footer = await c.var.content.footer().catch((error: unknown) => {
    c.var.log.error("login without customer service", error);
    return null;
  });
  return footer?.customerService ?? { phone: "", email: "", hours: "" };
}
