import { countryName } from "../../shared/address/country-name.ts";
import type { Country } from "../../shared/checkout/checkout-order.ts";
import { shopCountries } from "../../shared/country/country.ts";
import type { AppContext } from "../context.ts";

/** Falls back to the countries of delivery during an outage. Never rejects. */
export async function addressCountries(c: AppContext): Promise<Country[]> {
  const found = await c.var.ecommerce.countries().catch((error: unknown) => {
    c.var.log.error("countries not known", error);
    return [];
  });
  return found.length > 0 ? found : shopCountries.map((code) => ({ code, name: countryName(code) }));
}
