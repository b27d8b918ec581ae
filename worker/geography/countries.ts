import { countryName } from "../../shared/address/country-name.ts";
import type { Country } from "../../shared/checkout/checkout-order.ts";
import { shopCountries } from "../../shared/identity.ts";
import type { Services } from "../context.ts";

/** Falls back to the countries of delivery during an outage. Never rejects. */
export async function addressCountries({
  ecommerce,
  log,
}: Services<"ecommerce" | "log">): Promise<Country[]> {
  const found = await ecommerce.countries().catch((error: unknown) => {
    log.error("countries not known", error);
    return [];
  });
  return found.length > 0 ? found : shopCountries.map((code) => ({ code, name: countryName(code) }));
}
