import type { AppContext } from "../../context.ts";
import { followCountry } from "../../session/visitor/country.ts";
import { withTimeout } from "../../with-timeout.ts";

const longestWait = 1000;

/** If the country is not known, that of an earlier customer is forgotten nevertheless. */
export async function followAccountCountry(c: AppContext): Promise<void> {
  if (!c.var.chosenCountry) followCountry(c, await accountCountry(c));
}

/** The country of the favourite address, or the one that all addresses share. */
async function accountCountry(c: AppContext): Promise<string | undefined> {
  try {
    const book = (await withTimeout(c.var.ecommerce.addresses(), longestWait)) ?? [];
    const favourite = book.find(({ isDefault }) => isDefault);
    const countries = new Set((favourite ? [favourite] : book).map(({ countryCode }) => countryCode));
    return countries.size === 1 ? [...countries][0] : undefined;
  } catch (error) {
    c.var.log.error("country of the account not known", error);
    return undefined;
  }
}
