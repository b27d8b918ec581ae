import { asksForCountry, countryOf, localeOf, type ShopCountry } from "../../shared/country/country.ts";
import type { AppContext } from "../context.ts";
import { readCookie, writeCookie, yearInSeconds } from "./cookies.ts";

/** The country that a visitor chose; undefined where none was. A locale that cannot be read is said in the log, and is none. */
export function chosenCountry(c: AppContext): ShopCountry | undefined {
  const locale = readCookie(c, "locale");
  const country = locale === undefined ? undefined : countryOf(locale);
  if (locale !== undefined && !country)
    c.get("log").warn("locale not usable", { locale: locale.slice(0, 20) });
  return country;
}

/** Kept a year (spec 9, locale cookie); the question is answered for the place where it was asked. */
export function chooseCountry(c: AppContext, country: ShopCountry): void {
  writeCookie(c, "locale", localeOf(country), yearInSeconds);
  writeCookie(c, "countryAnswered", seenCountry(c) ?? country, yearInSeconds);
}

/** A question that was closed is not asked again. */
export function closeCountryWall(c: AppContext): void {
  writeCookie(c, "countryAnswered", "closed", yearInSeconds);
}

/** The country in which a visitor is to be asked for another; undefined for all others, and for crawlers. */
export function countryToAskIn(c: AppContext): string | undefined {
  if (c.get("bot")) return undefined;
  const seen = seenCountry(c);
  const answered = readCookie(c, "countryAnswered");
  return asksForCountry({ seen, chosen: c.get("chosenCountry"), answered }) ? seen : undefined;
}

/**
 * Where the edge sees the visitor. What a machine of one's own says of itself is not asked: it names a country for
 * everybody. Unknown places (XX) and Tor (T1) are nowhere.
 */
function seenCountry(c: AppContext): string | undefined {
  const { cf } = c.req.raw;
  const said = c.req.header("cf-ipcountry") ?? (c.env.SANDBOX ? undefined : cf?.country);
  return typeof said === "string" && /^[A-Z]{2}$/.test(said) && said !== "XX" ? said : undefined;
}
