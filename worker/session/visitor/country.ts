import {
  asksForCountry,
  countryOf,
  defaultCountry,
  localeOf,
  type ShopCountry,
} from "../../../shared/country/country.ts";
import { shopCountries } from "../../../shared/identity.ts";
import type { AppContext } from "../../context.ts";
import { clearCookie, readCookie, writeCookie, yearInSeconds } from "../cookies.ts";

export function chosenCountry(c: AppContext): ShopCountry | undefined {
  const locale = readCookie(c, "locale");
  const country = locale === undefined ? undefined : countryOf(locale);
  if (locale !== undefined && !country)
    c.get("log").warn("locale not usable", { locale: locale.slice(0, 20) });
  return country;
}

export function chooseCountry(c: AppContext, country: ShopCountry): void {
  writeCookie(c, "locale", localeOf(country), yearInSeconds);
  writeCookie(c, "countryAnswered", detectedCountry(c) ?? country, yearInSeconds);
}

/** The country of the last known address. */
export function followedCountry(c: AppContext): ShopCountry | undefined {
  const code = readCookie(c, "addressCountry");
  return shopCountries.find((one) => one === code);
}

/** Nothing is kept beside a choice, nor of the default country. A country without delivery counts as the default. */
export function followCountry(c: AppContext, code: string | undefined): void {
  if (c.get("chosenCountry")) return;
  const country = shopCountries.find((one) => one === code);
  if (country && country !== defaultCountry) writeCookie(c, "addressCountry", country, yearInSeconds);
  else if (readCookie(c, "addressCountry") !== undefined) clearCookie(c, "addressCountry");
}

export function closeCountryWall(c: AppContext): void {
  writeCookie(c, "countryAnswered", "closed", yearInSeconds);
}

export function countryToAskIn(c: AppContext): string | undefined {
  if (c.get("bot")) return undefined;
  const detected = detectedCountry(c);
  const answered = readCookie(c, "countryAnswered");
  return asksForCountry({ detected, country: c.get("country"), answered }) ? detected : undefined;
}

/** ISO code. In development `cf.country` is ignored, because it is the same for everybody. */
function detectedCountry(c: AppContext): string | undefined {
  const { cf } = c.req.raw;
  const country = c.req.header("cf-ipcountry") ?? (c.env.SANDBOX ? undefined : cf?.country);
  return typeof country === "string" && /^[A-Z]{2}$/.test(country) && country !== "XX" ? country : undefined;
}
