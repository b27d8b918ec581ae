/** Languages that the language wall is written in besides French. */
export const wallLanguages = ["nl", "de", "it", "en"] as const;
export type WallLanguage = (typeof wallLanguages)[number];

/** Other sites of the shop, by their language. */
export type LanguageSites = Partial<Record<WallLanguage, string>>;

const longestHeader = 500;

/**
 * The language of a site that the browser prefers to French (spec 2, language wall). Undefined where French comes first,
 * or where no site speaks what the browser asks for.
 *
 * @param accepted header Accept-Language
 */
export function languageToOffer(
  accepted: string | undefined,
  sites: LanguageSites,
): WallLanguage | undefined {
  const preferred = (accepted ?? "")
    .slice(0, longestHeader)
    .split(",")
    .map(readRange)
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  const first = preferred.find(({ language }) => language === "fr" || siteOf(language, sites));
  return wallLanguages.find((language) => language === first?.language);
}

/** "nl-BE;q=0.8" */
function readRange(range: string): { language: string; weight: number } {
  const [tag = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith("q="));
  const value = weight === undefined ? 1 : Number(weight.slice(2));
  return { language: tag.split("-", 1)[0] ?? "", weight: value >= 0 && value <= 1 ? value : 0 };
}

function siteOf(language: string, sites: LanguageSites): string | undefined {
  const known = wallLanguages.find((one) => one === language);
  return known && sites[known];
}
