import type { AppContext } from "../../context.ts";
import { followCountry } from "../../session/visitor/country.ts";
import { withTimeout } from "../../with-timeout.ts";

const longestWait = 1000;

/** Delivery terms follow the favourite address, or the country that all addresses share. */
export async function followAccountCountry(c: AppContext): Promise<void> {
  if (c.var.chosenCountry) return;
  try {
    const book = (await withTimeout(c.var.ecommerce.addresses(), longestWait)) ?? [];
    const favourite = book.find(({ isDefault }) => isDefault);
    const countries = new Set((favourite ? [favourite] : book).map(({ countryCode }) => countryCode));
    if (countries.size === 1) followCountry(c, [...countries][0]);
  } catch (error) {
    c.var.log.error("country of the account not known", error);
  }
}
