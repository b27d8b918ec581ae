import { languageToOffer } from "../../../shared/country/language.ts";
import type { AppContext } from "../../context.ts";
import { readCookie, writeCookie, yearInSeconds } from "../cookies.ts";

export function languageToOfferTo(c: AppContext) {
  const { bot, configuration } = c.var;
  if (bot || readCookie(c, "languageAnswered")) return undefined;
  const language = languageToOffer(c.req.header("accept-language"), configuration.languageSites);
  const site = language && configuration.languageSites[language];
  return site ? { language, site } : undefined;
}

export function closeLanguageWall(c: AppContext): void {
  writeCookie(c, "languageAnswered", "closed", yearInSeconds);
}
