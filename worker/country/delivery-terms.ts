import type { DeliveryTerm } from "../../shared/country/country.ts";
import type { AppContext } from "../context.ts";

/** What the content system says of delivery to each country; nothing while it says nothing. */
export async function deliveryTerms(c: AppContext): Promise<DeliveryTerm[]> {
  const footer = await c.var.content.footer().catch((error: unknown) => {
    c.var.log.error("no delivery terms", error);
    return null;
  });
  return footer?.delivery ?? [];
}
