import { languageToOffer } from "../../shared/country/language.ts";
import type { AppContext } from "../context.ts";
import { readCookie, writeCookie, yearInSeconds } from "./cookies.ts";

/** Undefined for visitors who are offered nothing, and for crawlers. */
export function languageToOfferTo(c: AppContext) {
  const { bot, configuration } = c.var;
  if (bot || readCookie(c, "languageAnswered")) return undefined;
  const language = languageToOffer(c.req.header("accept-language"), configuration.languageSites);
  const site = language && configuration.languageSites[language];
  return site ? { language, site } : undefined;
}

/** Whatever language: somebody who stays reads French. */
export function closeLanguageWall(c: AppContext): void {
  writeCookie(c, "languageAnswered", "closed", yearInSeconds);
}
