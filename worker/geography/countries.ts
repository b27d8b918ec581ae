import { addressTexts } from "../../shared/address/texts.ts";
import type { Country } from "../../shared/checkout/checkout-order.ts";
import { shopCountries } from "../../shared/country/country.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";

const t = translator(addressTexts);

/** Falls back to the countries of delivery during an outage. Never rejects. */
export async function addressCountries(c: AppContext): Promise<Country[]> {
  const found = await c.var.ecommerce.countries().catch((error: unknown) => {
    c.var.log.error("countries not known", error);
    return [];
  });
  return found.length > 0 ? found : shopCountries.map((code) => ({ code, name: t(`countries.${code}`) }));
}
